import type { Opening } from '../site/page.tsx';
import type { ReadPayment } from './read-payment.ts';

/** For Stripe's form: https://docs.stripe.com/security/guide#content-security-policy */
export const formOpening: Opening = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
};

export const stripeOpening = (payment: ReadPayment): Opening =>
  payment.state === 'due' && payment.publishableKey !== null ? formOpening : {};
