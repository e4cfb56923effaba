import { ingredientBatches } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { todayOf } from '../../core/acting.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getBatch, listBatches } from './batch-rows.ts';
import { countStock, recordWaste, undoStockMovement } from './count-stock.ts';
import { exportBatches } from './export-batches.ts';
import { meanings } from './ingredient-batches.table.ts';
import { listStock } from './shelf-rows.ts';

export const ingredientBatchesApi = handlersFor(
  ingredientBatches,
  {
    list: ({ query }, context) => listBatches(context.db, query, todayOf(context)),
    get: ({ params }, context) => getBatch(context.db, params.id, todayOf(context)),
    listStock: ({ query }, context) => listStock(context.db, query, { locale: context.locale, date: todayOf(context) }),
    countStock: ({ body }, context) => countStock(body, context),
    recordWaste: ({ params, body }, context) => recordWaste(params.id, body, context),
    undoStockMovement: ({ params, body }, context) => undoStockMovement(params.id, body.movementId, context),
    exportBatches: ({ query }, context) => exportBatches(query, context),
  },
  meanings,
);
