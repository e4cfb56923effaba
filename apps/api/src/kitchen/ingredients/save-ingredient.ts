import type { Ingredient, IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { Kysely } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { lockBook } from '../pots/book-lock.ts';
import { type Following, followingOf, followRecipes } from '../dish-declarations/follow-recipes.ts';
import { replaceArticles } from './article-rows.ts';
import { columnsOf, getIngredient, replaceAllergens, validationBy } from './ingredient-rows.ts';

type Cook = Context<'kitchen:write'>;

/** @throws {Refusal} `already-taken`, `unknown-reference` */
export const createIngredient = ({ db, ...acting }: Cook, input: IngredientInput): Promise<Ingredient> =>
  inTransaction(db, (transaction) => insertIngredient(transaction, input, followingOf(acting)));

/** In the caller's transaction. */
export async function insertIngredient(
  db: Kysely<Database>,
  input: IngredientInput,
  saving: Saving,
): Promise<Ingredient> {
  const { id } = await db
    .insertInto('ingredients')
    .values({ ...columnsOf(input), ...validationBy(saving, input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceAllergens(db, id, input);
  await replaceArticles(db, id, input, saving.now);
  return getIngredient(db, id);
}

/** @throws {Refusal} `not-found`, `stale`, `already-taken`, `unknown-reference` */
export const updateIngredient = (
  { db, ...acting }: Cook,
  id: number,
  version: number,
  input: IngredientInput,
): Promise<Ingredient> =>
  inTransaction(db, (transaction) => saveIngredient(transaction, { id, version, input }, followingOf(acting)));

/** In the caller's transaction; what follows from it follows there too. */
export async function saveIngredient(
  db: Kysely<Database>,
  writing: Writing,
  following: Following,
): Promise<Ingredient> {
  await writeIngredient(db, writing, following);
  await followRecipes(db, { ingredientIds: [writing.id] }, following);
  return getIngredient(db, writing.id);
}

interface Writing {
  id: number;
  /** Null: whatever it is now. */
  version: number | null;
  input: IngredientInput;
}

/** Who states other allergens, or another paper for them, is who validated it. */
export async function writeIngredient(
  db: Kysely<Database>,
  { id, version, input }: Writing,
  saving: Saving,
): Promise<void> {
  await lockBook(db);
  const earlierIngredient = await getIngredient(db, id);
  const validation = statementOf(earlierIngredient) === statementOf(input) ? {} : validationBy(saving, input);
  await updateVersion(db, 'ingredients', id, version ?? earlierIngredient.version, {
    ...columnsOf(input),
    ...validation,
  });
  await replaceAllergens(db, id, input);
  await replaceArticles(db, id, input, saving.now);
}

/** What somebody answers for by name. */
const statementOf = ({ document, allergens, articles }: IngredientInput): string =>
  JSON.stringify([
    document,
    statesIn(allergens),
    articles.filter(({ active }) => active).map((article) => [article.supplierId, statesIn(article.allergens)]),
  ]);

const statesIn = (allergens: readonly { allergenId: number; state: string }[]) =>
  allergens.map(({ allergenId, state }) => `${allergenId} ${state}`).toSorted();
