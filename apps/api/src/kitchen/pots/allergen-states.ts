import type { IngredientRow } from '@traiteur/contract/kitchen/ingredients.ts';
import { type AllergenState, gravestState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { articleCounts } from './stored-articles.ts';

interface StatedAllergen {
  ingredientId: number;
  allergenId: number;
  name: Bilingual;
  states: AllergenState[];
}

/**
 * Each active allergen of each ingredient, in the order of the house: the gravest of what was stated of it and of what
 * the articles bring that are bought, or are still in the kitchen on a day. An allergen that is switched off counts
 * where somebody stated it.
 */
export async function statesOf(
  db: Kysely<Database>,
  ids: readonly number[],
  date: LocalDate,
): Promise<Map<number, IngredientRow['allergens']>> {
  const { rows } = await sql<StatedAllergen>`
    with brought as materialized (
      select t.ingredient_id, b.allergen_id, b.state
      from supplier_articles t join supplier_article_allergens b on b.article_id = t.id
      where t.ingredient_id = any(${ids}::integer[]) and ${articleCounts('t', date)}
    )
    select i.id as "ingredientId", a.id as "allergenId", ${bilingual('a.name')} as name,
      array_remove(array_append(array_agg(b.state), case when a.active or s.state is not null
        then coalesce(s.state, 'unknown') end), null) as states
    from ingredients i cross join allergens a
    left join ingredient_allergens s on s.ingredient_id = i.id and s.allergen_id = a.id
    left join brought b on b.ingredient_id = i.id and b.allergen_id = a.id
    where i.id = any(${ids}::integer[]) and (a.active or s.state is not null or b.state is not null)
    group by i.id, a.id, s.state
    order by a.position, a.id`.execute(db);
  const states = rows.map(({ states, ...allergen }) => ({ ...allergen, state: gravestState(states) }));
  return new Map(
    [...Map.groupBy(states, ({ ingredientId }) => ingredientId)].map(([id, allergens]) => [
      id,
      allergens.map(({ allergenId, name, state }) => ({ allergenId, name, state })),
    ]),
  );
}
