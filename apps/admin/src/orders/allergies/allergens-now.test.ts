import { expect, test } from 'vitest';
import type { Order, OrderLine } from '@traiteur/contract/orders/order-record.ts';
import { allergensNow } from './allergens-now.ts';

const milk: OrderLine['allergens'][number] = {
  id: 1,
  code: 'milk',
  name: { fr: 'Lait', en: 'Milk' },
  presence: 'contains',
};
const sesame = { id: 2, name: { fr: 'Sésame', en: 'Sesame' } };

const conflict = (allergen: {
  id: number;
  name: Order['conflicts'][number]['allergen'];
}): Order['conflicts'][number] => ({
  line: 0,
  eaterId: 1,
  eater: 'Inès',
  allergenId: allergen.id,
  allergen: allergen.name,
  severity: 'allergy',
  presence: 'contains',
  mustOverride: true,
  foundAt: null,
  foundBy: null,
  answeredBy: null,
  answeredAt: null,
  reason: '',
});

test('a dish that had nothing declared when it was ordered tells what its conflict knows since', () => {
  expect(allergensNow([], [conflict(sesame)])).toEqual([{ ...sesame, presence: 'contains' }]);
});

test('an allergen that was said and that conflicts is told once, as it is known now', () => {
  const traces = { ...milk, presence: 'may_contain' as const };
  expect(allergensNow([traces], [conflict(milk)]).map(({ id, presence }) => [id, presence])).toEqual([[1, 'contains']]);
});
