import { expect, test } from 'vitest';
import { suitabilityForEach, suitabilityOf, tableVerdictOf } from './suitability.ts';

const [sesame, milk] = [3, 7];
const bowl = {
  productId: 1,
  allergens: [
    { id: sesame, presence: 'contains' as const },
    { id: milk, presence: 'may_contain' as const },
  ],
};
const allergicTo = (allergenId: number) => ({ allergenId, severity: 'allergy' as const });
const intolerantOf = (allergenId: number) => ({ allergenId, severity: 'intolerance' as const });

test('a dish suits who avoids nothing that it holds', () => {
  expect(suitabilityOf([allergicTo(99)], bowl)).toEqual({ verdict: 'safe', warnings: [], isRefused: false });
});

test('a dish that contains what somebody is allergic to is refused', () => {
  expect(suitabilityOf([allergicTo(sesame)], bowl)).toEqual({
    verdict: 'contains',
    warnings: [{ warning: 'refused', allergenIds: [sesame] }],
    isRefused: true,
  });
});

test('a dish that contains what somebody does not tolerate says so, and is theirs to choose', () => {
  expect(suitabilityOf([intolerantOf(sesame)], bowl)).toEqual({
    verdict: 'contains',
    warnings: [{ warning: 'contains', allergenIds: [sesame] }],
    isRefused: false,
  });
});

test('traces are said, even against an allergy, and refuse nothing', () => {
  expect(suitabilityOf([allergicTo(milk)], bowl)).toEqual({
    verdict: 'may_contain',
    warnings: [{ warning: 'may_contain', allergenIds: [milk] }],
    isRefused: false,
  });
});

test('traces of what endangers are said beside what it contains that only makes ill', () => {
  expect(suitabilityOf([allergicTo(milk), intolerantOf(sesame)], bowl)).toEqual({
    verdict: 'contains',
    warnings: [
      { warning: 'contains', allergenIds: [sesame] },
      { warning: 'may_contain', allergenIds: [milk] },
    ],
    isRefused: false,
  });
});

test('what somebody does not tolerate is not said to be what they are allergic to', () => {
  const tart = {
    productId: 2,
    allergens: [sesame, milk].map((id) => ({ id, presence: 'contains' as const })),
  };
  expect(suitabilityOf([intolerantOf(milk), allergicTo(sesame)], tart).warnings).toEqual([
    { warning: 'refused', allergenIds: [sesame] },
    { warning: 'contains', allergenIds: [milk] },
  ]);
});

test('each of a table is told apart, and who was never asked is unknown, not safe', () => {
  const eaters = [
    { id: 1, allergens: [], allergiesAsked: true },
    { id: 2, allergens: [allergicTo(sesame)], allergiesAsked: true },
    { id: 3, allergens: [allergicTo(milk)], allergiesAsked: true },
    { id: 4, allergens: [], allergiesAsked: false },
    // Who names an allergy has answered, asked or not.
    { id: 5, allergens: [allergicTo(99)], allergiesAsked: false },
  ];
  const verdicts = suitabilityForEach(eaters, bowl).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['safe', 'contains', 'may_contain', 'unknown', 'safe']);
});

test('a dish suits a table, some of it, or nobody: then the mildest of what speaks against it', () => {
  expect(tableVerdictOf(['safe', 'safe'])).toBe('safe');
  expect(tableVerdictOf(['safe', 'contains'])).toBe('some');
  expect(tableVerdictOf(['unknown', 'contains'])).toBe('some');
  expect(tableVerdictOf(['may_contain', 'contains'])).toBe('may_contain');
  expect(tableVerdictOf(['contains', 'contains'])).toBe('contains');
});
