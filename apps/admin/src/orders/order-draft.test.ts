import type { Client } from '@traiteur/contract/clients.ts';
import { expect, test } from 'vitest';
import {
  emptyDraft,
  missingIn,
  orderRequest,
  quoteRequest,
  withClient,
  withDish,
  withQuantity,
  withReason,
} from './order-draft.ts';

const name = { fr: 'Dahl', en: 'Dahl' };
const dahl = { productId: 1, sizeId: 2, name, sizeName: name };
// Only what the draft looks at.
const client = (addresses: { id: number; eligible: boolean }[]) => ({ id: 7, addresses }) as unknown as Client;
const ines = client([
  { id: 1, eligible: false },
  { id: 2, eligible: true },
]);

test('choosing a client chooses an address that can be delivered to', () => {
  expect(withClient(emptyDraft, ines).addressId).toBe(2);
});

test('another client takes neither slot nor override from the one before', () => {
  const draft = {
    ...withClient(emptyDraft, ines),
    slot: { scheduleId: 1, date: '2026-11-25' },
    reason: 'vu avec elle',
  };
  expect(withClient(draft, client([]))).toMatchObject({ addressId: null, slot: null, reason: '' });
});

test('the same dish in the same size becomes one line', () => {
  expect(withDish(withDish(emptyDraft, dahl), dahl).lines).toMatchObject([{ quantity: 2 }]);
  expect(withDish(withDish(emptyDraft, dahl), { ...dahl, sizeId: 3 }).lines).toHaveLength(2);
});

test('each dish that is answered for adds its reason', () => {
  const draft = withReason(withReason(emptyDraft, 'préparé sans'), 'pour un collègue');
  expect(draft.reason).toBe('préparé sans · pour un collègue');
});

test('a quantity of none takes the line away', () => {
  expect(withQuantity(withDish(emptyDraft, dahl), 0, 0).lines).toEqual([]);
});

test('what is missing is asked for in the order one talks about it', () => {
  expect(missingIn(emptyDraft)).toEqual(['client', 'dishes']);
  expect(missingIn(withClient(emptyDraft, ines))).toEqual(['slot', 'dishes']);
});

test('a discount code goes with the quote and the order, and no code with neither', () => {
  const draft = { ...withDish(withClient(emptyDraft, ines), dahl), slot: { scheduleId: 4, date: '2026-11-25' } };
  const coded = { ...draft, discountCode: 'SOUPE10' };
  expect([quoteRequest(coded).discountCode, orderRequest(coded, 950)?.discountCode]).toEqual(['SOUPE10', 'SOUPE10']);
  expect([quoteRequest(draft), orderRequest(draft, 950)].filter((of) => of && 'discountCode' in of)).toEqual([]);
});

test('a whole draft becomes an order at the total that was shown', () => {
  const draft = { ...withDish(withClient(emptyDraft, ines), dahl), slot: { scheduleId: 4, date: '2026-11-25' } };
  expect(orderRequest(draft, 950)).toEqual({
    clientId: 7,
    addressId: 2,
    slot: { scheduleId: 4, date: '2026-11-25' },
    lines: [{ productId: 1, sizeId: 2, quantity: 1 }],
    notes: '',
    expectedTotal: 950,
  });
});
