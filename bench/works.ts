import { randomUUID } from 'node:crypto';
import type { OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import type { Change, Sample } from './sample.ts';

export interface BenchRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** One of two requests that undo each other. */
  turn?: Turn;
}

export interface Turn {
  order: number;
  /** The order's state in which this request is next. */
  when: { status: OrderStatus } | { quantity: number };
}

export const workNames = [
  'first page',
  'last page',
  'search',
  'detail',
  'placing',
  'placing for a regular',
  'changing',
  'changing for a regular',
  'moving on',
] as const;
export type WorkName = (typeof workNames)[number];

const searches =
  `martin Bernard lefèvre LEFEVRE nguyen kowalczyk zelenski benali mar dup gau ngu zac marie claire Inès zacharie yann
  violette zoé françois marie.martin @example.org sophie.petit +33612 3361234 2026-0001 2025-012 martinn xavier`
    .split(/\s+/)
    .concat(
      'le gall',
      'da silva',
      'claire martin',
      'martin claire',
      'julien dubois',
      'théo caron',
      'léa roux',
      'karim traoré',
    );

export const requestsOf = ({
  lastPage,
  orders,
  drafts,
  changes,
  regular,
  failed,
}: Sample): Record<WorkName, BenchRequest[]> => ({
  'first page': [get('/orders')],
  'last page': [get(`/orders?after=${lastPage}`)],
  search: searches.map((text) => get(`/orders?search=${encodeURIComponent(text)}`)),
  detail: orders.map((id) => get(`/orders/${id}`)),
  placing: drafts.map(placingOf),
  'placing for a regular': regular.drafts.map(placingOf),
  changing: changes.flatMap(changesOf),
  'changing for a regular': regular.changes.flatMap(changesOf),
  'moving on': failed.flatMap((order) => [
    { method: 'PUT', path: `/api/orders/${order}/dispatch`, turn: { order, when: { status: 'failed' } } },
    {
      method: 'PUT',
      path: `/api/orders/${order}/delivery-failure`,
      body: { reason: 'Personne à la porte' },
      turn: { order, when: { status: 'delivering' } },
    },
  ]),
});

const placingOf = (body: OrderInput): BenchRequest => ({
  method: 'POST',
  path: '/api/orders',
  body,
  headers: newKey(),
});

const changesOf = ({ id, ...order }: Change): BenchRequest[] =>
  [order.quantity, order.quantity + 1].map((previousQuantity) => changeOf(id, order, previousQuantity));

function changeOf(
  order: number,
  { slot, lines, quantity }: Omit<Change, 'id'>,
  previousQuantity: number,
): BenchRequest {
  const [first, ...otherLines] = lines;
  const newQuantity = previousQuantity === quantity ? quantity + 1 : quantity;
  return {
    method: 'PUT',
    path: `/api/orders/${order}`,
    body: { slot, lines: [{ ...first, quantity: newQuantity }, ...otherLines] },
    turn: { order, when: { quantity: previousQuantity } },
  };
}

const get = (path: string): BenchRequest => ({ method: 'GET', path: `/api${path}` });

export const newKey = () => ({ 'idempotency-key': randomUUID() });
