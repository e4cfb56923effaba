import { expect, test } from 'vitest';
import { complaintAbout } from './complaint.ts';
import { missingIn } from './missing.ts';
import { summaryFaults } from './summary/summary-faults.ts';

const refusal = { type: 'about:blank', title: 'Complet.', status: 409 };

test.each([
  ['slot-full', 'slot', 'when'],
  ['address-not-eligible', 'addressId', 'where'],
  ['own-allergy-not-accepted', 'lines.0.productId', 'pay'],
])('%s about %s is said in the step %s', (code, field, step) => {
  expect(complaintAbout({ ...refusal, code, field })).toEqual({ step, sentence: 'Complet.' });
});

test('what is refused of a dish says of which, so that it can be named', () => {
  const problem = { ...refusal, title: 'Allergie.', code: 'own-allergy' as const, field: 'lines.2.productId' };
  expect(complaintAbout(problem)).toEqual({ line: 2, day: 0, sentence: 'Allergie.' });
});

test('a refused discount code is said by its own field, and there alone', () => {
  const problem = { ...refusal, title: 'Expiré.', code: 'discount-code-refused' as const, field: 'discountCode' };
  expect(complaintAbout(problem)).toEqual({ step: 'pay', sentence: 'Expiré.', field: 'discountCode' });
});

test('of several faults the one is said that a step asks for', () => {
  const errors = [
    { field: 'lines.0.quantity', code: 'quantity-unavailable', message: 'Épuisé.' },
    { field: 'slot', code: 'slot-full', message: 'Complet.' },
  ];
  expect(complaintAbout({ ...refusal, code: 'invalid-input', errors })).toEqual({ step: 'when', sentence: 'Complet.' });
});

const words = (key: string) => key;
const home = { id: 7, eligible: true };
const table = [{ allergiesAsked: true }];
const choices = ['on_delivery', 'transfer'] as const;

test.each([
  ['an address', {}, { step: 'where', sentence: 'invalid.delivery' }],
  ['an address that still is there', { addressId: 8 }, { step: 'where', sentence: 'addressGone' }],
  ['a slot', { addressId: 7 }, { step: 'when', sentence: 'invalid.schedule' }],
  ['how to pay', { addressId: 7, hasSlots: true }, { step: 'pay', sentence: 'pay.choose' }],
  [
    'a way to pay that the house still offers',
    { addressId: 7, hasSlots: true, payment: 'online' as const },
    { step: 'pay', sentence: 'invalid.billing' },
  ],
  ['nothing', { addressId: 7, hasSlots: true, payment: 'transfer' as const }, undefined],
])('an order that lacks %s says so where it is asked for', (_, draft, complaint) => {
  expect(missingIn({ hasSlots: false, ...draft }, { unkept: [], table, addresses: [home], choices }, words)).toEqual(
    complaint,
  );
});

test('what somebody avoids and the kitchen does not know is asked about first, until they answer; again once it is something else', () => {
  const draft = { addressId: 7, hasSlots: true, payment: 'transfer' as const, untold: '3i' };
  const complaintOf = (severity: 'allergy' | 'intolerance') =>
    missingIn(draft, { unkept: [{ allergenId: 3, severity }], table, addresses: [home], choices }, words);
  expect(complaintOf('intolerance')).toBeUndefined();
  expect(complaintOf('allergy')).toEqual({ step: 'who', sentence: 'who.unanswered' });
});

test('of several days the order is known that a refusal is about', () => {
  const problem = {
    ...refusal,
    title: 'jeudi : Épuisé.',
    code: 'quantity-unavailable',
    field: 'orders.1.lines.2.quantity',
  };
  expect(complaintAbout(problem)).toEqual({ line: 2, day: 1, sentence: 'jeudi : Épuisé.' });
  expect(complaintAbout({ ...problem, code: 'slot-full', field: 'orders.1.slot' })).toMatchObject({ step: 'when' });
});

test('who was never asked for their allergies answers first, each at the table', () => {
  const draft = { addressId: 7, hasSlots: true, payment: 'transfer' as const };
  const tableOfTwo = [{ allergiesAsked: true }, { allergiesAsked: false }];
  expect(missingIn(draft, { unkept: [], table: tableOfTwo, addresses: [home], choices }, words)).toEqual({
    step: 'who',
    sentence: 'who.unasked',
  });
});

test('what speaks against a dish is said beside it, and the rest once', () => {
  const line = { productId: 1, sizeId: 2, name: { fr: 'Dahl', en: 'Dahl' }, sizeName: { fr: 'M', en: 'M' } };
  const priced = {
    ...line,
    quantity: 1,
    unitPrice: 950,
    gross: 950,
    discount: 0,
    total: 950,
    allergens: [],
    eaterId: null,
    eater: '',
  };
  const faults = [
    { field: 'lines.1.quantity', code: 'quantity-unavailable' as const, message: 'Il en reste 2.' },
    { field: 'lines.0.productId', code: 'product-not-orderable' as const, message: 'Plus vendu.' },
    { field: 'slot', code: 'slot-full' as const, message: 'Complet.' },
  ];
  const orderedDishes = [
    { productId: 9, sizeId: 2, quantity: 1 },
    { productId: 1, sizeId: 2, quantity: 3 },
  ];
  const summary = summaryFaults({ lines: [priced], faults }, orderedDishes);
  expect([summary.of(priced), summary.others]).toEqual([['Il en reste 2.'], ['Plus vendu.']]);
});
