import { clientOperations } from '@traiteur/contract/clients/operations.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getClientCompany, setClientCompany } from '../companies/company-people.ts';
import { meanings } from './clients.table.ts';
import { personOf } from '../../core/caller.ts';
import { mergeClients } from './merge/merge-clients.ts';
import { previewMerge } from './merge/preview-merge.ts';
import { undoMerge } from './merge/undo-merge.ts';
import { eraseClient } from './personal-data/erase-client.ts';
import { exportClientData } from './personal-data/export-client-data.ts';
import { createEater, removeEater, tableOf, updateEater } from './eaters/change-eaters.ts';
import { findClientDoubles } from './client-doubles.ts';
import { listClients } from './client-list.ts';
import { getClientStanding } from './client-standing.ts';
import { addClientAddress, createClient, getClient, removeClient } from './client-rows.ts';
import { saveClient } from './save-client.ts';

export const clientsApi = handlersFor(
  clientOperations,
  {
    list: ({ query }, { db }) => listClients(db, query),
    get: ({ params }, { db }) => getClient(db, params.id),
    create: ({ body }, { db, clock }) => createClient(db, body, clock()),
    update: ({ params, body }, context) => saveClient(params.id, body, context),
    getClientStanding: ({ params }, { db, clock }) => getClientStanding(db, params.id, clock()),
    remove: ({ params }, { db }) => removeClient(db, params.id),
    previewClientMerge: ({ params, query }, { db }) => previewMerge(db, params.id, query.otherId),
    mergeClients: ({ params, body }, { db, clock, caller, ...services }) =>
      mergeClients(db, params.id, body, { by: personOf(caller), now: clock(), staff: caller, ...services }),
    undoMerge: ({ params, body }, { db, clock, caller }) =>
      undoMerge(db, params.id, body.mergeId, { by: personOf(caller), now: clock() }),
    exportClientData: ({ params }, { db, clock }) => exportClientData(db, params.id, clock()),
    eraseClient: async ({ params, body }, { db, clock }) => ({
      views: await eraseClient(db, params.id, body.version, clock()),
    }),
    findClientDoubles: ({ query }, { db }) => findClientDoubles(db, query),
    addClientAddress: ({ params, body }, { db, clock }) => addClientAddress(db, params.id, body, clock()),
    getClientCompany: ({ params }, { db }) => getClientCompany(db, params.id),
    setClientCompany: ({ params, body }, { db }) => setClientCompany(db, params.id, body),
    listEaters: async ({ params }, { db }) => ({ items: tableOf(await getClient(db, params.id)) }),
    createEater: ({ params, body }, { db, clock, caller }) =>
      createEater(db, params.id, body, { by: personOf(caller), now: clock() }),
    updateEater: ({ params, body: { version, eaterId, ...eater } }, { db, clock, caller }) =>
      updateEater(db, params.id, { ...eater, id: eaterId }, { by: personOf(caller), now: clock() }, version),
    removeEater: ({ params, body }, { db, clock, caller }) =>
      removeEater(db, params.id, body.eaterId, { by: personOf(caller), now: clock() }),
  },
  meanings,
);
