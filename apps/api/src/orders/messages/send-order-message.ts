import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import type { Kysely } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { changeOrder } from '../frame/change-order.ts';

/** @throws {Refusal} `not-found`, `client-without-email`, `idempotency-key-reused` */
export const sendOrderMessage = (id: number, message: OrderMessage, key: string, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    once: { key, request: ['sendOrderMessage', id, message] },
    lock: lockRecipient,
    async work(client, within) {
      if (client.email === '') throw new Refusal('client-without-email');
      // The database writes the mail together with the event.
      const eventId = await insertEvent(within, id, { kind: 'messaged' });
      const { subject, text } = message;
      await within.db.insertInto('order_messages').values({ event_id: eventId, subject, body: text }).execute();
    },
  });

async function lockRecipient(db: Kysely<Database>, id: number): Promise<{ email: string }> {
  const client = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select('clients.email')
    .where('orders.id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!client) throw new Refusal('not-found');
  return client;
}
