import { goodsReceipts } from '@traiteur/contract/kitchen/goods-receipts.ts';
import { todayOf } from '../../core/acting.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportGoodsReceipts } from './export-goods-receipts.ts';
import { getReceipt, listReceipts } from './receipt-rows.ts';
import { receiveGoods, undoReceipt } from './receive-goods.ts';

export const goodsReceiptsApi = handlersFor(goodsReceipts, {
  list: ({ query }, { db }) => listReceipts(db, query),
  get: ({ params }, context) => getReceipt(context.db, params.id, todayOf(context)),
  exportGoodsReceipts: ({ query }, context) => exportGoodsReceipts(query, context),
  receiveGoods: ({ body, headers }, context) => receiveGoods(body, headers['Idempotency-Key'], context),
  undoGoodsReceipt: ({ params }, context) => undoReceipt(params.id, context),
});
