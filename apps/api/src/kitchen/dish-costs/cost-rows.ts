import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import type { TaxComponent } from '@traiteur/domain/money/tax.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { inFrenchOrder } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';

interface CostFilter {
  productId?: number | undefined;
  categoryId?: number | undefined;
}

interface PortionKey {
  productId: number;
  sizeId: number;
}

export interface OfferRow extends PortionKey {
  name: Bilingual;
  sizeName: Bilingual;
  categoryId: number;
  recipeId: number | null;
  /** Milligrams; null where nobody has said it. */
  weight: number | null;
  /** Null: it is sold in this size no more. */
  price: number | null;
  components: TaxComponent[];
}

const matching = ({ productId, categoryId }: CostFilter) =>
  sql<boolean>`(${productId === undefined ? sql`true` : sql`p.id = ${productId}`}
    and ${categoryId === undefined ? sql`true` : sql`p.category_id = ${categoryId}`})`;

/** Each size of dishes that are not archived, and of those named; by name, from small to large. */
export async function offersOf(
  db: Kysely<Database>,
  filter: CostFilter,
  portions: readonly PortionKey[] = [],
  plannedIds: readonly number[] = [],
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    with keys as (
      select f.product_id, f.size_id from offers f join products p on p.id = f.product_id
      where p.status <> 'archived' or p.id = any(${plannedIds}::integer[])
      union
      select * from unnest(${portions.map(({ productId }) => productId)}::integer[],
        ${portions.map(({ sizeId }) => sizeId)}::integer[])
    )
    select p.id as "productId", s.id as "sizeId", ${bilingual('p.name')} as name, ${bilingual('s.name')} as "sizeName",
      p.category_id as "categoryId", r.id as "recipeId", w.weight, f.price, t.components
    from keys k join products p on p.id = k.product_id join sizes s on s.id = k.size_id
    join tax_rates t on t.id = p.tax_rate_id
    left join offers f on f.product_id = k.product_id and f.size_id = k.size_id
    left join recipes r on r.product_id = p.id and r.active
    left join recipe_portions w on w.recipe_id = r.id and w.size_id = s.id
    where ${matching(filter)}
    order by ${inFrenchOrder('p.name_fr')}, p.id, s.position, s.id`.execute(db);
  return rows;
}

export interface SoldRow extends PortionKey {
  date: LocalDate;
  /** Null: none. */
  components: TaxComponent[] | null;
  /** As the orders were priced. */
  isTaxOnTop: boolean;
  portions: number;
  /** Cents after discounts. */
  amount: number;
}

/** What goes out again after a failed delivery counts on the day it was cooked. */
export async function soldOf(db: Kysely<Database>, { from, to }: Period, filter: CostFilter): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select coalesce(o.cooked_on, o.delivery_date) as date, l.product_id as "productId", l.size_id as "sizeId",
      (select jsonb_agg(t - 'amount') from jsonb_array_elements(l.taxes) t) as components, o.total <> o.subtotal - o.discount + o.delivery_fee as "isTaxOnTop",
      sum(l.quantity)::integer as portions, sum(l.total)::bigint as amount
    from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where (o.delivery_date between ${from}::date and ${to}::date and o.cooked_on is null
        or o.cooked_on between ${from}::date and ${to}::date)
      and o.status <> 'cancelled' and ${matching(filter)}
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

export interface CookedRow {
  id: number;
  date: LocalDate;
  /** Null: of a preparation. */
  productId: number | null;
  /** Milligrams; null where nobody knows. */
  weight: number | null;
  parts: {
    weight: number | null;
    partBatchId: number | null;
    /** Of the batch of an ingredient: cents that so many milligrams were received at. */
    price: number | null;
    pricedWeight: number | null;
  }[];
}

export async function cookedOf(db: Kysely<Database>, { from, to }: Period): Promise<CookedRow[]> {
  const { rows } = await sql<CookedRow>`
    select b.id, b.date, b.product_id as "productId", b.weight,
      coalesce((select json_agg(json_build_object('weight', p.weight, 'partBatchId', p.part_batch_id, 'price', case when g.free then 0 else i.price end,
          'pricedWeight', case when g.free then 1 else i.priced_weight end))
        from cooked_batch_parts p left join ingredient_batches i on i.id = p.ingredient_batch_id
        left join ingredients g on g.id = p.ingredient_id
        where p.batch_id = b.id), '[]') as parts
    from cooked_batches b
    where b.date between ${from}::date and ${to}::date order by b.id`.execute(db);
  return rows;
}

export interface TickRow extends PortionKey {
  date: LocalDate;
  quantity: number;
  weight: number | null;
}

export async function ticksOf(db: Kysely<Database>, { from, to }: Period): Promise<TickRow[]> {
  const { rows } = await sql<TickRow>`
    select t.delivery_date as date, t.product_id as "productId", t.size_id as "sizeId", t.quantity, w.weight
    from production_ticks t left join recipes r on r.product_id = t.product_id
    left join recipe_portions w on w.recipe_id = r.id and w.size_id = t.size_id
    where t.delivery_date between ${from}::date and ${to}::date`.execute(db);
  return rows;
}

export interface MenuRow {
  date: LocalDate;
  isPublished: boolean;
  choiceIds: number[];
}

export async function menusOf(db: Kysely<Database>, { from, to }: Period, now: Date): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select m.delivery_date as date, coalesce(m.published_from <= ${now}, false) as "isPublished",
      coalesce((select json_agg(product_id order by position) from menu_plan_choices where menu_plan_id = m.id), '[]') as "choiceIds"
    from menu_plans m where m.delivery_date between ${from}::date and ${to}::date order by m.delivery_date`.execute(db);
  return rows;
}
