import type { OwnQuote } from '@traiteur/contract/own/own-orders.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';

/**
 * The first dish that contains what somebody said in their browser that they are allergic to. The house judges what their account says; what
 * they have only said here counts for them as much.
 */
export function refusedDish({ lines }: Pick<OwnQuote, 'lines'>, avoided: readonly ClientAllergen[]) {
  for (const { productId, name, allergens } of lines) {
    const declarations = allergens.map(({ id: allergenId, presence }) => ({ allergenId, presence }));
    const { isRefused, warnings } = suitabilityOf(avoided, { productId, allergens: declarations });
    const allergen = allergens.find(({ id }) => id === warnings[0]?.allergenIds[0]);
    if (isRefused && allergen) return { dish: name, allergen: allergen.name };
  }
  return undefined;
}
