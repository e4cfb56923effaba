import { purchaseOrders } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { todayOf } from '../../core/acting.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportPurchaseOrder } from './export-purchase-order.ts';
import { exportPurchaseOrders } from './export-purchase-orders.ts';
import { listSupplierArticles } from './pantry-rows.ts';
import { getPurchaseOrder, listPurchaseOrders } from './purchase-order-rows.ts';
import { createPurchaseOrder, removePurchaseOrder, updatePurchaseOrder } from './save-purchase-order.ts';
import { cancelPurchaseOrder, sendPurchaseOrder } from './send-purchase-order.ts';
import { getShoppingList } from './shopping-list.ts';

export const purchaseOrdersApi = handlersFor(purchaseOrders, {
  list: ({ query }, { db }) => listPurchaseOrders(db, query),
  get: ({ params }, { db }) => getPurchaseOrder(db, params.id),
  create: ({ body }, context) => createPurchaseOrder(context, body),
  update: ({ params, body: { version, ...input } }, { db }) =>
    updatePurchaseOrder({ db, id: params.id, version }, input),
  remove: ({ params }, { db }) => removePurchaseOrder(db, params.id),
  sendPurchaseOrder: ({ params, body }, context) => sendPurchaseOrder(params.id, body, context),
  cancelPurchaseOrder: ({ params }, context) => cancelPurchaseOrder(params.id, context),
  exportPurchaseOrders: ({ query }, context) => exportPurchaseOrders(query, context),
  exportPurchaseOrder: ({ params }, context) => exportPurchaseOrder(params.id, context),
  listSupplierArticles: ({ params }, { db }) => listSupplierArticles(db, params.id),
  getShoppingList: ({ query }, context) => getShoppingList(context.db, { ...query, today: todayOf(context) }),
});
