import { goodsReceipts } from '@traiteur/contract/kitchen/goods-receipts.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getReceipt, listReceipts } from './receipt-rows.ts';
import { receiveGoods, undoReceipt } from './receive-goods.ts';

export const goodsReceiptsApi = handlersFor(goodsReceipts, {
  list: ({ query }, { db }) => listReceipts(db, query),
  get: ({ params }, { db, clock, house }) => getReceipt(db, params.id, today(clock(), house.timeZone)),
  receiveGoods: ({ body, headers }, context) => receiveGoods(body, headers['Idempotency-Key'], context),
  undoGoodsReceipt: ({ params }, { db }) => undoReceipt(db, params.id),
});
