import type { RecordUses, UsedNoun, UsingNoun } from '@traiteur/contract/catalogue/uses.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { undoTime } from './merge-records.ts';

const standingOrders = (condition: RawBuilder<unknown>) =>
  sql`select count(distinct o.id) from orders o join order_lines l on l.order_id = o.id
    where o.status = any(${standingStatuses}::text[]) and ${condition}`;

const counts: Readonly<Record<UsedNoun, (id: number) => Partial<Record<UsingNoun, RawBuilder<unknown>>>>> = {
  tags: (id) => ({ products: sql`select count(*) from product_tags where tag_id = ${id}` }),
  allergens: (id) => ({
    products: sql`select count(*) from product_allergens where allergen_id = ${id}`,
    ingredients: sql`select count(*) from (
      select ingredient_id from ingredient_allergens where allergen_id = ${id} and state <> 'none'
      union select t.ingredient_id from supplier_articles t join supplier_article_allergens s on s.article_id = t.id
      where s.allergen_id = ${id}) used`,
    eaters: sql`select count(*) from eater_allergens where allergen_id = ${id}`,
  }),
  sizes: (id) => ({
    products: sql`select count(*) from offers where size_id = ${id}`,
    orders: standingOrders(sql`l.size_id = ${id}`),
  }),
  categories: (id) => ({
    products: sql`select count(*) from products where category_id = ${id}`,
    'discount-codes': sql`select count(*) from discount_code_categories where category_id = ${id}`,
  }),
};

/** @throws {Refusal} `not-found` */
export async function listUses(db: Kysely<Database>, noun: UsedNoun, id: number, now: Date): Promise<RecordUses> {
  const { rows: records } = await sql`select from ${sql.table(noun)} where id = ${id}`.execute(db);
  if (records.length === 0) throw new Refusal('not-found');
  const parts = Object.entries(counts[noun](id)).map(
    ([using, count]) => sql`select ${using} as noun, (${count})::integer as count`,
  );
  const { rows } = await sql<RecordUses['uses'][number]>`${sql.join(parts, sql` union all `)}`.execute(db);
  return { uses: rows.filter(({ count }) => count > 0), merges: await undoableMerges(db, noun, id, now) };
}

async function undoableMerges(
  db: Kysely<Database>,
  noun: UsedNoun,
  id: number,
  now: Date,
): Promise<RecordUses['merges']> {
  if (noun === 'categories') return [];
  const merges = await db
    .selectFrom('catalogue_merges')
    .select(['id', 'other_id as otherId', 'name_fr as fr', 'name_en as en', 'at', 'by_name as by'])
    .where('noun', '=', noun)
    .where('kept_id', '=', id)
    .where('undo', 'is not', null)
    .where('at', '>', new Date(now.getTime() - undoTime))
    .orderBy('id', 'desc')
    .execute();
  return merges.map(({ fr, en, at, ...merge }) => ({
    ...merge,
    name: { fr, en },
    at: at.toISOString(),
    undoUntil: new Date(at.getTime() + undoTime).toISOString(),
  }));
}
