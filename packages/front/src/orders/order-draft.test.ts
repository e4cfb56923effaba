import type { Client } from '@traiteur/contract/clients/clients.ts';
import { expect, test } from 'vitest';
import {
  conflictsWith,
  type DishConflict,
  emptyDraft,
  missingIn,
  nextToAnswer,
  orderRequest,
  quoteRequest,
  standingFaults,
  withClient,
  withDish,
  withEater,
  withOverride,
  withQuantity,
} from './order-draft.ts';

const name = { fr: 'Dahl', en: 'Dahl' };
const dahl = { productId: 1, sizeId: 2, name, sizeName: name, quantity: 1 };
// Only what the draft looks at.
const client = (addresses: { id: number; eligible: boolean }[]) => ({ id: 7, addresses }) as unknown as Client;
const ines = client([
  { id: 1, eligible: false },
  { id: 2, eligible: true },
]);

const wednesdayNoon = { date: '2026-11-25', start: '11:00', end: '13:00' };

test('choosing a client chooses an address that can be delivered to', () => {
  expect(withClient(emptyDraft, ines).addressId).toBe(2);
});

test('another client takes neither slot nor override from the one before', () => {
  const draft = {
    ...withClient(emptyDraft, ines),
    slot: { scheduleId: 1, ...wednesdayNoon },
    overrides: [{ productId: 1, allergenIds: [11], reason: 'vu avec elle' }],
  };
  expect(withClient(draft, client([]))).toMatchObject({ addressId: null, slot: null, overrides: [] });
});

test('the same dish in the same size becomes one line', () => {
  expect(withDish(withDish(emptyDraft, dahl), dahl).lines).toMatchObject([{ quantity: 2 }]);
  expect(withDish(withDish(emptyDraft, dahl), { ...dahl, sizeId: 3 }).lines).toHaveLength(2);
});

test('what a dish holds against a client is known by name before it is in the draft, the worst first', () => {
  const [milk, sesame] = [
    { fr: 'Lait', en: 'Milk' },
    { fr: 'Sésame', en: 'Sesame' },
  ];
  const dish = {
    id: 1,
    name,
    allergens: [
      { allergenId: 7, name: milk, presence: 'contains' as const },
      { allergenId: 11, name: sesame, presence: 'contains' as const },
    ],
  };
  const allergens = [
    { allergenId: 7, severity: 'intolerance' as const },
    { allergenId: 11, severity: 'allergy' as const },
  ];
  const conflicts = conflictsWith(dish, [{ id: 3, isClient: true, name: 'Inès', allergiesAsked: true, allergens }]);
  expect(conflicts.map(({ allergen, mustOverride }) => [allergen, mustOverride])).toEqual([
    [sesame, true],
    [milk, false],
  ]);
});

const conflict = (productId: number, allergenId: number, mustOverride = true): DishConflict => ({
  line: 0,
  eaterId: 3,
  eater: 'Inès',
  productId,
  dish: name,
  allergenId,
  allergen: name,
  severity: 'allergy',
  presence: mustOverride ? 'contains' : 'may_contain',
  mustOverride,
});
const [sesame, nuts] = [11, 8];
const forDahl = { eaterId: 3, productId: 1, allergenIds: [sesame], reason: 'préparé sans' };
const soup = { ...dahl, productId: 3 };

test('a reason stays with its dish when its lines grow, shrink or change their size', () => {
  const answeredDraft = withOverride(withDish(withDish(emptyDraft, soup), dahl), forDahl);
  const drafts = [
    withDish(answeredDraft, { ...dahl, sizeId: 9 }),
    withQuantity(answeredDraft, 1, 7),
    withQuantity(answeredDraft, 0, 0),
    withQuantity(withDish(answeredDraft, { ...dahl, sizeId: 9 }), 1, 0),
  ];
  for (const draft of drafts) expect(draft.overrides).toEqual([forDahl]);
});

test('a reason goes with the last line of its dish: whoever adds it again is asked again', () => {
  const answeredDraft = withOverride(withDish(withDish(emptyDraft, dahl), soup), forDahl);
  const without = withQuantity(answeredDraft, 0, 0);
  expect(without.overrides).toEqual([]);
  expect(nextToAnswer(withDish(without, dahl), [conflict(1, sesame)])).toHaveLength(1);
});

