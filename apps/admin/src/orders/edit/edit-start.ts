import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { emptyDraft, type OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import { addressIdOf, fieldsOfOrder, slotOfOrder } from '@traiteur/front/orders/standing-order.ts';
import { orderKeys } from '../order-queries.ts';
import { draftLine } from '../take/order-start.ts';

/** Read again each time. */
export const editedOrderQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: orderKeys.answer('edit', id),
    async queryFn() {
      const order = await api.call('orders', 'get', { id });
      return { order, client: await api.call('clients', 'get', { id: order.clientId }) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });

export const draftOfOrder = (order: Order, client: Client): OrderDraft => ({
  ...emptyDraft,
  standing: { order, version: order.version, fields: fieldsOfOrder(order) },
  client,
  addressId: addressIdOf(order, client) ?? null,
  slot: slotOfOrder(order),
  lines: order.lines.map(draftLine),
  discountCode: order.discountCode ?? '',
  kitchenNote: order.kitchenNote,
  driverNote: order.driverNote ?? '',
});
