import { expect, test } from 'vitest';
import {
  alertOf,
  allergyConflicts,
  changedConflicts,
  eatersOfLine,
  eatsOfOrder,
  gravestAllergens,
  isSameConflict,
  overrideOf,
  ownAnswerTo,
  unansweredConflicts,
  type Presence,
  type Severity,
} from './allergies.ts';

const sesame = 11;
const milk = 7;
const hummus = (presence: Presence) => ({ productId: 1, allergens: [{ id: sesame, presence }] });
const gratin = { productId: 2, allergens: [{ id: milk, presence: 'contains' as const }] };
const samira = (severity: Severity) => [{ id: 1, isClient: true, allergens: [{ allergenId: sesame, severity }] }];

const mustOverride = (severity: Severity, presence: Presence) =>
  allergyConflicts(samira(severity), [hummus(presence)]).map((conflict) => conflict.mustOverride);

test('an ingredient against an allergy stops the order', () => {
  expect(mustOverride('allergy', 'contains')).toEqual([true]);
});

test('traces against an allergy warn', () => {
  expect(mustOverride('allergy', 'may_contain')).toEqual([false]);
});

test('an ingredient against an intolerance warns', () => {
  expect(mustOverride('intolerance', 'contains')).toEqual([false]);
});

test('traces against an intolerance warn', () => {
  expect(mustOverride('intolerance', 'may_contain')).toEqual([false]);
});

test('a product with other allergens is no conflict', () => {
  expect(allergyConflicts(samira('allergy'), [gratin])).toEqual([]);
});

test('a client without allergens has no conflict', () => {
  expect(allergyConflicts([], [hummus('contains'), gratin])).toEqual([]);
});

test('a conflict names the product, the allergen and both degrees', () => {
  expect(allergyConflicts(samira('allergy'), [gratin, hummus('contains')])).toEqual([
    {
      eaterId: 1,
      isClient: true,
      productId: 1,
      allergenId: sesame,
      severity: 'allergy',
      presence: 'contains',
      mustOverride: true,
    },
  ]);
});

test('the worst comes first, then the order of the products', () => {
  const client = [
    { allergenId: milk, severity: 'intolerance' as const },
    { allergenId: sesame, severity: 'allergy' as const },
  ];
  const crackers = {
    productId: 3,
    allergens: [
      { id: milk, presence: 'may_contain' as const },
      { id: sesame, presence: 'contains' as const },
    ],
  };
  const conflicts = allergyConflicts([{ id: 1, allergens: client }], [gratin, hummus('may_contain'), crackers]);
  expect(conflicts.map(({ productId, allergenId }) => [productId, allergenId])).toEqual([
    [3, sesame],
    [1, sesame],
    [2, milk],
    [3, milk],
  ]);
});

