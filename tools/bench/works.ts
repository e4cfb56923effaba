import { randomUUID } from 'node:crypto';
import type { OrderInput } from '@traiteur/contract/order-input.ts';
import type { Sample } from './sample.ts';

/** A request as a caller writes it, without the token. */
export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: OrderInput;
  headers?: Record<string, string>;
}

export const workNames = ['first page', 'last page', 'search', 'detail', 'placing'] as const;
export type WorkName = (typeof workNames)[number];

/** What people type to find a client's orders: names whole and begun, common and rare, with a mistake, an address, a phone, a number. */
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

/** The requests of each work; one after the other, over and over, is what a run sends. */
export const requestsOf = ({ lastPage, orders, drafts }: Sample): Record<WorkName, BenchRequest[]> => ({
  'first page': [get('/orders')],
  'last page': [get(`/orders?after=${lastPage}`)],
  search: searches.map((text) => get(`/orders?search=${encodeURIComponent(text)}`)),
  detail: orders.map((id) => get(`/orders/${id}`)),
  placing: drafts.map((body) => ({ method: 'POST', path: '/api/orders', body, headers: newKey() })),
});

const get = (path: string): BenchRequest => ({ method: 'GET', path: `/api${path}` });

/** Another key is another order. */
export const newKey = () => ({ 'idempotency-key': randomUUID() });
