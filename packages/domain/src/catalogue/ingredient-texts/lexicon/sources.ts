/** The fourteen of annex II of Regulation (EU) No 1169/2011, by the codes that allergens are provided with. */
export const allergenSources = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export type AllergenSource = (typeof allergenSources)[number];

/** Names of food, separated by commas or lines, as `read-lexicon.ts` reads them. */
export type WordsBySource = Partial<Record<AllergenSource, string>>;
