import type { Ingredient } from '@traiteur/contract/kitchen/ingredients.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { getIngredient } from '../../../kitchen/ingredients/ingredient-rows.ts';
import type { RowFault } from '../row-faults.ts';

/** By their French names. */
export async function findKnownIngredients(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<(Ingredient | RowFault | undefined)[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name_fr as name from ingredients
    where searchable(name_fr) = any(select searchable(name) from unnest(${names}::text[]) name)`.execute(db);
  const matches: (Ingredient | RowFault | undefined)[] = [];
  for (const name of names) {
    const [row, ...otherRows] = rows.filter((each) => plainWords(each.name) === plainWords(name));
    if (otherRows.length > 0) matches.push({ column: 'nameFr', code: 'several-records', text: name });
    else matches.push(row && (await getIngredient(db, row.id)));
  }
  return matches;
}
