import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

interface PlainMeasure {
  id: number;
  density: number | null;
  pieceWeight: number | null;
  protein?: number | null;
}

export interface PlainDish {
  id: number;
  recipe: number;
  status: string;
  unknown: number[];
  disputed: number[];
  protein: number | null;
  /** Milligrams of a portion of its one size. */
  portion: number | null;
  declared: Map<number, string>;
}

/** What the tables say, row by row. */
export async function plainBook(db: Kysely<Database>) {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  const declared = await rows(sql<{ dish: number; allergen: number; presence: string }>`
    select product_id as dish, allergen_id as allergen, presence from product_allergens`);
  const dishes = await rows(sql<Omit<PlainDish, 'declared'>>`
    select p.id, r.id as recipe, p.status, p.unknown_allergens as unknown, p.disputed_allergens as disputed, p.protein,
      (select max(weight) from recipe_portions where recipe_id = r.id) as portion
    from products p join recipes r on r.product_id = p.id order by p.id`);
  const ingredients = await rows(sql<PlainMeasure>`
    select id, density, piece_weight as "pieceWeight", protein from ingredients`);
  const recipes = await rows(sql<PlainMeasure>`select id, density, piece_weight as "pieceWeight" from recipes`);
  return {
    dishes: dishes.map((dish) => ({
      ...dish,
      unknown: dish.unknown.toSorted((a, b) => a - b),
      disputed: dish.disputed.toSorted((a, b) => a - b),
      declared: new Map(
        declared.filter((row) => row.dish === dish.id).map(({ allergen, presence }) => [allergen, presence]),
      ),
    })),
    recipes,
    ingredients: new Map(ingredients.map((ingredient) => [ingredient.id, ingredient])),
    measures: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    allergens: await rows(sql<{ id: number; active: boolean }>`select id, active from allergens order by id`),
    stated: await rows(sql<{ ingredient: number; allergen: number; state: string }>`
      select ingredient_id as ingredient, allergen_id as allergen, state from ingredient_allergens`),
    articles: await rows(sql<{
      id: number;
      supplier: number;
      ingredient: number;
      active: boolean;
      allergen: number;
      state: string;
    }>`
      select id, supplier_id as supplier, ingredient_id as ingredient, active, allergen_id as allergen, state
      from supplier_articles join supplier_article_allergens on article_id = id`),
    sacks: await rows(sql<{
      id: number;
      ingredient: number;
      article: number | null;
      supplier: number | null;
      remaining: number;
    }>`
      select id, ingredient_id as ingredient, article_id as article, supplier_id as supplier, remaining
      from ingredient_batches where not refused`),
    cooked: await rows(sql<{ dish: number | null; date: string; ingredient: number; sack: number | null }>`
      select b.product_id as dish, b.date::text as date, p.ingredient_id as ingredient, p.ingredient_batch_id as sack
      from cooked_batches b join cooked_batch_parts p on p.batch_id = b.id where p.ingredient_id is not null`),
    versions: await rows(sql<{ recipe: number; date: string; preparingLoss: number; cookingLoss: number }>`
      select recipe_id as recipe, from_date::text as date, preparing_loss as "preparingLoss", cooking_loss as "cookingLoss"
      from recipe_versions`),
    lines: await rows(sql<{
      recipe: number;
      date: string;
      ingredient: number | null;
      part: number | null;
      quantity: number;
      unit: string;
    }>`
      select recipe_id as recipe, from_date::text as date, ingredient_id as ingredient, part_id as part, quantity, unit
      from recipe_lines`),
    hands: await rows(sql<{ dish: number; allergen: number; presence: string | null; stays: boolean | null }>`
      select product_id as dish, allergen_id as allergen, presence, stays from recipe_declarations`),
  };
}

export type PlainBook = Awaited<ReturnType<typeof plainBook>>;
