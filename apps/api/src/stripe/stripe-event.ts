import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { Refusal } from '../core/refusal.ts';
import { accountOf, type AtStripe } from './stripe-account.ts';

/** Stored, so it may hold nothing that the database refuses. */
const stripeId = z.string().check(z.regex(/^[\w-]{1,255}$/));

/** In cents. Stripe's own limit is eight digits. */
const amount = z.int().check(z.minimum(1), z.maximum(99_999_999));

const code = z.nullish(z.string().check(z.regex(/^[\w-]{1,100}$/)));

const metadata = z.nullish(z.record(z.string(), z.string()));

const intent = z.object({
  id: stripeId,
  status: z.string(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  /** Its number; of an expanded one we read nothing. */
  latest_charge: z.nullish(z.union([stripeId, z.looseObject({ id: stripeId })])),
  last_payment_error: z.nullish(z.object({ code, decline_code: code })),
});
const paidIntent = z.extend(intent, { amount_received: amount });

const refund = z.object({ id: stripeId, status: z.nullish(z.string()), amount, metadata, failure_reason: code });

const dispute = z.object({
  id: stripeId,
  amount,
  created: z.int().check(z.positive(), z.maximum(1e10)),
  payment_intent: z.nullable(stripeId),
  reason: z.string().check(z.regex(/^\w{1,100}$/)),
  status: z.string(),
});

const event = z.object({ id: stripeId, type: z.string().check(z.regex(/^[\w.]{1,100}$/)) });

/** Of any other event, the type is enough. */
const shapes: Readonly<Record<string, z.ZodMiniType>> = {
  'payment_intent.succeeded': paidIntent,
  'payment_intent.payment_failed': intent,
  'payment_intent.canceled': intent,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.refund.updated': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
};

/** @throws {Refusal} `news-not-genuine` unless Stripe signed it in the last five minutes, `news-unreadable` */
export function readStripeEvent(body: string, signature: string, services: AtStripe): Stripe.Event {
  refuseUnlessGenuine(body, signature, services);
  const news = readBody(body);
  const { type } = read(event, news);
  const shape = shapes[type];
  if (shape) read(z.object({ data: z.object({ object: shape }) }), news);
  // Only the parts that we read are checked.
  return news as Stripe.Event;
}

function refuseUnlessGenuine(body: string, signature: string, { clock, stripe }: AtStripe): void {
  const { client, webhookSecret } = accountOf({ stripe });
  const { DEFAULT_TOLERANCE, signature: signatures } = client.webhooks;
  try {
    if (signatures?.verifyHeader(body, signature, webhookSecret, DEFAULT_TOLERANCE, undefined, clock().getTime()))
      return;
  } catch {
    // Stripe's package has several errors for an invented header. They contain the whole news: never log them.
  }
  throw new Refusal('news-not-genuine');
}

function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('news-unreadable', {}, { cause: 'no JSON' });
  }
}

/** The log gets the path of the fault, never the value: it may name a card. */
function read<T>(shape: z.ZodMiniType<T>, news: unknown): T {
  const result = z.safeParse(shape, news);
  if (result.success) return result.data;
  const type = z.safeParse(event, news).data?.type ?? 'no event';
  const places = result.error.issues.map(({ path }) => path.join('.'));
  throw new Refusal('news-unreadable', {}, { cause: `${type}: ${places.join(', ')}` });
}
