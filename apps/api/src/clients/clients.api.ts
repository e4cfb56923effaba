import { clientOperations } from '@traiteur/contract/clients/operations.ts';
import { handlersFor } from '../http/handlers.ts';
import { meanings } from './clients.table.ts';
import { findClientDoubles } from './client-doubles.ts';
import { listClients } from './client-list.ts';
import { getClientStanding } from './client-standing.ts';
import { addClientAddress, createClient, getClient, removeClient, updateClient } from './client-rows.ts';

export const clientsApi = handlersFor(
  clientOperations,
  {
    list: ({ query }, { db }) => listClients(db, query),
    get: ({ params }, { db }) => getClient(db, params.id),
    create: ({ body }, { db, clock }) => createClient(db, body, clock()),
    update: ({ params, body }, { db, clock, caller }) =>
      updateClient(db, params.id, body.version, body, { by: caller, now: clock() }),
    getClientStanding: ({ params }, { db }) => getClientStanding(db, params.id),
    remove: ({ params }, { db }) => removeClient(db, params.id),
    findClientDoubles: ({ query }, { db }) => findClientDoubles(db, query),
    addClientAddress: ({ params, body }, { db, clock }) => addClientAddress(db, params.id, body, clock()),
  },
  meanings,
);
