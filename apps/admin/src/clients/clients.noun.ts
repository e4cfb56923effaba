import type { ClientRow } from '@traiteur/contract/clients.ts';
import { noun, type RecordTexts } from '../noun.ts';
import { clientMarks } from './client-marks.ts';

export const clients = noun({
  tag: 'clients',
  screens: {},
  titles: {},
  nameOf: ({ firstName, lastName }: ClientRow) => `${firstName} ${lastName}`,
  found: {
    heading: 'finder.clients',
    detail: (client: ClientRow, { words }: RecordTexts, search: string) =>
      [...clientMarks(client, search), words('ordersCount', { count: client.ordersCount })].join(' · '),
    listedOn: { screen: 'orders', filter: 'clientId' },
  },
  isLogged: true,
});
