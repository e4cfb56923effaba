import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { Refusal } from '../core/refusal.ts';
import { accountOf, type AtStripe } from './stripe-account.ts';

/** What Stripe calls things: it is kept, so it may hold nothing that a database cannot. */
const stripeId = z.string().check(z.regex(/^[\w-]{1,255}$/));

/** Eight digits, as Stripe says itself. In cents. */
const amount = z.int().check(z.minimum(1), z.maximum(99_999_999));

const code = z.nullish(z.string().check(z.regex(/^[\w-]{1,100}$/)));

const metadata = z.nullish(z.record(z.string(), z.string()));

const intent = z.object({
  id: stripeId,
  status: z.string(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
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

/** What is read of the events that we hear; of any other its name is enough. */
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

/**
 * What Stripe tells, once it is sure that Stripe does.
 * @throws {Refusal} `news-not-genuine` where Stripe has not signed it, or did so more than five minutes ago; `news-unreadable` where it has, and it is not
 * what Stripe says that it sends
 */
export function heardEvent(body: string, signature: string, services: AtStripe): Stripe.Event {
  refuseUnlessGenuine(body, signature, services);
  const news = parseBody(body);
  const { type } = read(event, news);
  const shape = shapes[type];
  if (shape) read(z.object({ data: z.object({ object: shape }) }), news);
  // What is read of it has been looked at; the rest is Stripe's.
  return news as Stripe.Event;
}

function refuseUnlessGenuine(body: string, signature: string, { clock, stripe }: AtStripe): void {
  const { client, webhookSecret } = accountOf({ stripe });
  const { DEFAULT_TOLERANCE, signature: signatures } = client.webhooks;
  try {
    if (signatures?.verifyHeader(body, signature, webhookSecret, DEFAULT_TOLERANCE, undefined, clock().getTime()))
      return;
  } catch {
    // Stripe's package has more than one error for a header that anybody made up. They hold the whole news, which is nobody's to log.
  }
  throw new Refusal('news-not-genuine');
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('news-unreadable', {}, { cause: 'no JSON' });
  }
}

/** The log is told where it went wrong, and nothing of what stands there: it may name a card. */
function read<T>(shape: z.ZodMiniType<T>, news: unknown): T {
  const result = z.safeParse(shape, news);
  if (result.success) return result.data;
  const type = z.safeParse(event, news).data?.type ?? 'no event';
  const places = result.error.issues.map(({ path }) => path.join('.'));
  throw new Refusal('news-unreadable', {}, { cause: `${type}: ${places.join(', ')}` });
}
