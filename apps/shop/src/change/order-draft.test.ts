import { expect, test } from 'vitest';
import { changeIn, type OrderDraft, quantityIn, withDish, withoutLine } from './order-draft.ts';

const name = { fr: 'Dahl', en: 'Dahl' };
const dish = { productId: 1, sizeId: 2, name, sizeName: name, eaterId: null };
const draft: OrderDraft = {
  version: 3,
  lines: [{ ...dish, quantity: '2' }],
  slot: { scheduleId: 5, date: '2026-11-25' },
  addressId: null,
  kitchenNote: '',
  driverNote: '',
  discountCode: null,
};

test.each([
  ['1', 1],
  [' 20 ', 20],
  ['21', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['', undefined],
  ['deux', undefined],
])('a quantity typed as “%s” is %s', (text, quantity) => {
  expect(quantityIn(text, 20)).toBe(quantity);
});

test('a dish that is added for the same eater is one portion more, for another a line of its own', () => {
  expect(withDish(draft, dish).lines).toMatchObject([{ quantity: '3' }]);
  expect(withDish(draft, { ...dish, eaterId: 7 }).lines).toMatchObject([
    { eaterId: null, quantity: '2' },
    { eaterId: 7, quantity: '1' },
  ]);
});

test('nothing is asked of a change that cannot be read, and what was not touched is not sent', () => {
  expect(changeIn(withoutLine(draft, 0), 20)).toBeUndefined();
  expect(changeIn({ ...draft, lines: [{ ...dish, quantity: 'x' }] }, 20)).toBeUndefined();
  expect(changeIn(draft, 20)).toEqual({
    lines: [{ productId: 1, sizeId: 2, eaterId: null, quantity: 2 }],
    slot: draft.slot,
  });
});
