import type { BoughtArticle } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Storage } from '@traiteur/domain/kitchen/stock/storages.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { stateOn } from '../ingredient-batches/batch-rows.ts';
import { namedIngredient } from '../ingredients/named-ingredient.ts';
import { type SoldArticle, soldArticlesOf } from '../ingredients/sold-articles.ts';
import { weightReceived } from './purchase-order-rows.ts';

interface PantryIngredient {
  id: number;
  name: Bilingual;
  storage: Storage;
  edibleShare: number;
  free: boolean;
  /** Milligrams that may be cooked with, until when. */
  stock: { useBy: LocalDate | null; weight: number }[];
  /** Milligrams on orders that have not come; drafts too, or who presses twice orders twice. */
  ordered: number;
}

/** What there is of some ingredients, and who sells them. */
export interface Pantry {
  ingredients: ReadonlyMap<number, PantryIngredient>;
  articles: ReadonlyMap<number, readonly SoldArticle[]>;
  suppliers: ReadonlyMap<number, { name: string; email: string; minimumOrder: number }>;
}

export async function pantryOf(db: Kysely<Database>, ids: readonly number[], date: LocalDate): Promise<Pantry> {
  const { rows } = await sql<PantryIngredient>`
    select i.id, ${bilingual('i.name')} as name, i.storage, i.edible_share as "edibleShare", i.free,
      coalesce((select json_agg(json_build_object('useBy', b.use_by, 'weight', b.remaining)) from ingredient_batches b
        where b.ingredient_id = i.id and b.remaining > 0 and ${stateOn(date)} = 'usable'), '[]') as stock,
      (select coalesce(sum(greatest(l.packs * l.pack_weight::bigint - ${weightReceived}, 0)), 0)::bigint
        from purchase_order_lines l join purchase_orders o on o.id = l.purchase_order_id
        where l.ingredient_id = i.id and o.status in ('draft', 'sent')) as ordered
    from ingredients i where i.id = any(${ids}::integer[])`.execute(db);
  return {
    ingredients: new Map(rows.map((row) => [row.id, row])),
    articles: await soldArticlesOf(db, ids),
    suppliers: await suppliersOf(db),
  };
}

async function suppliersOf(db: Kysely<Database>): Promise<Pantry['suppliers']> {
  const rows = await db
    .selectFrom('suppliers')
    .select(['id', 'name', 'email', 'minimum_order as minimumOrder'])
    .where('active', '=', true)
    .execute();
  return new Map(rows.map(({ id, ...supplier }) => [id, supplier]));
}

/** @throws {Refusal} `not-found` */
export async function listSupplierArticles(
  db: Kysely<Database>,
  supplierId: number,
): Promise<{ items: BoughtArticle[] }> {
  const supplier = await db.selectFrom('suppliers').select('id').where('id', '=', supplierId).executeTakeFirst();
  if (!supplier) throw new Refusal('not-found');
  const { rows } = await sql<BoughtArticle>`
    select a.id, a.name, a.code, a.price, a.pack_quantity as "packQuantity", a.pack_unit as "packUnit",
      ${namedIngredient} as ingredient
    from supplier_articles a join ingredients i on i.id = a.ingredient_id
    where a.supplier_id = ${supplierId} and a.active order by a.name collate "fr-x-icu", a.id`.execute(db);
  return { items: rows };
}