test('each dish is asked for by itself, one after the other', () => {
  const conflicts = [conflict(1, sesame), conflict(3, nuts), conflict(3, sesame), conflict(4, nuts, false)];
  const conflictsToAnswer = (overrides: (typeof forDahl)[]) =>
    nextToAnswer({ ...emptyDraft, overrides }, conflicts).map(({ productId, allergenId }) => [productId, allergenId]);
  expect(conflictsToAnswer([])).toEqual([[1, sesame]]);
  expect(conflictsToAnswer([forDahl])).toEqual([
    [3, nuts],
    [3, sesame],
  ]);
  expect(conflictsToAnswer([forDahl, { ...forDahl, productId: 3, allergenIds: [nuts, sesame] }])).toEqual([]);
});

test('a dish that has come to contain another allergen is asked for again, with all that it contains', () => {
  const conflicts = [conflict(1, sesame), conflict(1, nuts)];
  expect(nextToAnswer({ ...emptyDraft, overrides: [forDahl] }, conflicts)).toEqual(conflicts);
});

test('a quantity of none takes the line away', () => {
  expect(withQuantity(withDish(emptyDraft, dahl), 0, 0).lines).toEqual([]);
});

test('what is missing is asked for in the order one talks about it', () => {
  expect(missingIn(emptyDraft)).toEqual(['client', 'dishes']);
  expect(missingIn(withClient(emptyDraft, ines))).toEqual(['slot', 'dishes']);
});

test('a discount code goes with the quote and the order, and no code with neither', () => {
  const draft = { ...withDish(withClient(emptyDraft, ines), dahl), slot: { scheduleId: 4, ...wednesdayNoon } };
  const coded = { ...draft, discountCode: 'SOUPE10' };
  expect([quoteRequest(coded).discountCode, orderRequest(coded, 950)?.discountCode]).toEqual(['SOUPE10', 'SOUPE10']);
  expect(
    [quoteRequest(draft), orderRequest(draft, 950)].filter((request) => request && 'discountCode' in request),
  ).toEqual([]);
});

test('a whole draft becomes an order at the total that was shown', () => {
  const draft = { ...withDish(withClient(emptyDraft, ines), dahl), slot: { scheduleId: 4, ...wednesdayNoon } };
  expect(orderRequest(draft, 950)).toEqual({
    clientId: 7,
    addressId: 2,
    slot: { scheduleId: 4, date: '2026-11-25' },
    lines: [{ productId: 1, sizeId: 2, quantity: 1 }],
    kitchenNote: '',
    driverNote: '',
    expectedTotal: 950,
  });
});

test('a rule that is set aside with its reason holds the draft back no longer, and the reason goes with the order', () => {
  const slot = { scheduleId: 4, ...wednesdayNoon };
  const full = {
    ...withDish(withClient(emptyDraft, ines), dahl),
    slot,
    forcedPlace: ' Promis hier ',
    forcedMinimum: ' ',
  };
  const faults = [{ code: 'slot-full' }, { code: 'below-minimum-order' }];
  expect(standingFaults(full, faults)).toEqual([{ code: 'below-minimum-order' }]);
  const request = orderRequest(full, 950);
  expect([request?.forcedPlace, request?.forcedMinimum]).toEqual([{ reason: 'Promis hier' }, undefined]);
});

test('the reasons go with the order', () => {
  const fullDraft = { ...withDish(withClient(emptyDraft, ines), dahl), slot: { scheduleId: 4, ...wednesdayNoon } };
  expect(orderRequest(withOverride(fullDraft, forDahl), 950)?.allergyOverrides).toEqual([forDahl]);
});

test('a line for somebody else joins their line of the same dish, and its answer is asked again', () => {
  const [parent, child] = [50, 51];
  const seated = { ...ines, eaterId: parent };
  const forParent = { ...dahl, eaterId: parent, quantity: 2 };
  const forChild = { ...dahl, eaterId: child };
  const draft = withOverride(
    { ...emptyDraft, client: seated, lines: [forParent, forChild] },
    { eaterId: child, productId: 1, allergenIds: [11], reason: 'sans graines' },
  );
  const joined = withEater(draft, 1, parent);
  expect(joined.lines).toEqual([{ ...dahl, eaterId: parent, quantity: 3 }]);
  expect(joined.overrides).toEqual([]);
  // Whoever eats from the whole table's dish keeps what was answered for them.
  expect(withEater(draft, 1, null).overrides).toHaveLength(1);
  expect(withEater(draft, 2, null)).toBe(draft);
});

test('the dishes of another client are for their whole table', () => {
  const draft = { ...withClient(emptyDraft, ines), lines: [{ ...dahl, eaterId: 50 }, dahl] };
  expect(withClient(draft, { ...client([]), id: 8 }).lines).toEqual([{ ...dahl, eaterId: null, quantity: 2 }]);
  expect(withClient(draft, ines).lines).toHaveLength(2);
});
