import type {
  PurchaseOrder,
  PurchaseOrderLine,
  PurchaseOrderRow,
  purchaseOrders,
} from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { namedIngredient } from '../ingredients/named-ingredient.ts';

type Query = Received<(typeof purchaseOrders.operations)['list']>['query'];

/** Milligrams of a line `l` that came and were not refused. */
export const weightReceived = sql<number>`(select coalesce(sum(b.quantity), 0)::bigint from goods_receipts r
  join ingredient_batches b on b.receipt_id = r.id
  where r.purchase_order_id = l.purchase_order_id and b.line_position = l.position and not b.refused)`;

const ordersWithSums = (db: Kysely<Database>) =>
  db
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', 's.id', 'o.supplier_id')
    .select(['o.id', 'o.version', 'o.number', 'o.supplier_id as supplierId', 's.name as supplier', 'o.status'])
    .select(['o.wanted_on as wantedOn', 'o.at', 'o.by_name as by', 'o.sent_at', 'o.sent_to as sentTo'])
    .select([
      sql<number>`(select coalesce(sum(l.packs * l.price::bigint), 0)::bigint from purchase_order_lines l
        where l.purchase_order_id = o.id)`.as('total'),
      sql<number>`(select count(*)::integer from purchase_order_lines l where l.purchase_order_id = o.id)`.as(
        'lineCount',
      ),
      sql<boolean>`(o.status = 'sent' and exists (select from goods_receipts r where r.purchase_order_id = o.id))`.as(
        'isPartial',
      ),
      sql<boolean>`exists (select from supplier_invoices v
        where v.purchase_order_id = o.id and v.status = 'booked' and v.kind = 'invoice')`.as('isInvoiced'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof ordersWithSums>['executeTakeFirstOrThrow']>>;

const rowOf = ({ at, sent_at, ...row }: Row): PurchaseOrderRow => ({
  ...row,
  at: at.toISOString(),
  sentAt: sent_at?.toISOString() ?? null,
});

export function listPurchaseOrders(
  db: Kysely<Database>,
  { search, status, supplierId, ...query }: Query,
): Promise<Page<PurchaseOrderRow>> {
  let rows = ordersWithSums(db);
  if (search) rows = rows.where(matches(sql`public.searchable(o.number || ' ' || s.name)`, search));
  if (status) rows = rows.where('o.status', '=', status);
  if (supplierId) rows = rows.where('o.supplier_id', '=', supplierId);
  const sorting = { sorts: { at: moment('o.at') }, usual: '-at', id: sql.ref<number>('o.id') };
  return pageOf(db, rows, { ...query, search }, sorting, rowOf);
}

/** @throws {Refusal} `not-found` */
export async function getPurchaseOrder(db: Kysely<Database>, id: number): Promise<PurchaseOrder> {
  const row = await ordersWithSums(db)
    .select(['o.notes', 's.email as mailAddress', 's.phone', 's.minimum_order as minimumOrder'])
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const { notes, mailAddress, phone, minimumOrder, ...order } = row;
  const { rows: lines } = await sql<PurchaseOrderLine>`
    select l.position, ${namedIngredient} as ingredient,
      l.article_id as "articleId", l.name, l.code, l.packs, l.pack_quantity as "packQuantity", l.pack_unit as "packUnit",
      l.price, l.packs * l.pack_weight::bigint as weight, ${weightReceived} as received
    from purchase_order_lines l join ingredients i on i.id = l.ingredient_id
    where l.purchase_order_id = ${id} order by l.position`.execute(db);
  return { ...rowOf(order), notes, mailAddress, phone, minimumOrder, lines };
}
