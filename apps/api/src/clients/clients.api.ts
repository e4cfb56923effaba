import { clients } from '@traiteur/contract/clients.ts';
import { handlersFor } from '../http/handlers.ts';
import { createClient, getClient, listClients, removeClient, updateClient } from './client-rows.ts';

export const clientsApi = handlersFor(clients, {
  listClients: ({ query }, { db }) => listClients(db, query),
  getClient: ({ params }, { db }) => getClient(db, params.id),
  createClient: ({ body }, { db, clock }) => createClient(db, body, clock()),
  updateClient: ({ params, body }, { db, clock }) => updateClient(db, params.id, body.version, body, clock()),
  removeClient: ({ params }, { db }) => removeClient(db, params.id),
});
