import Stripe from 'stripe';
import type { Reading } from '../core/acting.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';

declare module '../core/services.ts' {
  interface Services {
    /** The house's account at Stripe; without one, payments are noted by hand alone. */
    stripe?: StripeAccount | undefined;
  }
}

/** With what Stripe is asked and heard, where the house has an account there. */
export type AtStripe = Reading & Pick<Services, 'stripe'>;

interface StripeAccount {
  client: Stripe;
  /** What a browser speaks to Stripe with. */
  publishableKey: string;
  /** What news of Stripe is signed with. */
  webhookSecret: string;
}

interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Origin of Stripe's interface, where it is not Stripe's own. */
  apiBase?: string | undefined;
}

/** In milliseconds: a person waits for the answer. */
const patience = 15_000;

export function openStripe({ secretKey, publishableKey, webhookSecret, apiBase }: StripeKeys): StripeAccount {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  const client = new Stripe(secretKey, {
    timeout: patience,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  });
  return { client, publishableKey, webhookSecret };
}

/** @throws {Refusal} `online-payments-off` */
export function accountOf({ stripe }: Pick<AtStripe, 'stripe'>): StripeAccount {
  if (!stripe) throw new Refusal('online-payments-off');
  return stripe;
}

/** Whether Stripe has answered for good: asking again would get the same answer. Its absence, its haste and its faults pass. */
export const isFinalAnswer = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/**
 * What Stripe answers.
 * @throws {Refusal} `provider-failed` where it does not, or not to us
 */
export async function answerOf<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    // What it says may name a card: for the log, its kind is enough.
    if (error instanceof Stripe.errors.StripeError)
      throw new Refusal('provider-failed', {}, { cause: reasonOf(error) });
    throw error;
  }
}

/** In Stripe's own codes, without its sentences. */
export const reasonOf = ({ type, code, decline_code }: Stripe.errors.StripeError): string =>
  decline_code ?? code ?? type;
