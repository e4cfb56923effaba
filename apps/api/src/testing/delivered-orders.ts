import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { orderLife, type UsualAction } from '@traiteur/domain/orders/order-life.ts';
import { type smallKitchen, wednesday } from './small-kitchen.ts';

type Kitchen = Awaited<ReturnType<typeof smallKitchen>>;

export function orderBook(manager: ApiClient, kitchen: Kitchen) {
  const step = (order: Pick<Order, 'id'>, action: UsualAction): Promise<Order> =>
    manager.call('orders', orderLife[action].operation, { id: order.id });

  const dahls = (quantity: number) => [kitchen.line(kitchen.dahl, quantity)];

  /** By default two portions of dahl for Marc, 23.90 € with the delivery. */
  const place = (more: object = {}): Promise<Order> => kitchen.place(manager, { lines: dahls(2), ...more });

  /** Up to the status `delivering`. */
  const send = (more: object = {}): Promise<Order> =>
    kitchen.orderIn(manager, 'delivering', { lines: dahls(2), ...more });

  const deliver = (order: Pick<Order, 'id'>) => step(order, 'deliver');

  /** By default all that is due. */
  const pay = (order: Pick<Order, 'id' | 'due'>, amount = order.due): Promise<Order> =>
    manager.call(
      'orders',
      'payOrder',
      { id: order.id, 'Idempotency-Key': crypto.randomUUID() },
      { method: 'cash', amount },
    );

  const refund = (order: Pick<Order, 'id'>, amount: number): Promise<Order> =>
    manager.call(
      'orders',
      'refundOrder',
      { id: order.id, 'Idempotency-Key': crypto.randomUUID() },
      { method: 'cash', amount, reason: 'plat froid' },
    );

  const cancel = (order: Pick<Order, 'id'>): Promise<Order> =>
    manager.call('orders', 'cancelOrder', { id: order.id }, { reason: 'Malade' });

  const change = ({ id, version }: Pick<Order, 'id' | 'version'>, quantity: number): Promise<Order> =>
    manager.call(
      'orders',
      'updateOrder',
      { id },
      {
        version,
        slot: { scheduleId: kitchen.evening, date: wednesday },
        kitchenNote: '',
        driverNote: '',
        lines: dahls(quantity),
      },
    );

  return { place, step, send, deliver, pay, refund, cancel, change };
}
