import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';

/** Each allergen once, with the graver severity of the two. */
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

/** Allergens that the account does not know, or knows as an intolerance only. */
export const avoidedBeyond = (
  ofAccount: readonly ClientAllergen[],
  ofBrowser: readonly ClientAllergen[],
): ClientAllergen[] => allAvoided(ofAccount, ofBrowser).filter((allergen) => !isSaidBy(ofAccount, allergen));

export const isSaidBy = (allergens: readonly ClientAllergen[], { allergenId, severity }: ClientAllergen): boolean =>
  allergens.some((allergen) => allergen.allergenId === allergenId && allergen.severity === severity);

/** What stays the browser's own: not what the account says, nor what it said before. */
export const avoidedBesides = (
  ofAccount: readonly ClientAllergen[],
  previousAllergens: readonly ClientAllergen[],
  ofBrowser: readonly ClientAllergen[],
): ClientAllergen[] => ofBrowser.filter((allergen) => !isSaidBy([...ofAccount, ...previousAllergens], allergen));
