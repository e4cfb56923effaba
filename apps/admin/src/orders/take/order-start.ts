import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Quote } from '@traiteur/contract/orders/order-quotes.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import {
  type DishConflict,
  type DraftLine,
  dishConflicts,
  emptyDraft,
  type OrderDraft,
  withClient,
} from '@traiteur/front/orders/order-draft.ts';
import { addressIdOf } from '@traiteur/front/orders/standing-order.ts';
import { orderKeys } from '../order-queries.ts';

export interface OrderStart {
  draft: OrderDraft;
  /** The key of a kept draft, under which placing it may have been tried. */
  key?: string;
  /** For an order taken again: the dishes that are no longer sold, and the conflicts to answer. */
  again?: { number: string; notSold: Bilingual[]; conflicts: DishConflict[] };
}

export const emptyStart: OrderStart = { draft: emptyDraft };

/** What the address asks for, read again each time because dishes and allergies change. */
export const orderStartQuery = (api: ApiClient, { clientId, orderId }: { clientId?: number; orderId?: number }) =>
  queryOptions({
    queryKey: orderKeys.answer('start', clientId, orderId),
    queryFn: () => (orderId === undefined ? startFor(api, clientId) : startAgain(api, orderId)),
    gcTime: 0,
    staleTime: Infinity,
  });

async function startFor(api: ApiClient, clientId: number | undefined): Promise<OrderStart> {
  if (clientId === undefined) return emptyStart;
  return { draft: withClient(emptyDraft, await api.call('clients', 'get', { id: clientId })) };
}

async function startAgain(api: ApiClient, orderId: number): Promise<OrderStart> {
  const order = await api.call('orders', 'get', { id: orderId });
  const client = await api.call('clients', 'get', { id: order.clientId });
  const lines = order.lines.map(({ productId, sizeId, quantity, eaterId }) => ({
    productId,
    sizeId,
    quantity,
    eaterId,
  }));
  return orderAgain(order, client, await api.call('orders', 'quoteOrder', {}, { clientId: client.id, lines }));
}

const noLongerSold: readonly string[] = ['unknown-reference', 'product-not-orderable', 'size-not-offered'];

/** A new draft with the order's dishes, except those that the quote refuses as no longer sold. */
export function orderAgain(order: Order, client: Client, quote: Quote): OrderStart {
  const refusedLines = new Set(
    quote.faults.flatMap(({ field, code }) => {
      const [list, index] = field.split('.');
      return list === 'lines' && index !== undefined && noLongerSold.includes(code) ? [Number(index)] : [];
    }),
  );
  const lines = order.lines.filter((_, index) => !refusedLines.has(index)).map(draftLine);
  const isTaken = ({ productId }: DishConflict) => lines.some((line) => line.productId === productId);
  const draft = withClient(emptyDraft, client);
  return {
    draft: {
      ...draft,
      addressId: addressIdOf(order, client) ?? draft.addressId,
      lines,
      kitchenNote: order.kitchenNote,
      driverNote: order.driverNote ?? '',
    },
    again: {
      number: order.number,
      notSold: order.lines.filter((_, index) => refusedLines.has(index)).map(({ name }) => name),
      conflicts: dishConflicts(quote).filter(isTaken),
    },
  };
}

export const draftLine = ({
  productId,
  sizeId,
  name,
  sizeName,
  quantity,
  eaterId,
}: Order['lines'][number]): DraftLine => ({
  productId,
  sizeId,
  name,
  sizeName,
  quantity,
  eaterId,
});
