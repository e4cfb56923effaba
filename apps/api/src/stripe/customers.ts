import { accountOf, answerOf, type AtStripe } from './stripe-account.ts';

/**
 * What Stripe calls the client of an order; the client is made known to it where they are not, save who was erased or whose record was merged
 * meanwhile. Stripe is told our number of them, and nothing of who they are.
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
  // Of two at once the first one stays; the other customer has no card and never will.
  const row = await db
    .updateTable('clients')
    .set((is) => ({ stripe_customer_id: is.fn.coalesce('stripe_customer_id', is.val(newCustomer.id)) }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('stripe_customer_id as customer')
    .executeTakeFirst();
  return row?.customer ?? undefined;
}
