import type { Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

interface RecipeFacts {
  isUnknown: boolean;
  isDisputed: boolean;
}

/**
 * A dish with a recipe takes its content from the recipe alone, and goes on sale once nothing of its pot is open.
 * @throws {Refusal} `follows-recipe`, `allergens-unknown`, `recipe-disputed`
 */
export async function refuseAgainstRecipe(
  db: Kysely<Database>,
  id: number,
  input: ProductInput,
  earlierProduct: Product,
): Promise<void> {
  const { rows } = await sql<RecipeFacts>`
    select p.unknown_allergens <> '{}' as "isUnknown", p.disputed_allergens <> '{}' as "isDisputed"
    from products p join recipes r on r.product_id = p.id where p.id = ${id}`.execute(db);
  const [facts] = rows;
  if (!facts) return;
  const field = contents.find((name) => contentOf(input, name) !== contentOf(earlierProduct, name));
  if (field) throw new Refusal('follows-recipe', { field });
  if (input.status !== 'published' || earlierProduct.status === 'published') return;
  if (facts.isUnknown) throw new Refusal('allergens-unknown', { field: 'status' });
  if (facts.isDisputed) throw new Refusal('recipe-disputed', { field: 'status' });
}

const contents = ['allergens', 'allergensDeclared', 'ingredients', 'nutrition', 'portions'] as const;

function contentOf(product: ProductInput, name: (typeof contents)[number]): string {
  const { allergens, ingredients, nutrition, portions } = product;
  if (name === 'allergens')
    return JSON.stringify(allergens.map(({ allergenId, presence }) => `${allergenId} ${presence}`).toSorted());
  if (name === 'ingredients') return JSON.stringify([ingredients.fr, ingredients.en]);
  if (name === 'nutrition') return JSON.stringify(labelNutrients.map((nutrient) => nutrition[nutrient]));
  if (name === 'portions')
    return JSON.stringify(portions.map(({ sizeId, weight }) => `${sizeId} ${weight}`).toSorted());
  return String(product[name]);
}
