import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';

/** What a visitor chose to avoid in their browser: `3a.7i` is an allergy to number 3 and an intolerance of number 7. */
export const avoidedCookie = 'avoid.client';
/** What the account of who is signed in says, in the same way: it counts whatever is chosen in the browser. */
export const accountCookie = 'avoid.account';
export const avoidedDays = 365;

/** What a cookie says, whether the house knows it or not: each allergen once, and as the allergy where it says both. */
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

/** What of it the house still knows. */
export const stillKnown = (
  avoided: readonly ClientAllergen[],
  allergens: readonly { id: number }[],
): ClientAllergen[] => avoided.filter(({ allergenId }) => allergens.some(({ id }) => id === allergenId));

/** What a cookie says, as far as the house still knows it. */
export const avoidedIn = (cookie: string | undefined, allergens: readonly { id: number }[]): ClientAllergen[] =>
  stillKnown(avoidedNamedIn(cookie), allergens);

/** What is avoided as the cookie keeps it; undefined where nothing is. */
export const cookieOf = (avoided: readonly ClientAllergen[]): string | undefined =>
  avoided.length === 0
    ? undefined
    : avoided.map(({ allergenId, severity }) => `${allergenId}${severity === 'allergy' ? 'a' : 'i'}`).join('.');

/** What the form of "I must avoid" says: a severity for each allergen; not the one that is avoided no longer. */
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
