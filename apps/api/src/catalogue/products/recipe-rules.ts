import type { Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
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
  const product = { ...input, meatOrigin: input.meatOrigin ?? earlierProduct.meatOrigin };
  const field = contents.find((name) => contentOf(product, name) !== contentOf(earlierProduct, name));
  if (field) throw new Refusal('follows-recipe', { field });
  if (input.status !== 'published' || earlierProduct.status === 'published') return;
  if (facts.isUnknown) throw new Refusal('allergens-unknown', { field: 'status' });
  if (facts.isDisputed) throw new Refusal('recipe-disputed', { field: 'status' });
}

const textsOf = ({ fr, en }: Bilingual) => JSON.stringify([fr, en]);

const contents = ['allergens', 'allergensDeclared', 'ingredients', 'meatOrigin', 'nutrition', 'portions'] as const;
type Contents = Pick<Product, (typeof contents)[number]>;

function contentOf(product: Contents, name: keyof Contents): string {
  const { allergens, nutrition, portions } = product;
  if (name === 'allergens')
    return JSON.stringify(allergens.map(({ allergenId, presence }) => `${allergenId} ${presence}`).toSorted());
  if (name === 'ingredients' || name === 'meatOrigin') return textsOf(product[name]);
  if (name === 'nutrition') return JSON.stringify(labelNutrients.map((nutrient) => nutrition[nutrient]));
  if (name === 'portions')
    return JSON.stringify(portions.map(({ sizeId, weight }) => `${sizeId} ${weight}`).toSorted());
  return String(product[name]);
}
