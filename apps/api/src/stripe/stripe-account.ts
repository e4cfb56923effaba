import type Stripe from 'stripe';
import type { Reading } from '../core/acting.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { stripeLibrary } from './stripe-library.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Undefined: payments are recorded by hand only. */
    stripe?: StripeAccount | undefined;
  }
}

export type AtStripe = Reading & Pick<Services, 'stripe'>;

interface StripeAccount {
  client: Stripe;
  publishableKey: string;
  webhookSecret: string;
}

interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Origin of the API, if it is not Stripe's. */
  apiBase?: string | undefined;
}

/** In milliseconds: a person waits for the answer. */
const patience = 15_000;

export function openStripe({ secretKey, publishableKey, webhookSecret, apiBase }: StripeKeys): StripeAccount {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  const client = new (stripeLibrary())(secretKey, {
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

/** The account of these keys, opened once as long as they stay. */
export function stripeAccounts(apiBase: string | undefined) {
  let [openKeys, account]: [Omit<StripeKeys, 'apiBase'>?, StripeAccount?] = [];
  return (keys: Omit<StripeKeys, 'apiBase'> | undefined): StripeAccount | undefined => {
    if (keys !== openKeys) account = keys && openStripe({ ...keys, apiBase });
    openKeys = keys;
    return account;
  };
}

/** @throws {Refusal} `online-payments-off` */
export function accountOf({ stripe }: Pick<AtStripe, 'stripe'>): StripeAccount {
  if (!stripe) throw new Refusal('online-payments-off');
  return stripe;
}

/** A retry would get the same answer; not so after an outage, a rate limit or a fault of Stripe. */
export const isFinalAnswer = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof stripeLibrary().errors.StripeInvalidRequestError ||
  error instanceof stripeLibrary().errors.StripeCardError;

/** @throws {Refusal} `provider-failed` */
export async function answerOf<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    // The message may name a card: the log gets only a code.
    if (error instanceof stripeLibrary().errors.StripeError)
      throw new Refusal('provider-failed', {}, { cause: reasonOf(error) });
    throw error;
  }
}

/** Stripe's codes, never its sentences. */
export const reasonOf = ({ type, code, decline_code }: Stripe.errors.StripeError): string =>
  decline_code ?? code ?? type;