test('an override answers for one dish and the allergens it was asked about', () => {
  const sesameBread = { productId: 3, allergens: [{ id: sesame, presence: 'contains' as const }] };
  const allergens = [sesame, milk].map((allergenId) => ({ allergenId, severity: 'allergy' as const }));
  const conflicts = allergyConflicts([{ id: 1, isClient: true, allergens }], [hummus('contains'), gratin, sesameBread]);
  const unanswered = (productId: number, allergenIds: number[]) =>
    unansweredConflicts(conflicts, [{ productId, allergenIds, reason: 'vu avec elle' }]).map(
      (conflict) => conflict.productId,
    );
  expect([unanswered(1, [sesame]), unanswered(2, [sesame]), unanswered(9, [sesame, milk])]).toEqual([
    [2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('an answer given for traces does not hold for the ingredient', () => {
  const override = { productId: 1, allergenIds: [sesame], reason: 'vu avec elle' };
  const unansweredAfter = (presence: 'contains' | 'may_contain') =>
    unansweredConflicts(allergyConflicts(samira('allergy'), [hummus('contains')]), [
      { ...override, conflict: { severity: 'allergy', presence } },
    ]);
  expect([unansweredAfter('may_contain').length, unansweredAfter('contains').length]).toEqual([1, 0]);
});

test('what only warns needs no answer', () => {
  expect(unansweredConflicts(allergyConflicts(samira('allergy'), [hummus('may_contain')]), [])).toEqual([]);
});

test('an order is marked by the worst of its conflicts', () => {
  const answeredConflict = { mustOverride: true, answeredBy: 'Claire' };
  const unanswered = { mustOverride: true, answeredBy: null };
  const warns = { mustOverride: false, answeredBy: null };
  expect([[], [warns], [warns, answeredConflict], [answeredConflict, unanswered]].map(alertOf)).toEqual([
    null,
    'warning',
    'override',
    'unanswered',
  ]);
});

const ofLine = (line: number, severity: Severity, presence: Presence) => ({
  line,
  eaterId: 1,
  allergenId: sesame,
  severity,
  presence,
});

test('judging again finds what is new and what is gone, and leaves the rest', () => {
  const [stays, goes, comes] = [
    ofLine(1, 'allergy', 'contains'),
    ofLine(2, 'allergy', 'contains'),
    ofLine(3, 'allergy', 'contains'),
  ];
  expect(changedConflicts([stays, goes], [stays, comes])).toEqual({ found: [comes], gone: [goes] });
});

test.each<[Severity, Presence]>([
  ['intolerance', 'contains'],
  ['allergy', 'may_contain'],
])('a conflict of %s and %s that endangers now is another one, for which nobody has answered', (severity, presence) => {
  const [oldConflict, newConflict] = [ofLine(1, severity, presence), ofLine(1, 'allergy', 'contains')];
  expect(changedConflicts([oldConflict], [newConflict])).toEqual({ found: [newConflict], gone: [oldConflict] });
});

test('a conflict is the same one while eater, dish, allergen, severity and presence are', () => {
  const conflict = { eaterId: 1, productId: 1, allergenId: sesame, severity: 'allergy', presence: 'contains' } as const;
  expect(isSameConflict(conflict, { ...conflict })).toBe(true);
  const changes = [
    { eaterId: 2 },
    { productId: 2 },
    { allergenId: milk },
    { severity: 'intolerance' },
    { presence: 'may_contain' },
  ] as const;
  for (const change of changes) expect(isSameConflict(conflict, { ...conflict, ...change })).toBe(false);
});

test('a client is refused what endangers them, unless the house lets them accept it', () => {
  const answers = [true, false].flatMap((mustOverride) =>
    [true, false].map((allergiesByConfirmation) => ownAnswerTo({ mustOverride }, { allergiesByConfirmation })),
  );
  expect(answers).toEqual(['to-accept', 'refused', 'to-accept', 'to-accept']);
});

test('an answer to an intolerance does not hold for an allergy', () => {
  const [conflict] = allergyConflicts(samira('allergy'), [hummus('contains')]);
  const override = { productId: 1, allergenIds: [sesame], reason: 'vu avec elle' };
  const mildConflict = { severity: 'intolerance', presence: 'contains' } as const;
  expect(conflict && overrideOf(conflict, [{ ...override, conflict: mildConflict }])).toBeUndefined();
});

const family = [
  ...samira('allergy'),
  { id: 2, allergens: [] },
  { id: 3, allergens: [{ allergenId: milk, severity: 'allergy' as const }] },
];

test('a line for somebody is judged by what they react to, one for the table by what everybody does', () => {
  const reacting = (eaterId: number | null) =>
    allergyConflicts(eatersOfLine(eaterId, family), [hummus('contains'), gratin]).map((conflict) => [
      conflict.eaterId,
      conflict.productId,
    ]);
  expect([1, 2, 3, null].map(reacting)).toEqual([
    [[1, 1]],
    [],
    [[3, 2]],
    [
      [1, 1],
      [3, 2],
    ],
  ]);
});

test('an answer holds for whom it names, and for the client themselves where it names nobody', () => {
  const bothReact = family.map((eater) => ({ ...eater, allergens: samira('allergy')[0]?.allergens ?? [] }));
  const conflicts = allergyConflicts(bothReact, [hummus('contains')]);
  const unansweredBy = (eaterId?: number) =>
    unansweredConflicts(conflicts, [{ eaterId, productId: 1, allergenIds: [sesame], reason: 'vu avec elle' }]).map(
      (conflict) => conflict.eaterId,
    );
  expect([unansweredBy(3), unansweredBy(1), unansweredBy()]).toEqual([
    [1, 2],
    [2, 3],
    [2, 3],
  ]);
});

test('an answer that names nobody is for the client alone, not for somebody who has left the table', () => {
  const conflict = {
    eaterId: null,
    productId: 1,
    allergenId: sesame,
    severity: 'allergy',
    presence: 'contains',
  } as const;
  const answer = { productId: 1, allergenIds: [sesame], reason: 'vu avec elle' };
  expect(overrideOf(conflict, [answer])).toBeUndefined();
  expect(overrideOf({ ...conflict, eaterId: 1, isClient: true }, [answer])).toBe(answer);
});

test('a guest eats of the order they were invited to, the family of all', () => {
  const [ofFamily, guest] = [{ groupOrderId: null }, { groupOrderId: 4 }];
  const orders = [null, 4, 5].map((groupOrderId) => ({ groupOrderId }));
  expect(orders.map((order) => eatsOfOrder(ofFamily, order))).toEqual([true, true, true]);
  expect(orders.map((order) => eatsOfOrder(guest, order))).toEqual([false, true, false]);
});

test('of a dish that was cooked and is declared the graver presence counts', () => {
  const [{ allergens: traces }, { allergens: sure }] = [hummus('may_contain'), hummus('contains')];
  expect(gravestAllergens(traces, [])).toEqual(traces);
  expect(gravestAllergens([], sure)).toEqual(sure);
  expect(gravestAllergens(traces, sure)).toEqual(sure);
  expect(gravestAllergens(sure, traces)).toEqual(sure);
});
