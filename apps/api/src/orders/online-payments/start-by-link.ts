import type { StartedPayment } from '@traiteur/contract/payments/online-payments.ts';
import type Stripe from 'stripe';
import type { ClientCaller } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { customerOf } from './customers.ts';
import { orderOfLink } from './payment-links.ts';
import { startPayment } from './start-payment.ts';

/**
 * Begins a payment for who holds the link of an order; where they agree to it, Stripe can keep their card for the client of the order. Who is signed
 * in as another client pays for that client, and has no card kept for them.
 * @throws {Refusal} `payment-link-ended`, and what {@link startPayment} throws
 */
export async function startByLink(
  { token, saveCard }: { token: string; saveCard: boolean },
  context: Pick<Context<'public'>, 'db' | 'clock' | 'house' | 'brand' | 'stripe' | 'caller'>,
): Promise<StartedPayment> {
  const { db, caller, clock } = context;
  const orderId = await orderOfLink(db, token, clock());
  const canKeepCard = caller?.kind !== 'client' || (await isOrderOf(db, caller, orderId));
  const customer = saveCard && canKeepCard ? await customerOf(orderId, context) : undefined;
  return startedPaymentOf(await startPayment(orderId, customer, context), canKeepCard, context);
}

async function isOrderOf(db: Services['db'], { clientId }: ClientCaller, orderId: number): Promise<boolean> {
  const order = db.selectFrom('orders').select('id').where('id', '=', orderId).where('client_id', '=', clientId);
  return (await order.executeTakeFirst()) !== undefined;
}

/** @throws {Refusal} `provider-failed` */
export function startedPaymentOf(
  { client_secret: clientSecret, amount }: Pick<Stripe.PaymentIntent, 'client_secret' | 'amount'>,
  canKeepCard: boolean,
  { house }: Pick<Services, 'house'>,
): StartedPayment {
  if (!clientSecret) throw new Refusal('provider-failed');
  return { clientSecret, amount, currency: house.currency, canKeepCard };
}
