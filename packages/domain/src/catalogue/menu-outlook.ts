/** Codes of the allergens that most clients who avoid one avoid: each menu should have a dish without each. */
const watchedAllergens = ['gluten', 'milk', 'eggs', 'nuts'] as const;
export type WatchedAllergen = (typeof watchedAllergens)[number];

/** 40 % of a day's reference intake (Regulation (EU) No 1169/2011, annex XIII): kcal, and grams of salt. */
const mostInMeal = { kcal: 800, salt: 2.4 };

export interface OutlookDish {
  id: number;
  orderable: boolean;
  tags: readonly { slug: string }[];
  allergensDeclared: boolean;
  allergens: readonly { code: string }[];
  nutrition: { kcal: number | null; salt: number | null };
}

export type MenuWarning =
  | { kind: 'too-few'; missing: number }
  | { kind: 'no-vegetarian' }
  | { kind: 'none-without'; allergen: WatchedAllergen }
  | { kind: 'twice' | 'too-rich' | 'not-sold'; ids: number[] };

export interface MenuOutlook {
  vegetarian: number;
  /** How many dishes are free from each watched allergen, traces counted. */
  without: Record<WatchedAllergen, number>;
  /** Empty also for a date without any choice: nobody has planned it. */
  warnings: MenuWarning[];
}

export const isVegetarian = ({ tags }: Pick<OutlookDish, 'tags'>): boolean =>
  tags.some(({ slug }) => /^(veget|vegan|veggie)/.test(slug));

export const isWithout = ({ allergensDeclared, allergens }: OutlookDish, allergen: WatchedAllergen): boolean =>
  allergensDeclared && !allergens.some(({ code }) => code === allergen);

interface Week {
  dailyChoices: number;
  /** Dishes of the week's other dates. */
  otherIds: ReadonlySet<number>;
}

export function menuOutlook(dishes: readonly OutlookDish[], { dailyChoices, otherIds }: Week): MenuOutlook {
  const vegetarian = dishes.filter(isVegetarian).length;
  const countWithout = (allergen: WatchedAllergen) => dishes.filter((dish) => isWithout(dish, allergen)).length;
  const without = {
    gluten: countWithout('gluten'),
    milk: countWithout('milk'),
    eggs: countWithout('eggs'),
    nuts: countWithout('nuts'),
  };
  if (dishes.length === 0) return { vegetarian, without, warnings: [] };
  const idsOf = (isMeant: (dish: OutlookDish) => boolean) => dishes.filter(isMeant).map(({ id }) => id);
  const warningOf = (kind: 'twice' | 'too-rich' | 'not-sold', ids: number[]): MenuWarning[] =>
    ids.length > 0 ? [{ kind, ids }] : [];
  const freePlaces = dailyChoices - dishes.length;
  const warnings: MenuWarning[] = [
    ...warningOf(
      'not-sold',
      idsOf(({ orderable }) => !orderable),
    ),
    ...(freePlaces > 0 ? [{ kind: 'too-few' as const, missing: freePlaces }] : []),
    ...(vegetarian === 0 ? [{ kind: 'no-vegetarian' as const }] : []),
    ...watchedAllergens.flatMap((allergen) =>
      without[allergen] === 0 ? [{ kind: 'none-without' as const, allergen }] : [],
    ),
    ...warningOf(
      'twice',
      idsOf(({ id }) => otherIds.has(id)),
    ),
    ...warningOf('too-rich', idsOf(isTooRich)),
  ];
  return { vegetarian, without, warnings };
}

const isTooRich = ({ nutrition: { kcal, salt } }: OutlookDish): boolean =>
  (kcal ?? 0) > mostInMeal.kcal || (salt ?? 0) > mostInMeal.salt;
