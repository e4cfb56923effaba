import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { declaredPresence } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readAllergens } from './dish-texts.ts';
import { statesByRecipe } from './recipe-states.ts';

/** A dish as it was cooked for a date. */
export interface CookedDish {
  productId: number;
  cookedOn: LocalDate;
}

interface CookedAllergen {
  id: number;
  code: string;
  name: Bilingual;
  presence: Presence;
}

export const cookedKey = ({ productId, cookedOn }: CookedDish): string => `${productId} ${cookedOn}`;

/**
 * By `cookedKey`, what may be in a dish of a day: its recipe of then counts, though another one has replaced it since.
 * Dishes without a recipe have no entry.
 */
export async function cookedAllergensOf(
  db: Kysely<Database>,
  dishes: readonly CookedDish[],
): Promise<Map<string, CookedAllergen[]>> {
  const cooked = new Map<string, CookedAllergen[]>();
  if (dishes.length === 0) return cooked;
  const { rows: recipes } = await sql<{ id: number; productId: number }>`
    select id, product_id as "productId" from recipes
    where product_id = any(${dishes.map(({ productId }) => productId)}::integer[])`.execute(db);
  if (recipes.length === 0) return cooked;
  const allergens = await readAllergens(db);
  for (const [cookedOn, ofDay] of Map.groupBy(dishes, (dish) => dish.cookedOn)) {
    const cookedRecipes = recipes.filter((recipe) => ofDay.some(({ productId }) => productId === recipe.productId));
    const states = await statesByRecipe(
      db,
      cookedRecipes.map(({ id }) => id),
      cookedOn,
    );
    for (const { id, productId } of cookedRecipes) {
      const inPot = allergens.flatMap((allergen) => {
        const answer = states.get(id)?.find(({ allergenId }) => allergenId === allergen.id);
        const presence = answer ? declaredPresence(answer.state) : null;
        return presence ? [{ ...allergen, presence }] : [];
      });
      cooked.set(cookedKey({ productId, cookedOn }), inPot);
    }
  }
  return cooked;
}
