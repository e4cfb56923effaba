/** The used part of Stripe's types. */
export interface StripeForm {
  elements: (options: { clientSecret: string }) => StripeElements;
  /** Asks the bank; the client may have to prove their identity to it. */
  confirmPayment: (
    options: (TypedCard | KeptCard) & { confirmParams: ConfirmParams; redirect: 'if_required' },
  ) => Promise<{ error?: { message?: string } }>;
}

interface ConfirmParams {
  return_url: string;
  /** Stripe stores the card. Set here and not on the payment, which others may pay with their own card. */
  setup_future_usage?: 'off_session';
}

interface TypedCard {
  elements: StripeElements;
}

interface KeptCard {
  clientSecret: string;
  confirmParams: { payment_method: string };
}

export interface StripeElements {
  create: (kind: 'payment') => { mount: (place: HTMLElement) => void };
  fetchUpdates: () => Promise<unknown>;
}

interface StripeLoader {
  loadStripe: (publishableKey: string, options: { locale: string }) => Promise<StripeForm | null>;
}

/** Loads the script from Stripe's own address: it must not be copied. */
export async function loadStripe(publishableKey: string, locale: string): Promise<StripeForm> {
  // The package's types import without file extensions, which TypeScript does not resolve here.
  const loader = (await import('@stripe/stripe-js/dist/pure.mjs')) as unknown as StripeLoader;
  const form = await loader.loadStripe(publishableKey, { locale });
  if (!form) throw new Error('Stripe’s script runs in a browser alone.');
  return form;
}
