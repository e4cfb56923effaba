import { accountOf, answerOf, type AtStripe } from './stripe-account.ts';

/**
 * Undefined for a client erased or merged meanwhile. Stripe gets our number of the client, and no personal data.
 * @throws {Refusal} `online-payments-off`, `provider-failed`
 */
export async function customerOf(orderId: number, services: AtStripe): Promise<string | undefined> {
  const { client } = accountOf(services);
  const { db } = services;
  const payer = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select(['clients.id', 'clients.stripe_customer_id as customer'])
    .where('orders.id', '=', orderId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!payer || payer.customer !== null) return payer?.customer ?? undefined;
  const { id } = payer;
  const newCustomer = await answerOf(client.customers.create({ metadata: { client: String(id) } }));
  // Of two requests at once, the first customer stays; the other one never gets a card.
  const row = await db
    .updateTable('clients')
    .set((is) => ({ stripe_customer_id: is.fn.coalesce('stripe_customer_id', is.val(newCustomer.id)) }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('stripe_customer_id as customer')
    .executeTakeFirst();
  return row?.customer ?? undefined;
}
