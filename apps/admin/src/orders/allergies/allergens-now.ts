import type { Order, OrderLine } from '@traiteur/contract/orders/order-record.ts';

type LineAllergen = Pick<OrderLine['allergens'][number], 'id' | 'name' | 'presence'>;

/**
 * What a dish of an order holds: what was said when it was ordered, and what its conflicts know since. Without these, a dish whose recipe has
 * changed would be said to hold nothing beside the alarm.
 */
export function allergensNow(lineAllergens: OrderLine['allergens'], conflicts: Order['conflicts']): LineAllergen[] {
  const since = conflicts.map(({ allergenId, allergen, presence }) => ({ id: allergenId, name: allergen, presence }));
  return [...lineAllergens.filter(({ id }) => !since.some((allergen) => allergen.id === id)), ...since];
}
