import { orders } from '@traiteur/contract/orders/orders.ts';
import { type Handlers, handlersFor } from '../http/handlers.ts';
import { meanings } from './ledger/orders.table.ts';
import { mayReachClients } from '../core/caller.ts';
import { staffKey } from './ledger/idempotency-keys.ts';
import { exportOrders } from './export/export-orders.ts';
import { batchHandlers } from './batches/batch-handlers.ts';
import { listOrderEvents } from './read/order-events.ts';
import { getOrder, listOrders } from './read/order-rows.ts';
import { listOrderPapers } from './read/paper-rows.ts';
import { allergyEffect } from './judge/allergy-effect.ts';
import { answerConflict } from './judge/answer-conflict.ts';
import { quoteChange } from './edit/quote-change.ts';
import { updateOrder } from './edit/update-order.ts';
import { moveHandlers } from './move/move-orders.ts';
import { moveOrder } from './move/move-order.ts';
import { payOrdersHandler } from './payments/pay-orders.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import { placeOrder } from './place/place-order.ts';
import { quoteOrder } from './place/quote-order.ts';
import { updateBilledCompany } from './billing/update-billed-company.ts';
import { addOrderNote } from './notes/add-order-note.ts';
import { cancelHandler } from './cancel/cancel-orders.ts';
import { listRecipients, messageOrders } from './messages/message-orders.ts';
import { sendOrderMessage } from './messages/send-order-message.ts';
import { undoHandler } from './undo/undo-changes.ts';
import { undoOrderChange } from './undo/undo-order-change.ts';
import { replaceHandlers } from './replace/replace-handlers.ts';
import { stepHandlers } from './steps/step-handlers.ts';

const handlers = {
  get: ({ params }, { db }) => getOrder(db, params.id),
  ...stepHandlers,
  refundOrder: paymentHandlers.refundOrder,
  undoOrderChange: ({ params, body }, context) => undoOrderChange(params.id, body, context),
  moveOrder: ({ params, body }, context) => moveOrder(params.id, body, context),
} satisfies Partial<Handlers<(typeof orders)['operations']>>;

export const ordersApi = handlersFor(
  orders,
  {
    list: ({ query }, { db, caller, house }) =>
      listOrders(db, query, { byContact: mayReachClients(caller), timeZone: house.timeZone }),
    listOrderPapers: ({ query }, { db, caller, house }) =>
      listOrderPapers(db, query, { byContact: mayReachClients(caller), timeZone: house.timeZone }),
    exportOrders: ({ query }, context) => exportOrders(query, context),
    quoteOrder: ({ body }, context) => quoteOrder(body, context),
    placeOrder: ({ body, headers }, context) => placeOrder(body, staffKey(headers['Idempotency-Key']), context),
    quoteOrderChange: ({ params, body }, context) => quoteChange(params.id, body, context),
    updateOrder: ({ params, body }, context) => updateOrder(params.id, body, context),
    listOrderEvents: ({ params, query }, { db }) => listOrderEvents(db, params.id, query),
    sendOrderMessage: ({ params, body, headers }, context) =>
      sendOrderMessage(params.id, body, headers['Idempotency-Key'], context),
    addOrderNote: ({ params, body }, context) => addOrderNote(params.id, body.note, context),
    updateBilledCompany: ({ params, body }, context) => updateBilledCompany(params.id, body, context),
    answerAllergyConflict: ({ params, body }, context) => answerConflict(params.id, body, context),
    previewAllergyEffect: ({ body }, { db }) => allergyEffect(db, body),
    ...paymentHandlers,
    ...handlers,
    ...batchHandlers(handlers),
    ...moveHandlers(handlers),
    ...payOrdersHandler(handlers),
    ...replaceHandlers(handlers),
    ...cancelHandler(handlers),
    ...undoHandler(handlers),
    listRecipients: ({ body }, context) => listRecipients(body, context),
    messageOrders,
  },
  meanings,
);
