import type { ClientRow } from '@traiteur/contract/clients.ts';
import { noun, type RecordTexts } from '../noun.ts';
import { clientMarks } from './client-marks.ts';

export const clients = noun({
  tag: 'clients',
  screens: {},
  titles: {},
  found: {
    heading: 'finder.clients',
    show: (client: ClientRow, { words }: RecordTexts, search: string) => ({
      title: `${client.firstName} ${client.lastName}`,
      detail: [...clientMarks(client, search), words('ordersCount', { count: client.ordersCount })].join(' · '),
    }),
    listedOn: { screen: 'orders', filter: 'clientId' },
  },
  isLogged: true,
});
