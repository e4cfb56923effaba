import { queryOptions } from '@tanstack/react-query';
import { changeQuoteRequest, changeRequest, type DraftQuote, isChange } from '@traiteur/front/orders/order-change.ts';
import { type OrderDraft, orderRequest, quoteRequest } from '@traiteur/front/orders/order-draft.ts';
import type { AllergenChange } from '@traiteur/contract/orders/allergy-effects.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Reports and dashboard are under this key too: each change of an order changes them. */
export const orderKeys = nounKeys('orders');

export const orderQuery = (api: ApiClient, id: number) =>
  queryOptions({ queryKey: orderKeys.record(id), queryFn: () => api.call('orders', 'get', { id }) });

/** Not cached. */
export const allergyEffectQuery = (api: ApiClient, change: AllergenChange) =>
  queryOptions({
    queryKey: orderKeys.answer('allergy-effect', change),
    queryFn: ({ signal }) => api.call('orders', 'previewAllergyEffect', {}, change, { signal }),
    gcTime: 0,
  });

/** Not under the orders' key: quotes are read again when placing an order has failed. */
export const quoteKey = ['order-quotes'] as const;

/** The price and faults of a draft, in the language of `locale`. Not cached. */
export function quoteQuery(api: ApiClient, draft: OrderDraft, locale: Locale) {
  const change = isChange(draft) ? changeQuoteRequest(draft) : undefined;
  const id = draft.standing?.order.id;
  return queryOptions({
    queryKey: [...quoteKey, locale, id, draft.standing?.order.version, change ?? quoteRequest(draft)],
    queryFn: ({ signal }): Promise<DraftQuote> =>
      id !== undefined && change
        ? api.call('orders', 'quoteOrderChange', { id }, change, { signal })
        : api.call('orders', 'quoteOrder', {}, quoteRequest(draft), { signal }),
    gcTime: 0,
  });
}

/** Saves a draft at the total that was shown, as a new order or a change; undefined while a part is missing. */
export function saveOrder(api: ApiClient, draft: OrderDraft, total: number, key: string): Promise<Order> | undefined {
  if (isChange(draft)) {
    const change = changeRequest(draft, total);
    return change && api.call('orders', 'updateOrder', { id: draft.standing.order.id }, change);
  }
  const order = orderRequest(draft, total);
  return order && api.call('orders', 'placeOrder', { 'Idempotency-Key': key }, order);
}
