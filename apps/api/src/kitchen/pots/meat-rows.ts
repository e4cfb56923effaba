import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { DishMeat } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import type { Pot } from '@traiteur/domain/kitchen/pots/pot.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { articleCounts } from './stored-articles.ts';

type MeatRow = DishMeat & { id: number };

/** Those of some ingredients that are meat, with each origin that they may be of on a day. */
export async function readMeats(
  db: Kysely<Database>,
  ingredientIds: readonly number[],
  date: LocalDate,
): Promise<Map<number, MeatRow>> {
  const { rows } = await sql<MeatRow>`
    select i.id, i.meat, i.raw_meat as "isRaw", coalesce((
      select json_agg(distinct jsonb_build_object('born', t.born, 'raised', t.raised, 'slaughtered', t.slaughtered))
      from supplier_articles t where t.ingredient_id = i.id and ${articleCounts('t', date)}), '[]') as origins
    from ingredients i where i.meat is not null and i.id = any(${ingredientIds}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** All meat in a pot. */
export const meatsOf = ({ parts }: Pot, meats: ReadonlyMap<number, MeatRow>): MeatRow[] =>
  [...parts.keys()].flatMap((id) => meats.get(id) ?? []);
