import type { Ingredient, IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { Kysely } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { replaceArticles } from './article-rows.ts';
import { columnsOf, getIngredient, replaceAllergens, validationBy } from './ingredient-rows.ts';

/** @throws {Refusal} `already-taken`, `unknown-reference` */
export const createIngredient = (db: Kysely<Database>, input: IngredientInput, saving: Saving): Promise<Ingredient> =>
  inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto('ingredients')
      .values({ ...columnsOf(input), ...validationBy(saving, input) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await replaceAllergens(transaction, id, input);
    await replaceArticles(transaction, id, input, saving.now);
    return getIngredient(transaction, id);
  });

/**
 * Who states other allergens, or another paper for them, is who validated it.
 * @throws {Refusal} `not-found`, `stale`, `already-taken`, `unknown-reference`
 */
export const updateIngredient = (
  db: Kysely<Database>,
  id: number,
  version: number,
  input: IngredientInput,
  saving: Saving,
): Promise<Ingredient> =>
  inTransaction(db, async (transaction) => {
    await transaction.selectFrom('ingredients').select('id').where('id', '=', id).forUpdate().execute();
    const earlierIngredient = await getIngredient(transaction, id);
    const validation = statementOf(earlierIngredient) === statementOf(input) ? {} : validationBy(saving, input);
    await updateVersion(transaction, 'ingredients', id, version, { ...columnsOf(input), ...validation });
    await replaceAllergens(transaction, id, input);
    await replaceArticles(transaction, id, input, saving.now);
    return getIngredient(transaction, id);
  });

/** What somebody answers for by name. */
const statementOf = ({ document, allergens, articles }: IngredientInput): string =>
  JSON.stringify([
    document,
    statesIn(allergens),
    articles.filter(({ active }) => active).map((article) => [article.supplierId, statesIn(article.allergens)]),
  ]);

const statesIn = (allergens: readonly { allergenId: number; state: string }[]) =>
  allergens.map(({ allergenId, state }) => `${allergenId} ${state}`).toSorted();
