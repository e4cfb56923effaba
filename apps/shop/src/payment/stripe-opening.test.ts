import { expect, test } from 'vitest';
import { policyWith } from '../site/document/policy.ts';
import type { PayableRequest } from './read-payment.ts';
import { stripeOpening } from './stripe-opening.ts';

const request: PayableRequest = {
  state: 'due',
  token: 'x',
  number: '2026-000001',
  date: 'mercredi 25 novembre',
  total: 2390,
  due: 2390,
  publishableKey: 'pk_test_1',
  hasFailed: false,
  returnUrl: 'https://traiteur.example/paiement/x',
};

test('the page that shows Stripe’s form opens for Stripe', () => {
  expect(policyWith(stripeOpening(request))).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
});

test.each([
  ['without keys', { ...request, publishableKey: null }],
  ['once all is paid', { ...request, state: 'paid' as const }],
  ['of a link that ended', { state: 'ended' as const, status: 410 }],
])('%s nothing of Stripe’s is let in', (_, payment) => {
  expect(policyWith(stripeOpening(payment))).not.toContain('stripe');
});
