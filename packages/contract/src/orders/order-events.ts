import { order, orderEvent } from './order-record.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { sortedQuery, oneThing, pageOf } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';
import { orderMessage } from './order-message.ts';

export const orderEvents = {
  listOrderEvents: {
    summary:
      'Lists what happened to an order, a page at a time, the newest first, each event as the order tells of it.',
    method: 'GET',
    path: '/orders/{id}/events',
    scope: 'orders:read',
    params: oneThing,
    query: sortedQuery(['at'], {}),
    result: pageOf(orderEvent),
    refusals: ['not-found'],
  },
  sendOrderMessage: {
    summary: 'Writes to the client of an order by mail, in its timeline. The same Idempotency-Key twice writes once.',
    method: 'POST',
    path: '/orders/{id}/messages',
    scope: 'orders:write',
    params: oneThing,
    headers: idempotencyKey,
    body: orderMessage,
    result: order,
    status: 201,
    idempotent: true,
    audit: { only: ['number'] },
    refusals: ['not-found', 'client-without-email', 'idempotency-key-reused'],
  },
} as const satisfies Operations;
