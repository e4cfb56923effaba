import type { OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';

/** The first dish with an allergen of the browser's allergies. The server judges only those of the account. */
export function refusedDish(lines: OwnQuote['lines'], avoided: readonly ClientAllergen[]) {
  for (const line of lines) {
    const { isRefused, warnings } = suitabilityOf(avoided, line);
    const allergen = line.allergens.find(({ id }) => id === warnings[0]?.allergenIds[0]);
    if (isRefused && allergen) return { dish: line.name, allergen: allergen.name };
  }
  return undefined;
}
