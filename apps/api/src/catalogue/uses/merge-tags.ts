import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { touchProducts, versionsOf } from './holder-rows.ts';
import type { MergedHolder } from './uses.table.ts';

export async function moveTag(
  db: Kysely<Database>,
  from: number,
  to: number,
  now: Date,
): Promise<MergedHolder<true>[]> {
  const { rows } = await sql<{ id: number; kept: true | null }>`
    select t.product_id as id, case when k.tag_id is not null then true end as kept
    from product_tags t left join product_tags k on k.product_id = t.product_id and k.tag_id = ${to}
    where t.tag_id = ${from} order by 1`.execute(db);
  const versions = await touchProducts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  await sql`insert into product_tags (product_id, tag_id)
    select product_id, ${to}::integer from product_tags where tag_id = ${from} on conflict do nothing`.execute(db);
  await sql`delete from product_tags where tag_id = ${from}`.execute(db);
  return rows.map(({ id, kept }) => ({ id, version: versions.get(id) ?? 0, other: true, kept }));
}

export async function moveTagBack(
  db: Kysely<Database>,
  { from, to }: { from: number; to: number },
  tagged: readonly MergedHolder<true>[],
  now: Date,
): Promise<void> {
  const ids = tagged.map(({ id }) => id);
  const versions = await versionsOf(db, 'products', ids);
  await touchProducts(db, ids, now);
  const unsaved = tagged.filter(({ id, version, kept }) => !kept && versions.get(id) === version).map(({ id }) => id);
  await sql`insert into product_tags (product_id, tag_id)
    select id, ${from}::integer from products where id = any(${ids}::integer[]) on conflict do nothing`.execute(db);
  await sql`delete from product_tags where tag_id = ${to} and product_id = any(${unsaved}::integer[])`.execute(db);
}
