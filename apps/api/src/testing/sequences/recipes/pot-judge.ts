import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type PlainBook, plainBook, type PlainDish } from './plain-book.ts';

/** As the rules say it in words, without a line of the code that keeps them: slow, and free of its thoughts. */
export async function judgePots(db: Kysely<Database>, today: string): Promise<string[]> {
  const book = await plainBook(db);
  const circles = book.recipes.filter((recipe) => takesItself(recipe.id, book)).map(({ id }) => `recipe ${id} circles`);
  if (circles.length > 0) return circles;
  return book.dishes.flatMap((dish) => judgeDish(dish, book, today).map((finding) => `dish ${dish.id}: ${finding}`));
}

/**
 * None goes on sale with an open question, and none stays there once somebody's saving makes something in it unknown:
 * an allergen that is new to the house is no saving of what is in it.
 */
export async function judgeSales(db: Kysely<Database>, earlierDishes: readonly PlainDish[], work: string) {
  const { dishes } = await plainBook(db);
  return dishes.flatMap(({ id, status, unknown, disputed }) => {
    const earlierDish = earlierDishes.find((dish) => dish.id === id);
    if (status !== 'published') return [];
    if (earlierDish && earlierDish.status !== 'published' && unknown.length + disputed.length > 0)
      return [`dish ${id} goes on sale with an open question`];
    const newlyUnknown = unknown.some((allergen) => !earlierDish?.unknown.includes(allergen));
    return newlyUnknown && !/allergen|merge/i.test(work) ? [`dish ${id} stays on sale`] : [];
  });
}

function takesItself(id: number, book: PlainBook): boolean {
  const reached = new Set([id]);
  for (const each of reached)
    for (const line of book.lines)
      if (line.recipe === each && line.part !== null) {
        if (line.part === id) return true;
        reached.add(line.part);
      }
  return false;
}

/** Of the version of the day, or the first to come, and of all after it. */
function liveDates(recipe: number, { versions }: PlainBook, today: string): string[] {
  const dates = versions.filter((version) => version.recipe === recipe).map(({ date }) => date);
  const begun = dates.filter((date) => date <= today).toSorted();
  return dates.filter((date) => date > today || date === begun.at(-1)).toSorted();
}

function ingredientsIn(recipe: number, book: PlainBook, today: string): number[] {
  const dates = liveDates(recipe, book, today);
  return book.lines
    .filter((line) => line.recipe === recipe && dates.includes(line.date))
    .flatMap(({ ingredient, part }) => (part === null ? [ingredient ?? 0] : ingredientsIn(part, book, today)));
}

const ranks = ['none', 'may_contain', 'unknown', 'contains'];
const worst = (states: readonly string[]) => ranks.findLast((rank) => states.includes(rank)) ?? null;

/** Null where the allergen is switched off, and nobody stated it. */
function stateIn(
  ingredient: number,
  allergen: { id: number; active: boolean },
  book: PlainBook,
  today: string,
): string | null {
  const ownState = book.stated.find((row) => row.ingredient === ingredient && row.allergen === allergen.id)?.state;
  const bought = book.articles
    .filter((article) => article.ingredient === ingredient && article.allergen === allergen.id)
    .filter((article) => article.active || isThere(article, book, today))
    .map(({ state }) => state);
  return worst([...(ownState ? [ownState] : allergen.active ? ['unknown'] : []), ...bought]);
}

const isElsewhere = (sackSupplier: number | null, supplier: number) =>
  sackSupplier !== null && sackSupplier !== supplier;

/** A sack of it is not empty, or went into a pot that is not over. */
function isThere(article: PlainBook['articles'][number], { sacks, cooked }: PlainBook, today: string): boolean {
  for (const sack of sacks) {
    if (sack.ingredient !== article.ingredient) continue;
    if (sack.article === null ? isElsewhere(sack.supplier, article.supplier) : sack.article !== article.id) continue;
    if (sack.remaining > 0 || cooked.some((part) => part.sack === sack.id && part.date >= today)) return true;
  }
  return false;
}

function judgeDish(dish: PlainDish, book: PlainBook, today: string): string[] {
  const findings: string[] = [];
  const expect = (what: string, rule: unknown, fact: unknown) => {
    if (JSON.stringify(rule) !== JSON.stringify(fact))
      findings.push(`${what} is ${JSON.stringify(fact)} instead of ${JSON.stringify(rule)}`);
  };
  const ingredients = ingredientsIn(dish.recipe, book, today);
  const [unknown, disputed]: [number[], number[]] = [[], []];
  for (const allergen of book.allergens) {
    const state = worst(ingredients.flatMap((id) => stateIn(id, allergen, book, today) ?? []));
    const hand = book.hands.find((row) => row.dish === dish.id && row.allergen === allergen.id);
    const inPot = state === 'contains' ? 'contains' : state === null || state === 'none' ? null : 'may_contain';
    const stays = hand?.presence && hand.stays !== false ? [hand.presence] : [];
    expect(
      `allergen ${allergen.id}`,
      worst([...(inPot ? [inPot] : []), ...stays]),
      dish.declared.get(allergen.id) ?? null,
    );
    if (state === 'unknown') unknown.push(allergen.id);
    else if (state !== null && (hand?.stays ?? null) === null && (hand?.presence ?? null) !== inPot)
      disputed.push(allergen.id);
  }
  for (const { ingredient, date } of book.cooked.filter((part) => part.dish === dish.id))
    if (date >= today && !ingredients.includes(ingredient))
      findings.push(`ingredient ${ingredient} is in its pot of ${date} and not in its recipe`);
  expect('unknown', unknown, dish.unknown);
  expect('disputed', disputed, dish.disputed);
  const protein = proteinOf(dish.recipe, book, today);
  const amount = protein === null || !dish.portion ? null : (protein * dish.portion) / 100_000;
  if ((amount === null) !== (dish.protein === null) || Math.abs((amount ?? 0) - (dish.protein ?? 0)) > 0.0501)
    findings.push(`protein is ${dish.protein} instead of ${amount}`);
  return findings;
}

/** Grams in 100 g. */
function proteinOf(recipe: number, book: PlainBook, today: string): number | null {
  const { content, output } = batch(recipe, book, today);
  return content === null || output === null ? null : (content / output) * 100;
}

/** Milligrams of protein in one cooking, and what comes out of it. */
function batch(recipe: number, book: PlainBook, today: string): { content: number | null; output: number | null } {
  const [date] = liveDates(recipe, book, today);
  const version = book.versions.find((each) => each.recipe === recipe && each.date === date);
  let [content, weight]: [number | null, number | null] = [0, 0];
  for (const line of book.lines.filter((each) => each.recipe === recipe && each.date === date)) {
    const source = line.part === null ? book.ingredients.get(line.ingredient ?? 0) : book.measures.get(line.part);
    const measure = line.unit === 'ml' ? source?.density : source?.pieceWeight;
    const inside = line.unit === 'g' ? line.quantity : measure ? (line.quantity * measure) / 1000 : null;
    const rich = line.part === null ? (source?.protein ?? null) : proteinOf(line.part, book, today);
    weight = inside === null || weight === null ? null : weight + inside;
    content = inside === null || rich === null || content === null ? null : content + (inside * rich) / 100;
  }
  const prepared = (100 - (version?.preparingLoss ?? 0)) / 100;
  return {
    content: content === null ? null : content * prepared,
    output: weight === null ? null : weight * prepared * ((100 - (version?.cookingLoss ?? 0)) / 100),
  };
}
