import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Rows of `recipe_declarations` as they were, and as the merge left them. */
export interface MergedDeclarations {
  earlier: object[];
  merged: object[];
}

/**
 * What was typed of a dish before it had a recipe. The graver of both stays; where only one of them was answered for,
 * or each otherwise, nobody has answered for the whole.
 */
export async function moveDeclarations(db: Kysely<Database>, from: number, to: number): Promise<MergedDeclarations> {
  const { rows } = await sql<{ row: { product_id: number } }>`
    select to_jsonb(d) as row from recipe_declarations d where allergen_id in (${from}, ${to})
      and exists (select from recipe_declarations f where f.product_id = d.product_id and f.allergen_id = ${from})`.execute(
    db,
  );
  const earlier = rows.map(({ row }) => row);
  await sql`insert into recipe_declarations as typed (product_id, allergen_id, presence, stays, reason, by_id, by_name, at)
    select product_id, ${to}::integer, presence, stays, reason, by_id, by_name, at
    from recipe_declarations where allergen_id = ${from}
    on conflict (product_id, allergen_id) do update set presence = least(typed.presence, excluded.presence),
      stays = case when typed.stays = excluded.stays then typed.stays end`.execute(db);
  await db.deleteFrom('recipe_declarations').where('allergen_id', '=', from).execute();
  const mergedRows = await sql<{ row: object }>`
    select to_jsonb(d) as row from recipe_declarations d
    where allergen_id = ${to} and product_id = any(${earlier.map((row) => row.product_id)}::integer[])`.execute(db);
  return { earlier, merged: mergedRows.rows.map(({ row }) => row) };
}

/** What somebody answered since stays, and a dish that has no recipe any more is its own. */
export async function moveDeclarationsBack(
  db: Kysely<Database>,
  { earlier, merged }: MergedDeclarations,
): Promise<void> {
  await sql`delete from recipe_declarations d using jsonb_array_elements(${JSON.stringify(merged)}::jsonb) m
    where to_jsonb(d) = m`.execute(db);
  await sql`insert into recipe_declarations (product_id, allergen_id, presence, stays, reason, by_id, by_name, at)
    select product_id, allergen_id, presence, stays, reason,
      (select id from administrators where id = d.by_id), by_name, at
    from jsonb_populate_recordset(null::recipe_declarations, ${JSON.stringify(earlier)}::jsonb) d
    where exists (select from recipes r where r.product_id = d.product_id)
    on conflict (product_id, allergen_id) do nothing`.execute(db);
}
