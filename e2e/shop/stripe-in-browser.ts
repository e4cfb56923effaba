import type { Page } from 'playwright-core';
import { stripeStandIn } from '../../apps/api/src/testing/stripe/stripe-stand-in.ts';
import { ownSite } from '../running-site.ts';

/** For the calling test file only, with the stand-in that it is paid at. */
export async function payableSite() {
  const standIn = await stripeStandIn(() => new Date());
  const site = await ownSite({
    STRIPE_SECRET_KEY: 'sk_test_house',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_house',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    STRIPE_API_BASE: standIn.apiBase,
  });
  return { site, standIn };
}

interface ConfirmParams {
  return_url: string;
  payment_method?: string;
  setup_future_usage?: 'off_session';
}

/** Replaces Stripe's script: confirmed payments are paid at the stand-in, unless the next card is refused. */
export async function letStripePay(page: Page, standIn: Awaited<ReturnType<typeof stripeStandIn>>) {
  const payments: ConfirmParams[] = [];
  let refusal: string | undefined;
  await page.exposeFunction('payAtStripe', (clientSecret: string, params: ConfirmParams) => {
    const message = refusal;
    refusal = undefined;
    if (message !== undefined) return { error: { message } };
    payments.push(params);
    const intent = standIn.intents().find((candidate) => candidate['client_secret'] === clientSecret);
    standIn.payInBrowser(intent?.id ?? '', params.setup_future_usage);
    if (params.setup_future_usage) standIn.saveCard(String(intent?.['customer']));
    return {};
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  return { payments, refuseNext: (message: string) => void (refusal = message) };
}

const script = `window.Stripe = () => ({
  _registerWrapper() {},
  registerAppInfo() {},
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => ({ mount: (place) => void (place.textContent = 'numéro de carte') }),
    fetchUpdates: () => Promise.resolve({}),
  }),
  confirmPayment: ({ elements, clientSecret, confirmParams }) =>
    window.payAtStripe(clientSecret ?? elements.clientSecret, confirmParams),
});`;
