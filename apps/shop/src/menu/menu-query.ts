import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';

/** In the address; the same in both languages. */
export interface MenuQuery {
  category?: number | undefined;
  tag?: string | undefined;
  size?: number | undefined;
  /** Neither contained nor in traces. */
  without: readonly number[];
  search: string;
  /** Only dishes without the visitor's allergens, not even in traces. */
  suits: boolean;
}

const longestSearch = 80;

export function menuQueryIn(query: URLSearchParams): MenuQuery {
  const idIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined);
  return {
    category: idIn(query.get('category')),
    tag: /^[a-z0-9-]{1,120}$/.exec(query.get('tag') ?? '')?.[0],
    size: idIn(query.get('size')),
    without: [...new Set(query.getAll('without').flatMap((text) => idIn(text) ?? []))],
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    suits: query.get('suits') === '1',
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
  if (suits) parameters.set('suits', '1');
  return parameters.size > 0 ? `?${parameters}` : '';
}

export const isNarrowed = (query: MenuQuery): boolean => queryText(query) !== '';

/** Dishes that suit the visitor come first. */
export function mealsFor(
  meals: readonly Meal[],
  query: MenuQuery,
  avoided: readonly ClientAllergen[],
): readonly Meal[] {
  const verdicts = new Map(meals.map((meal) => [meal.id, verdictOf(meal, avoided)]));
  const rank = { safe: 0, may_contain: 1, contains: 2 };
  return meals
    .filter((meal) => matches(meal, query) && (!query.suits || verdicts.get(meal.id) === 'safe'))
    .toSorted((a, b) => rank[verdicts.get(a.id) ?? 'safe'] - rank[verdicts.get(b.id) ?? 'safe']);
}

export const suitabilityFor = (
  { id: productId, allergens }: Pick<Meal, 'id' | 'allergens'>,
  avoided: readonly ClientAllergen[],
) => suitabilityOf(avoided, { productId, allergens });

const verdictOf = (meal: Meal, avoided: readonly ClientAllergen[]) => suitabilityFor(meal, avoided).verdict;

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
