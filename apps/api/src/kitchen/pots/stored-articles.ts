import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Of an article in a statement: something of it is in the store, or in what was cooked for that day and later. What it
 * brings counts, whether or not it is still bought. Goods without an article may be of any of their supplier's, what
 * was found on a shelf of anybody's.
 */
export const isInKitchen = (article: string, date: LocalDate): RawBuilder<boolean> => sql<boolean>`exists (
  select from ingredient_batches b
  where b.ingredient_id = ${sql.ref(`${article}.ingredient_id`)} and not b.refused
    and (b.article_id = ${sql.ref(`${article}.id`)} or b.article_id is null and coalesce(b.supplier_id = ${sql.ref(`${article}.supplier_id`)}, true))
    and (b.remaining > 0 or exists (
      select from cooked_batch_parts p join cooked_batches c on c.id = p.batch_id
      where p.ingredient_batch_id = b.id and c.date >= ${date}::date)))`;

/** It is bought, or was and is not used up. */
export const articleCounts = (article: string, date: LocalDate): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${article}.active`)} or ${isInKitchen(article, date)})`;

/** Those of some ingredients of which an article that is bought no more brings something, or tells an origin. */
export async function formerlyBought(db: Kysely<Database>, ingredientIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.ingredient_id as id from supplier_articles t
    where t.ingredient_id = any(${ingredientIds}::integer[]) and not t.active
      and (t.raised is not null or exists (select from supplier_article_allergens b where b.article_id = t.id))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
