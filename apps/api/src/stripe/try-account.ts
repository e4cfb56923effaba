import type { TrialResult } from '@traiteur/contract/house/house-settings.ts';
import { isTestKey } from '@traiteur/domain/house/house-settings.ts';
import type Stripe from 'stripe';
import { type AtStripe, reasonOf } from './stripe-account.ts';
import { stripeLibrary } from './stripe-library.ts';

/** Cents: above the least that Stripe takes in any currency of ours. */
const amount = 500;

/** Asks for the account's name, begins a payment that nobody is told of, and cancels it. */
export async function tryAccount({ stripe, house }: AtStripe): Promise<TrialResult> {
  if (!stripe) return { outcome: 'not-set', detail: '' };
  const { client, publishableKey } = stripe;
  try {
    const name = await accountName(client);
    const currency = house.currency.toLowerCase();
    const intent = await client.paymentIntents.create({ amount, currency, metadata: { traiteur_trial: '1' } });
    await client.paymentIntents.cancel(intent.id);
    return { outcome: 'done', detail: name, testMode: isTestKey(publishableKey) };
  } catch (error) {
    if (!(error instanceof stripeLibrary().errors.StripeError)) throw error;
    return { outcome: outcomeOf(error), detail: reasonOf(error).slice(0, 100) };
  }
}

/** A restricted key may do all that we need and still not read the account. */
async function accountName(client: Stripe): Promise<string> {
  try {
    const { business_profile: profile, settings, id } = await client.accounts.retrieveCurrent();
    return (profile?.name || settings?.dashboard.display_name || id).slice(0, 100);
  } catch (error) {
    if (error instanceof stripeLibrary().errors.StripePermissionError) return '';
    throw error;
  }
}

function outcomeOf(error: Stripe.errors.StripeError): TrialResult['outcome'] {
  if (error instanceof stripeLibrary().errors.StripeAuthenticationError) return 'sign-in-refused';
  const { StripeAPIError, StripeConnectionError } = stripeLibrary().errors;
  return error instanceof StripeConnectionError || error instanceof StripeAPIError ? 'unreachable' : 'refused';
}
