import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun, type RecordTexts } from '../../noun/noun.ts';
import { clientMarks } from './client-marks.ts';

export const clients = noun({
  tag: 'clients',
  screens: {
    clients: screen('/clients', '/en/clients', ['clients list', 'allergens list']),
    clientAdd: screen('/clients/ajout', '/en/clients/add', ['clients create', 'allergens list']),
    client: screen('/clients/:id', '/en/clients/:id', [
      'clients get',
      'clients getClientStanding',
      'orders list',
      'allergens list',
    ]),
    clientEdit: screen('/clients/:id/modifier', '/en/clients/:id/edit', [
      'clients update',
      'clients get',
      'allergens list',
    ]),
  },
  titles: { clients: 'clients.title', clientAdd: 'clients.add' },
  menu: {
    group: 'clients',
    entries: [
      { screen: 'clients', label: 'clients.menu' },
      { screen: 'clientAdd', label: 'clients.add' },
    ],
  },
  shownOn: 'client',
  nameOf: ({ firstName, lastName }: ClientRow) => `${firstName} ${lastName}`,
  found: {
    heading: 'clients.title',
    detail: (client: ClientRow, { words }: RecordTexts) =>
      [...clientMarks(client), words('ordersCount', { count: client.ordersCount })].join(' · '),
  },
  isLogged: true,
});
