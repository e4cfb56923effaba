import type { PaymentRequest, StartedPayment } from '@traiteur/contract/money/online-payments.ts';
import type Stripe from 'stripe';
import type { Reading } from '../core/acting.ts';
import type { Caller } from '../core/caller.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { customerOf } from './customers.ts';
import { accountOf, type AtStripe } from './stripe-account.ts';
import { dueOfGuest, excessRequest } from '../money/online-payments/guest-excess.ts';
import { makeLink, payableOrder, payerOfLink } from '../money/online-payments/payment-links.ts';
import { dueOfOrders, startPayment } from './start-payment.ts';
import { writtenLanguage } from '../database/rows/written-language.ts';

/** @throws {Refusal} `not-found`, `nothing-due`, `online-payments-off` */
export async function makePaymentLink(
  orderId: number,
  services: AtStripe & Pick<Services, 'siteUrl'>,
): Promise<{ url: string; expiresAt: string }> {
  accountOf(services);
  const order = await payableOrder(services.db, orderId);
  const { url, expiresAt } = await makeLink(services.db, { orderId, locale: order.locale }, services);
  return { url, expiresAt: expiresAt.toISOString() };
}

/** @throws {Refusal} `payment-link-ended` */
export async function getPaymentRequest(token: string, { db, clock, stripe }: AtStripe): Promise<PaymentRequest> {
  const { orderId, guestId } = await payerOfLink(db, token, clock());
  const publishableKey = stripe?.publishableKey ?? null;
  if (guestId !== null) return { ...(await excessRequest(db, guestId, clock())), publishableKey };
  const { status, ...order } = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select(['number', 'delivery_date as deliveryDate', 'total', 'due', 'status'])
    .select(writtenLanguage('clients.locale').as('locale'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...order, isCancelled: status === 'cancelled', publishableKey };
}

/** @throws {Refusal} `payment-link-ended`, `group-order-closed`, and what {@link startPayment} throws */
export async function startByLink(
  { token, saveCard }: { token: string; saveCard: boolean },
  context: Context<'public'>,
): Promise<StartedPayment> {
  const { db, caller, clock } = context;
  const { orderId, guestId } = await payerOfLink(db, token, clock());
  if (guestId !== null)
    return startedPaymentOf(await startPayment(dueOfGuest(guestId, clock()), undefined, context), false, context);
  if (orderId === null) throw new Refusal('payment-link-ended');
  const canKeepCard = await canKeepCardOf(db, caller, orderId);
  const customer = saveCard && canKeepCard ? await customerOf(orderId, context) : undefined;
  return startedPaymentOf(await startPayment(dueOfOrders([orderId]), customer, context), canKeepCard, context);
}

/** Stripe saves no card while another client is signed in, nor for an erased client. */
async function canKeepCardOf(db: Reading['db'], caller: Caller | undefined, orderId: number): Promise<boolean> {
  const owner = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'client_id')
    .select('clients.id')
    .where('orders.id', '=', orderId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return owner !== undefined && (caller?.kind !== 'client' || caller.clientId === owner.id);
}

/** @throws {Refusal} `provider-failed` */
export function startedPaymentOf(
  { client_secret: clientSecret, amount }: Pick<Stripe.PaymentIntent, 'client_secret' | 'amount'>,
  canKeepCard: boolean,
  { house }: Reading,
): StartedPayment {
  if (!clientSecret) throw new Refusal('provider-failed');
  return { clientSecret, amount, currency: house.currency, canKeepCard };
}
