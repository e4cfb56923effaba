import type { OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import { expect, test } from 'vitest';
import { acceptedDishes, conflictKey } from './conflict-key.ts';

const name = { fr: 'Sésame', en: 'Sesame' };
const conflictOf = (presence: Presence, line = 0) => ({
  line,
  eaterId: 5,
  eater: 'Inès',
  allergenId: 7,
  allergen: name,
  severity: 'intolerance' as const,
  presence,
  mustOverride: false,
  answer: 'to-accept' as const,
});
const dish = {
  name,
  sizeName: name,
  quantity: 1,
  unitPrice: 0,
  gross: 0,
  discount: 0,
  total: 0,
  allergens: [],
  eaterId: null,
  eater: '',
};
const quoteWith = (...conflicts: OwnQuote['conflicts']): OwnQuote => ({
  lines: [1, 2].map((sizeId) => ({ ...dish, productId: 3, sizeId })),
  conflicts,
  subtotal: 0,
  discount: 0,
  discountCode: null,
  deliveryFee: 0,
  freeDeliveryFrom: null,
  taxes: [],
  total: 0,
  faults: [],
});

test('what was accepted of a dish is said once for all its sizes, and traces that were accepted are no ingredient', () => {
  const accepted = [conflictKey(3, conflictOf('may_contain'))];
  expect(acceptedDishes([quoteWith(conflictOf('may_contain'), conflictOf('may_contain', 1))], accepted)).toEqual([
    { eaterId: 5, productId: 3, allergenIds: [7], severity: 'intolerance', presence: 'may_contain' },
  ]);
  expect(acceptedDishes([quoteWith(conflictOf('contains'))], accepted)).toEqual([]);
});
