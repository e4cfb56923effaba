import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import { type Caller, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { insertEvent } from '../event-rows.ts';
import { claimKey } from '../idempotency-keys.ts';
import { getOrder } from '../read/order-rows.ts';

/**
 * Writes to the client of an order: an event of it, whose mail the database writes with it. The same key twice writes once.
 * @throws {Refusal} `not-found`, `client-without-email`, `idempotency-key-reused`
 */
export const sendOrderMessage = (
  id: number,
  message: OrderMessage,
  key: string,
  caller: Caller,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    if (!(await claimKey(transaction, key, ['sendOrderMessage', id, message], now))) return getOrder(transaction, id);
    const client = await transaction
      .selectFrom('orders')
      .innerJoin('clients', 'clients.id', 'orders.client_id')
      .select('clients.email')
      .where('orders.id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    if (!client) throw new Refusal('not-found');
    if (client.email === '') throw new Refusal('client-without-email');
    const eventId = await insertEvent(transaction, id, { kind: 'messaged' }, { by: personOf(caller), now });
    const { subject, text } = message;
    await transaction.insertInto('order_messages').values({ event_id: eventId, subject, body: text }).execute();
    return getOrder(transaction, id);
  });
