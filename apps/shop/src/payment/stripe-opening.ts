import type { Opening } from '../site/document/policy.ts';
import type { ReadPayment } from './read-payment.ts';

/** What Stripe's own form needs: https://docs.stripe.com/security/guide#content-security-policy */
export const formOpening: Opening = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
};

/** What a page of payment may load: nothing of Stripe's where its form is not shown, as without its keys. */
export const stripeOpening = (payment: ReadPayment): Opening =>
  payment.state === 'due' && payment.publishableKey !== null ? formOpening : {};
