import { batchHolds } from '@traiteur/contract/kitchen/batch-holds.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportBatchHolds } from './export-batch-holds.ts';
import { blockBatch, releaseBatch } from './hold-batch.ts';
import { getHold, listHolds } from './hold-rows.ts';

export const batchHoldsApi = handlersFor(batchHolds, {
  list: ({ query }, { db }) => listHolds(db, query),
  get: ({ params }, { db }) => getHold(db, params.id),
  exportBatchHolds: ({ query }, context) => exportBatchHolds(query, context),
  holdBatch: ({ body }, context) => blockBatch(body, context),
  releaseBatch: ({ params, body }, context) => releaseBatch(params.id, body.reason, context),
});
