import { traceRoots } from '@traiteur/domain/kitchen/traces.ts';
import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { bilingual, count, forContact, id, idParameter, localDate, moment } from '../statement/fields.ts';
import { searchText } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

/** False: nobody wrote down which batch it was, and this one may be in it. */
const isSure = z.boolean();

const goods = z.object({
  id,
  name: bilingual(120),
  number: z.string(),
  supplier: z.nullable(z.object({ id, name: z.string() })),
  receiptId: z.nullable(id),
  at: moment,
  useBy: z.nullable(localDate),
  /** Milligrams that came in, are left and were thrown away. */
  quantity: count,
  remaining: count,
  wasted: count,
  isHeld: z.boolean(),
  isSure,
});

const lot = z.object({
  id,
  lot: z.string(),
  name: bilingual(120),
  /** Null for a preparation. */
  productId: z.nullable(id),
  date: localDate,
  /** Milligrams; null where not known. */
  weight: z.nullable(z.number()),
  useBy: z.nullable(localDate),
  by: z.string(),
  isHeld: z.boolean(),
  isSure,
  parts: z.array(
    z.object({
      name: bilingual(120),
      /** The supplier's number, or the lot; empty where nobody knows which batch it was. */
      number: z.string(),
      ingredientBatchId: z.nullable(id),
      cookedBatchId: z.nullable(id),
      weight: z.nullable(z.number()),
    }),
  ),
});
export type TracedLot = z.output<typeof lot>;

const serving = z.object({
  productId: id,
  name: bilingual(120),
  date: localDate,
  /** Null: nothing was ticked on that day, and what was in the pot is not known. */
  lot: z.nullable(z.string()),
  isSure,
  orders: count,
  portions: count,
});

const tracedOrder = z.object({
  id,
  number: z.string(),
  status: z.enum(orderStatuses),
  deliveryDate: localDate,
  clientId: id,
  client: z.string(),
  email: forContact(z.string()),
  phone: forContact(z.string()),
  isSure,
  portions: count,
  dishes: z.array(z.object({ name: bilingual(120), quantity: count })),
});
export type TracedOrder = z.output<typeof tracedOrder>;

const trace = z.object({
  root: z.object({ kind: z.enum(traceRoots), id, name: bilingual(200), number: z.string() }),
  /** Of which this tells: 92 days at most, the last ones of what lasted longer. */
  from: localDate,
  to: localDate,
  /** What went in, and in it the batch that was asked for; what may have been instead where nobody wrote it down. */
  goods: z.array(goods),
  lots: z.array(lot),
  servings: z.array(serving),
  counts: z.object({ orders: count, clients: count, portions: count, delivered: count, possible: count }),
  /** The latest first, 500 at most: the counts are of all. */
  orders: z.array(tracedOrder),
});
export type Trace = z.output<typeof trace>;

/** One of them says where a trace begins. */
export const rootParameters = {
  ingredientBatchId: z.optional(idParameter),
  cookedBatchId: z.optional(idParameter),
  productId: z.optional(idParameter),
  orderId: z.optional(idParameter),
  clientId: z.optional(idParameter),
};

const start = z.object({
  kind: z.enum(traceRoots),
  id,
  name: bilingual(200),
  /** Of a batch or an order. */
  number: z.string(),
  /** Of delivery, or on which goods came in. */
  date: z.nullable(localDate),
});
export type TraceStart = z.output<typeof start>;

const traceQuery = z.strictObject({ ...rootParameters, from: z.optional(localDate), to: z.optional(localDate) }).check(
  z.refine(
    ({ from: _from, to: _to, ...ids }) => Object.values(ids).filter((value) => value !== undefined).length === 1,
    { path: ['cookedBatchId'], params: { code: 'required' } },
  ),
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] }),
);

export const traces = operationsOf('traces', {
  traceBatch: {
    summary:
      'Follows a batch of goods, a cooked one, a dish on some days, an order or a client both ways: what it was made from and who delivered that; into which lots, dishes and orders it went, to which clients, and what is left. Where nothing was written down it is said to be possible, never left out.',
    method: 'GET',
    path: '/traces',
    scope: 'kitchen:read',
    query: traceQuery,
    result: trace,
    refusals: ['not-found'],
  },
  listTraceStarts: {
    summary:
      'What a trace may begin with, by what is typed: the number of goods, a lot, an ingredient, a dish, an order’s number or a client’s name; ten of each at most, the latest first.',
    method: 'GET',
    path: '/trace-starts',
    scope: 'kitchen:read',
    query: z.strictObject({ words: searchText }),
    result: z.object({ items: z.array(start) }),
    refusals: [],
  },
});
