import type { Recipe, RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import { recipeCircle } from '@traiteur/domain/kitchen/pots/pot.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { lockHolds } from '../batch-holds/hold-locks.ts';
import { lockBook } from '../pots/book-lock.ts';
import { followingOf, followRecipes, type Following } from '../dish-declarations/follow-recipes.ts';
import { dishRecipesOf } from '../pots/reached-recipes.ts';
import { refuseCookedDish, refuseTakenOut } from './cooked-days.ts';
import { columnsOf, getRecipe } from './recipe-rows.ts';

type Cook = Context<'kitchen:write'>;

/** @throws {Refusal} `already-taken`, `unknown-reference`, `recipe-circle`, `date-over` */
export const createRecipe = (context: Cook, input: RecipeInput): Promise<Recipe> =>
  inTransaction(context.db, async (db) => {
    const following = followingOf(context);
    await lockBook(db);
    await lockReachedDishes(db, [], input.productId, following.date);
    const { id } = await db.insertInto('recipes').values(columnsOf(input)).returning('id').executeTakeFirstOrThrow();
    await moveDeclaration(db, null, input.productId);
    await saveVersion(db, id, input, following);
    await followRecipes(db, { recipeIds: [id] }, following);
    return getRecipe(db, id, following.date);
  });

/** @throws {Refusal} as {@link createRecipe}, and `not-found`, `stale`, `recipe-cooked` */
export const updateRecipe = (context: Cook, id: number, version: number, input: RecipeInput): Promise<Recipe> =>
  inTransaction(context.db, async (db) => {
    const following = followingOf(context);
    await writeRecipe(db, { id, version, input }, following);
    await followRecipes(db, { recipeIds: [id] }, following);
    return getRecipe(db, id, following.date);
  });

interface Writing {
  id: number;
  /** Null: whatever it is now. */
  version: number | null;
  input: RecipeInput;
}

export async function writeRecipe(
  db: Kysely<Database>,
  { id, version, input }: Writing,
  following: Following,
): Promise<void> {
  await lockHolds(db);
  await lockBook(db);
  await lockReachedDishes(db, [id], input.productId, following.date);
  const row = await db.selectFrom('recipes').select(['product_id', 'version']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  if (row.product_id !== input.productId) await refuseCookedDish(db, id, following.date);
  await updateVersion(db, 'recipes', id, version ?? row.version, columnsOf(input));
  await moveDeclaration(db, row.product_id, input.productId);
  await saveVersion(db, id, input, following);
}

export const removeRecipe = (db: Kysely<Database>, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockBook(transaction);
    const row = await transaction.selectFrom('recipes').select('product_id').where('id', '=', id).executeTakeFirst();
    await moveDeclaration(transaction, row?.product_id ?? null, null);
    await remove(transaction, 'recipes', id);
  });

/** All in their order and before the recipe: who removes a dish, or saves many, holds them so. */
async function lockReachedDishes(
  db: Kysely<Database>,
  recipeIds: readonly number[],
  productId: number | null,
  date: LocalDate,
): Promise<void> {
  const reachedIds = await dishRecipesOf(db, { recipeIds }, date);
  await sql`select from products where id = ${productId}
    or id in (select product_id from recipes where id = any(${reachedIds}::integer[])) order by id for update`.execute(
    db,
  );
}

/** What was typed of a dish stays with it as long as a recipe speaks for it; afterwards the dish is its own again. */
async function moveDeclaration(db: Kysely<Database>, formerId: number | null, productId: number | null): Promise<void> {
  if (formerId === productId) return;
  if (formerId !== null) {
    await db.deleteFrom('recipe_declarations').where('product_id', '=', formerId).execute();
    await sql`update products set unknown_allergens = '{}', disputed_allergens = '{}' where id = ${formerId}`.execute(
      db,
    );
  }
  await sql`insert into recipe_declarations (product_id, allergen_id, presence)
    select product_id, allergen_id, presence from product_allergens where product_id = ${productId}`.execute(db);
}

/** @throws {Refusal} `date-over` for a day that is over, `recipe-cooked`, `recipe-circle` */
async function saveVersion(
  db: Kysely<Database>,
  id: number,
  input: RecipeInput,
  { by, now, date, locale }: Following,
): Promise<void> {
  const fromDate = input.fromDate ?? date;
  if (fromDate < date) throw new Refusal('date-over', { field: 'fromDate' });
  await refuseTakenOut(db, id, fromDate, input);
  await db.deleteFrom('recipe_versions').where('recipe_id', '=', id).where('from_date', '=', fromDate).execute();
  await db
    .insertInto('recipe_versions')
    .values({
      recipe_id: id,
      from_date: fromDate,
      preparing_loss: input.preparingLoss,
      cooking_loss: input.cookingLoss,
      steps: JSON.stringify(input.steps),
      followed: fromDate === date,
      ...authorOf({ by, now }),
    })
    .execute();
  const lines = input.lines.map(({ ingredientId, recipeId, quantity, unit, promised }, index) => ({
    recipe_id: id,
    from_date: fromDate,
    position: index + 1,
    ingredient_id: ingredientId,
    part_id: recipeId,
    quantity,
    unit,
    promised,
  }));
  await db.insertInto('recipe_lines').values(lines).execute();
  await refuseCircle(db, id, locale);
  await db.deleteFrom('recipe_portions').where('recipe_id', '=', id).execute();
  const portions = input.portions.map(({ sizeId, weight }) => ({ recipe_id: id, size_id: sizeId, weight }));
  if (portions.length > 0) await db.insertInto('recipe_portions').values(portions).execute();
}

/** In any of the versions: one that begins tomorrow would meet it then. */
async function refuseCircle(db: Kysely<Database>, id: number, locale: Locale): Promise<void> {
  const { rows } = await sql<{ id: number; partId: number }>`
    select distinct recipe_id as id, part_id as "partId" from recipe_lines where part_id is not null`.execute(db);
  const parts = Map.groupBy(rows, (row) => row.id);
  const circle = recipeCircle(id, (recipeId) => (parts.get(recipeId) ?? []).map(({ partId }) => partId));
  if (!circle) return;
  const names = await namesOf(db, circle);
  throw new Refusal('recipe-circle', {
    faults: [
      {
        field: 'lines',
        code: 'recipe-circle',
        amounts: { names: circle.map((step) => names.get(step)?.[locale] ?? '').join(' → ') },
      },
    ],
  });
}

async function namesOf(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, Bilingual>> {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', bilingual('name').as('name')])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** @throws {Refusal} `not-found`, `nothing-to-answer` */
export const answerDifference = (
  context: Cook,
  id: number,
  { allergenId, stays, reason }: { allergenId: number; stays: boolean; reason: string },
): Promise<Recipe> =>
  inTransaction(context.db, async (db) => {
    const following = followingOf(context);
    await lockBook(db);
    const { differences, productId } = await getRecipe(db, id, following.date);
    const difference = differences.find((row) => row.allergenId === allergenId);
    if (!difference || productId === null) throw new Refusal('nothing-to-answer');
    const answer = { stays, reason, ...authorOf(following) };
    await db
      .insertInto('recipe_declarations')
      .values({ product_id: productId, allergen_id: allergenId, presence: difference.declared, ...answer })
      .onConflict((conflict) => conflict.columns(['product_id', 'allergen_id']).doUpdateSet(answer))
      .execute();
    await followRecipes(db, { recipeIds: [id] }, following);
    return getRecipe(db, id, following.date);
  });
