import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import {
  actionsFrom,
  isExplained,
  mainActionFrom,
  type OrderAction,
  type OrderStatus,
  orderLife,
} from '@traiteur/domain/orders/order-life.ts';

/** Takes each step from where the order stands to that status. */
export async function bringTo(person: ApiClient, order: Pick<Order, 'id' | 'status'>, status: OrderStatus) {
  let current = order.status;
  while (current !== status) ({ status: current } = await applyStep(person, order, nextAction(current, status)));
  return person.call('orders', 'get', { id: order.id });
}

const applyStep = (person: ApiClient, { id }: Pick<Order, 'id'>, action: OrderAction): Promise<Order> =>
  isExplained(action)
    ? person.call('orders', orderLife[action].operation, { id }, { reason: 'changement de programme' })
    : person.call('orders', orderLife[action].operation, { id });

function nextAction(current: OrderStatus, status: OrderStatus): OrderAction {
  const action = actionsFrom(current).find((name) => orderLife[name].to === status) ?? mainActionFrom(current);
  if (!action) throw new Error(`No step leads from ${current} to ${status}.`);
  return action;
}
