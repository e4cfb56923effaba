import type { Meal, Menu } from '@traiteur/contract/catalogue/menus.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';
import type { TableVerdict } from '@traiteur/domain/catalogue/suitability.ts';
import { type Judgement, judgementOf, type Party } from './judgement.ts';

/** In the address; the same in both languages. */
export interface MenuQuery {
  category?: number | undefined;
  tag?: string | undefined;
  size?: number | undefined;
  /** Neither contained nor in traces. */
  without: readonly number[];
  search: string;
  /** Only dishes without the allergens of the visitor, of one at the table or of all, not even in traces. */
  suits?: Suiting | undefined;
}

/** `1`: who eats alone. At a table of several it means all of them. */
const suitings = ['1', 'one', 'all'] as const;
type Suiting = (typeof suitings)[number];

const longestSearch = 80;

export function menuQueryIn(query: URLSearchParams): MenuQuery {
  const idIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined);
  return {
    category: idIn(query.get('category')),
    tag: /^[a-z0-9-]{1,120}$/.exec(query.get('tag') ?? '')?.[0],
    size: idIn(query.get('size')),
    without: [...new Set(query.getAll('without').flatMap((text) => idIn(text) ?? []))],
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    suits: suitings.find((suiting) => suiting === query.get('suits')),
  };
}

export function queryText(query: MenuQuery, changes: Partial<MenuQuery> = {}): string {
  const { category, tag, size, without, search, suits } = { ...query, ...changes };
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', String(category));
  if (tag) parameters.set('tag', tag);
  if (size) parameters.set('size', String(size));
  for (const id of without) parameters.append('without', String(id));
  if (search) parameters.set('search', search);
  if (suits) parameters.set('suits', suits);
  return parameters.size > 0 ? `?${parameters}` : '';
}

export const isNarrowed = (query: MenuQuery): boolean => queryText(query) !== '';

/** Dishes that suit who eats come first. */
export function mealsFor(meals: readonly Meal[], query: MenuQuery, party: Party): JudgedMeal[] {
  return meals
    .filter((meal) => matches(meal, query))
    .map((meal) => ({ meal, judgement: judgementOf(meal, party) }))
    .filter(({ judgement }) => !query.suits || suitsAsWanted(judgement, query.suits))
    .toSorted((a, b) => rankOf(a.judgement) - rankOf(b.judgement));
}

const rank: Readonly<Record<TableVerdict, number>> = { safe: 0, some: 1, may_contain: 2, contains: 3 };

/** What suits more of a table comes before what suits fewer. */
const rankOf = ({ verdict, people }: Judgement): number => {
  const suitedPeople = people.filter((person) => person.verdict === 'safe');
  return rank[verdict] - (verdict === 'some' ? suitedPeople.length / (people.length + 1) : 0);
};

const suitsAsWanted = ({ verdict, people }: Judgement, suits: Suiting): boolean =>
  verdict === 'safe' || (suits === 'one' && people.some((person) => person.verdict === 'safe'));

export interface JudgedMeal {
  meal: Meal;
  judgement: Judgement;
}

interface MealGroup {
  key: string;
  /** Undefined: the day's choices, or a group of those that suit alike. */
  category?: Meal['category'];
  verdict?: TableVerdict;
  meals: readonly JudgedMeal[];
}

/**
 * By whom they suit where somebody avoids anything. Where nobody does, the choices of a planned day come first, in
 * their order, and the rest by category.
 */
export function groupsOf(meals: readonly JudgedMeal[], isByVerdict: boolean, choices: Menu['choices']): MealGroup[] {
  if (!isByVerdict) {
    const { true: chosenMeals = [], false: otherMeals = [] } = Object.groupBy(
      meals,
      ({ meal }) => String(choices?.includes(meal.id) ?? false) as 'true' | 'false',
    );
    const categories = [...Map.groupBy(otherMeals, ({ meal }) => meal.category.id)].flatMap(([id, ofCategory]) => {
      const category = ofCategory[0]?.meal.category;
      return category ? [{ key: `category-${id}`, category, meals: ofCategory }] : [];
    });
    return [...(chosenMeals.length > 0 ? [{ key: 'choices', meals: chosenMeals }] : []), ...categories];
  }
  return [...Map.groupBy(meals, ({ judgement }) => judgement.verdict)].map(([verdict, ofVerdict]) => ({
    key: verdict,
    verdict,
    meals: ofVerdict,
  }));
}

function matches(meal: Meal, { category, tag, size, without, search }: MenuQuery): boolean {
  return (
    (!category || meal.category.id === category) &&
    (!tag || meal.tags.some(({ slug }) => slug === tag)) &&
    (!size || meal.offers.some(({ sizeId }) => sizeId === size)) &&
    !meal.allergens.some(({ id }) => without.includes(id)) &&
    holdsWords(meal, search)
  );
}

/** Each typed word must begin a word of the dish, in either language, without accents and case. */
function holdsWords({ name, description, category, tags }: Meal, search: string): boolean {
  const texts = [name, description, category.name, ...tags.map((tag) => tag.name)].flatMap(({ fr, en }) => [fr, en]);
  const words = texts.flatMap((text) => plainText(text).split(/[^a-z0-9]+/));
  return plainText(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .every((word) => words.some((dishWord) => dishWord.startsWith(word)));
}
