import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';

/** What somebody avoids by their account or by their browser, each as the graver of the two says it. */
export function allAvoided(
  ofAccount: readonly ClientAllergen[],
  ofBrowser: readonly ClientAllergen[],
): ClientAllergen[] {
  const allergens = [...ofAccount, ...ofBrowser];
  return [...new Set(allergens.map(({ allergenId }) => allergenId))].map((allergenId) => {
    const isAllergy = allergens.some(
      (allergen) => allergen.allergenId === allergenId && allergen.severity === 'allergy',
    );
    return { allergenId, severity: isAllergy ? 'allergy' : 'intolerance' };
  });
}

/** What somebody's browser says beyond their account: what it does not know, and what it knows as an intolerance alone. */
export const avoidedBeyond = (
  ofAccount: readonly ClientAllergen[],
  ofBrowser: readonly ClientAllergen[],
): ClientAllergen[] => allAvoided(ofAccount, ofBrowser).filter((allergen) => !isSaidBy(ofAccount, allergen));

/** Whether somebody says of an allergen just that. */
export const isSaidBy = (allergens: readonly ClientAllergen[], { allergenId, severity }: ClientAllergen): boolean =>
  allergens.some((allergen) => allergen.allergenId === allergenId && allergen.severity === severity);

/** What a browser says by itself once it knows of an account: what the account says, or said before and says no longer, is not repeated there. */
export const avoidedBesides = (
  ofAccount: readonly ClientAllergen[],
  previousAllergens: readonly ClientAllergen[],
  ofBrowser: readonly ClientAllergen[],
): ClientAllergen[] => ofBrowser.filter((allergen) => !isSaidBy([...ofAccount, ...previousAllergens], allergen));
