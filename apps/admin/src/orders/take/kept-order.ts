import { queryOptions } from '@tanstack/react-query';
import { ApiRefusal, type ApiClient } from '@traiteur/contract/wire/client.ts';
import { emptyDraft, type OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import * as z from 'zod/mini';
import { orderKeys } from '../order-queries.ts';
import type { OrderStart } from './order-start.ts';

/** A draft with its key. For privacy only the client's number is stored: name and allergies are read again. */
const orderInStorage = z.object({
  key: z.string(),
  clientId: z.nullable(z.number()),
  draft: z.record(z.string(), z.unknown()),
});
type OrderInStorage = z.output<typeof orderInStorage>;

export const keptOrder = (key: string, { client, standing: _standing, ...draft }: OrderDraft): OrderInStorage => ({
  key,
  clientId: client?.id ?? null,
  draft,
});

/** Undefined where the content is no order. */
export const orderKept = (content: unknown): OrderInStorage | undefined => orderInStorage.safeParse(content).data;

/** Restores a draft with the client as they are now. Without the client, it has no address, slot or answers. */
export const keptStartQuery = (api: ApiClient, { key, clientId, draft }: OrderInStorage) =>
  queryOptions({
    queryKey: orderKeys.answer('kept', key),
    queryFn: async (): Promise<OrderStart> => {
      const client = clientId === null ? null : await api.call('clients', 'get', { id: clientId }).catch(unlessGone);
      const lostParts = client ? {} : { addressId: null, slot: null, overrides: [] };
      return { key, draft: { ...emptyDraft, ...draft, client, ...lostParts } };
    },
    gcTime: 0,
    staleTime: Infinity,
  });

function unlessGone(error: unknown): null {
  if (error instanceof ApiRefusal) return null;
  throw error;
}
