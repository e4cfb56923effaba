import type { Order, OrderLine } from '@traiteur/contract/orders/order-record.ts';

type LineAllergen = Pick<OrderLine['allergens'][number], 'id' | 'name' | 'presence'>;

/**
 * A dish's allergens when it was ordered, and those its conflicts know since: without them, a dish with a changed
 * recipe would be said to contain nothing, beside its alarm.
 */
export function allergensNow(lineAllergens: OrderLine['allergens'], conflicts: Order['conflicts']): LineAllergen[] {
  const since = conflicts.map(({ allergenId, allergen, presence }) => ({ id: allergenId, name: allergen, presence }));
  return [...lineAllergens.filter(({ id }) => !since.some((allergen) => allergen.id === id)), ...since];
}
