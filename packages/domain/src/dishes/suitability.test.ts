import { expect, test } from 'vitest';
import { suitabilityOf } from './suitability.ts';

const [sesame, milk] = [3, 7];
const bowl = {
  productId: 1,
  allergens: [
    { allergenId: sesame, presence: 'contains' as const },
    { allergenId: milk, presence: 'may_contain' as const },
  ],
};
const allergicTo = (allergenId: number) => ({ allergenId, severity: 'allergy' as const });
const intolerantOf = (allergenId: number) => ({ allergenId, severity: 'intolerance' as const });

test('a dish suits who avoids nothing that it holds', () => {
  expect(suitabilityOf([allergicTo(99)], bowl)).toEqual({ verdict: 'safe', allergenIds: [], isRefused: false });
});

test('a dish that contains what somebody is allergic to is refused', () => {
  expect(suitabilityOf([allergicTo(sesame)], bowl)).toEqual({
    verdict: 'contains',
    allergenIds: [sesame],
    isRefused: true,
  });
});

test('a dish that contains what somebody does not tolerate says so, and is theirs to choose', () => {
  expect(suitabilityOf([intolerantOf(sesame)], bowl)).toMatchObject({ verdict: 'contains', isRefused: false });
});

test('traces are said, even against an allergy, and refuse nothing', () => {
  expect(suitabilityOf([allergicTo(milk)], bowl)).toEqual({
    verdict: 'may_contain',
    allergenIds: [milk],
    isRefused: false,
  });
});

test('what it contains hides what it may contain', () => {
  expect(suitabilityOf([allergicTo(milk), intolerantOf(sesame)], bowl)).toMatchObject({
    verdict: 'contains',
    allergenIds: [sesame],
  });
});
