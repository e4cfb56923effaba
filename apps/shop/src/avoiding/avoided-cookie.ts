import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';

/** The visitor's choice in this browser: `3a.7i` is an allergy to number 3 and an intolerance of number 7. */
export const avoidedCookie = 'avoid.client';
/** Allergens of the signed-in account, same format: they count whatever the browser says. */
export const accountCookie = 'avoid.account';
export const avoidedDays = 365;

/** Also allergens that the house no longer knows. Each once; an allergy wins over an intolerance. */
export function avoidedNamedIn(cookie: string | undefined): ClientAllergen[] {
  const severities = new Map<number, ClientAllergen['severity']>();
  for (const part of (cookie ?? '').split('.')) {
    const [, number, letter] = /^(\d{1,9})([ai])$/.exec(part) ?? [];
    if (number === undefined) continue;
    const isAllergy = letter === 'a' || severities.get(Number(number)) === 'allergy';
    severities.set(Number(number), isAllergy ? 'allergy' : 'intolerance');
  }
  return [...severities].map(([allergenId, severity]) => ({ allergenId, severity }));
}

export const stillKnown = (
  avoided: readonly ClientAllergen[],
  allergens: readonly { id: number }[],
): ClientAllergen[] => avoided.filter(({ allergenId }) => allergens.some(({ id }) => id === allergenId));

export const avoidedIn = (cookie: string | undefined, allergens: readonly { id: number }[]): ClientAllergen[] =>
  stillKnown(avoidedNamedIn(cookie), allergens);

/** Undefined if nothing is avoided: the cookie is removed then. */
export const cookieOf = (avoided: readonly ClientAllergen[]): string | undefined =>
  avoided.length === 0
    ? undefined
    : avoided.map(({ allergenId, severity }) => `${allergenId}${severity === 'allergy' ? 'a' : 'i'}`).join('.');

/** Reads the fields of the form, except `without`, the allergen to remove. */
export function avoidedSaid(
  fields: Iterable<readonly [string, unknown]>,
  without: string | null = null,
): ClientAllergen[] {
  return [...fields].flatMap(([name, value]): ClientAllergen[] => {
    const [, number] = /^allergen-(\d{1,9})$/.exec(name) ?? [];
    if (number === undefined || number === without) return [];
    if (value !== 'allergy' && value !== 'intolerance') return [];
    return [{ allergenId: Number(number), severity: value }];
  });
}
