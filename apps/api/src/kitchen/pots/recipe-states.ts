import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type AllergenState, gravestState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { statesOf } from './allergen-states.ts';
import { ingredientsOf } from './reached-recipes.ts';

export interface NamedState {
  allergenId: number;
  name: Bilingual;
  state: AllergenState;
}

/** Of all that may be in the pot from that day on, versions to come among it. */
export async function statesByRecipe(
  db: Kysely<Database>,
  recipeIds: readonly number[],
  date: LocalDate,
): Promise<Map<number, NamedState[]>> {
  const ingredients = await ingredientsOf(db, recipeIds, date);
  const states = await statesOf(db, [...new Set([...ingredients.values()].flat())], date);
  return new Map(
    [...ingredients].map(([recipeId, ids]) => {
      const byAllergen = Map.groupBy(
        ids.flatMap((id) => states.get(id) ?? []),
        ({ allergenId }) => allergenId,
      );
      const inPot = [...byAllergen].flatMap(([allergenId, group]) => {
        const [first] = group;
        // An allergen that is switched off was stated of some: of the others it is not asked any more.
        return first ? [{ allergenId, name: first.name, state: gravestState(group.map(({ state }) => state)) }] : [];
      });
      return [recipeId, inPot];
    }),
  );
}
