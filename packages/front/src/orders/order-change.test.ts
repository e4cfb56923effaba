import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { type ChangeDraft, changeQuoteRequest, changeRequest, isBegun } from './order-change.ts';
import {
  type DishConflict,
  emptyDraft,
  missingIn,
  nextToAnswer,
  reasonFor,
  withDish,
  withQuantity,
} from './order-draft.ts';
import { addressIdOf, fieldsOfOrder, slotOfOrder } from './standing-order.ts';

const name = { fr: 'Dahl', en: 'Dahl' };
const dahl = { productId: 1, sizeId: 2, name, sizeName: name, quantity: 2 };
const home = {
  label: '',
  phone: '',
  address: '1, rue des Lilas',
  city: 'Paris',
  country: 'FR',
  postalCode: '75020',
  note: '',
};
const sesame = {
  eaterId: 9,
  eater: 'Inès',
  allergenId: 11,
  allergen: name,
  severity: 'allergy',
  presence: 'contains',
  mustOverride: true,
} as const;

// Only what changing an order reads.
const order = {
  id: 12,
  version: 3,
  scheduleId: 4,
  deliveryDate: '2026-11-25',
  slotStart: '11:00',
  slotEnd: '13:00',
  discountCode: null,
  kitchenNote: '',
  driverNote: 'Sonner deux fois',
  address: home,
  lines: [dahl],
  conflicts: [{ ...sesame, line: 0, answeredBy: 'Claire', reason: 'préparé sans' }],
} as unknown as Order;
const ines = {
  id: 7,
  addresses: [
    { ...home, id: 2 },
    { ...home, id: 3, address: '2, quai de Seine' },
  ],
} as unknown as Client;

const draft: ChangeDraft = {
  ...emptyDraft,
  standing: { order, version: order.version, fields: fieldsOfOrder(order) },
  client: ines,
  addressId: addressIdOf(order, ines) ?? null,
  slot: slotOfOrder(order),
  lines: [dahl],
  driverNote: 'Sonner deux fois',
};

test('an order that was only opened has nothing to save, whatever its lines are called', () => {
  expect(isBegun(draft)).toBe(false);
  expect(isBegun({ ...draft, lines: [{ ...dahl, name: { fr: 'Dal', en: 'Dal' } }] })).toBe(false);
  expect(isBegun({ ...draft, driverNote: 'Sonner deux fois ' })).toBe(false);
});

test('a portion more, another slot, address, note or code is something to save', () => {
  const changes: Partial<ChangeDraft>[] = [
    { lines: [{ ...dahl, quantity: 3 }] },
    { slot: { ...slotOfOrder(order), date: '2026-11-26' } },
    { addressId: 3 },
    { kitchenNote: 'Sans sel' },
    { discountCode: 'SOUPE10' },
  ];
  for (const change of changes) expect(isBegun({ ...draft, ...change })).toBe(true);
});

test('the address goes with the change only where it is another one', () => {
  expect(changeQuoteRequest(draft)).not.toHaveProperty('addressId');
  expect(changeRequest({ ...draft, addressId: 3 }, 900)).toMatchObject({
    addressId: 3,
    version: 3,
    expectedTotal: 900,
  });
});

test('an address that the client no longer has stays as it was copied, and is not missing', () => {
  const movedDraft = { ...draft, client: { ...ines, addresses: [] }, addressId: null };
  expect(changeRequest(movedDraft, 900)).not.toHaveProperty('addressId');
  expect(missingIn(movedDraft)).toEqual([]);
});

test('nothing is asked without a slot, and nothing saved without a dish', () => {
  expect(changeQuoteRequest({ ...draft, slot: null })).toBeUndefined();
  expect(changeRequest({ ...draft, lines: [] }, 0)).toBeUndefined();
});

test('what the order answers for is not asked again, and still says why; another dish is asked about', () => {
  const conflict: DishConflict = { ...sesame, line: 0, productId: 1, dish: name };
  const otherConflict = { ...conflict, productId: 5 };
  expect(nextToAnswer(draft, [conflict, otherConflict])).toEqual([otherConflict]);
  expect([reasonFor(draft, conflict), reasonFor(draft, otherConflict)]).toEqual(['préparé sans', undefined]);
  // Milk that has become sesame, or traces that have become an ingredient, is another conflict.
  const milder = { ...draft.standing.order, conflicts: [{ ...order.conflicts[0], presence: 'may_contain' }] } as Order;
  expect(nextToAnswer({ ...draft, standing: { ...draft.standing, order: milder } }, [conflict])).toEqual([conflict]);
});

test('a dish that is taken out and added again is the same order', () => {
  expect(isBegun({ ...draft, ...withDish(withQuantity(draft, 0, 0), dahl), standing: draft.standing })).toBe(false);
});
