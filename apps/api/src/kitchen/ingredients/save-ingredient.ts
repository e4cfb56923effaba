import type { Ingredient, IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { Kysely } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { lockBook } from '../pots/book-lock.ts';
import { followingOf, followRecipes } from '../pots/follow-recipes.ts';
import { replaceArticles } from './article-rows.ts';
import { columnsOf, getIngredient, replaceAllergens, validationBy } from './ingredient-rows.ts';

type Cook = Context<'kitchen:write'>;

/** @throws {Refusal} `already-taken`, `unknown-reference` */
export const createIngredient = ({ db, ...acting }: Cook, input: IngredientInput): Promise<Ingredient> =>
  inTransaction(db, async (transaction) => {
    const following = followingOf(acting);
    const { id } = await transaction
      .insertInto('ingredients')
      .values({ ...columnsOf(input), ...validationBy(following, input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceAllergens(transaction, id, input);
    await replaceArticles(transaction, id, input, following.now);
    return getIngredient(transaction, id);
  });

/** @throws {Refusal} `not-found`, `stale`, `already-taken`, `unknown-reference` */
export const updateIngredient = (
  { db, ...acting }: Cook,
  id: number,
  version: number,
  input: IngredientInput,
): Promise<Ingredient> =>
  inTransaction(db, async (transaction) => {
    const following = followingOf(acting);
    await writeIngredient(transaction, { id, version, input }, following);
    await followRecipes(transaction, { ingredientIds: [id] }, following);
    return getIngredient(transaction, id);
  });

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
