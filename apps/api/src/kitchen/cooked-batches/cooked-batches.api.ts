import { cookedBatches } from '@traiteur/contract/kitchen/cooked-batches.ts';
import { handlersFor } from '../../http/handlers.ts';
import { listCookedBatches } from './batch-rows.ts';

export const cookedBatchesApi = handlersFor(cookedBatches, {
  listCookedBatches: async ({ query: { date } }, { db }) => ({ items: await listCookedBatches(db, date) }),
});
