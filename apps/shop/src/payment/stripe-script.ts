/** As much of Stripe's script as the page asks of it. */
export interface StripeForm {
  elements: (options: { clientSecret: string }) => StripeElements;
  /** Asks the bank, and has the client prove to it who they are where it wants that. */
  confirmPayment: (
    options: (TypedCard | KeptCard) & { confirmParams: ConfirmParams; redirect: 'if_required' },
  ) => Promise<{ error?: { message?: string } }>;
}

interface ConfirmParams {
  return_url: string;
  /** Stripe keeps the card. The payment itself says nothing of that: others may be paying it with a card of theirs. */
  setup_future_usage?: 'off_session';
}

/** The card that is typed into Stripe's form. */
interface TypedCard {
  elements: StripeElements;
}

/** A card that Stripe keeps. */
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

/** Loads Stripe's script, from Stripe's own address alone: it is nobody's to keep a copy of. */
export async function loadStripe(publishableKey: string, locale: string): Promise<StripeForm> {
  // The package's own types name files without their endings, which TypeScript finds none of here.
  const loader = (await import('@stripe/stripe-js/dist/pure.mjs')) as unknown as StripeLoader;
  const form = await loader.loadStripe(publishableKey, { locale });
  if (!form) throw new Error('Stripe’s script runs in a browser alone.');
  return form;
}
