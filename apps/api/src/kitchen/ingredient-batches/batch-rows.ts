import type {
  BatchDetail,
  IngredientBatch,
  ingredientBatches,
  StockMovement,
} from '@traiteur/contract/kitchen/ingredient-batches.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment, type Sort } from '../../database/rows/sorts.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { namedIngredient } from '../ingredients/named-ingredient.ts';
import { namedSupplier } from '../suppliers/named-supplier.ts';

type Query = Received<(typeof ingredientBatches.operations)['list']>['query'];

/** Of a batch `b`. */
export const stateOn = (date: LocalDate) => sql<IngredientBatch['state']>`case
  when b.refused then 'refused' when b.held then 'held' when b.remaining = 0 then 'empty'
  when b.use_by < ${date}::date then 'expired' else 'usable' end`;

/** What keeps comes last. */
const useBy: Sort = { expression: sql`coalesce(b.use_by, '2999-12-31')`, type: 'date' };

const batchesOn = (db: Kysely<Database>, date: LocalDate) =>
  db
    .selectFrom('ingredient_batches as b')
    .innerJoin('ingredients as i', 'i.id', 'b.ingredient_id')
    .leftJoin('suppliers as s', 's.id', 'b.supplier_id')
    .select(['b.id', 'b.receipt_id as receiptId', 'b.number', 'b.use_by as useBy', 'b.by_name as by', 'b.quantity'])
    .select(['b.remaining', 'b.temperature', 'b.reason', 'b.at'])
    .select([namedIngredient.as('ingredient'), namedSupplier.as('supplier'), stateOn(date).as('state')]);

type Row = Awaited<ReturnType<ReturnType<typeof batchesOn>['executeTakeFirstOrThrow']>>;

const batchOf = ({ at, ...row }: Row): IngredientBatch => ({ ...row, at: at.toISOString() });

export function listBatches(
  db: Kysely<Database>,
  { search, state, ingredientId, supplierId, ...query }: Query,
  date: LocalDate,
): Promise<Page<IngredientBatch>> {
  let rows = batchesOn(db, date);
  if (search)
    rows = rows.where(sql<boolean>`(${matches(sql.ref('b.search'), search)} or ${matches(sql.ref('i.search'), search)}
      or exists (select from supplier_articles a where a.id = b.article_id and lower(a.code) = lower(${search})))`);
  if (state) rows = rows.where(sql<boolean>`${stateOn(date)} = ${state}`);
  if (ingredientId) rows = rows.where('b.ingredient_id', '=', ingredientId);
  if (supplierId) rows = rows.where('b.supplier_id', '=', supplierId);
  const sorting = { sorts: { at: moment('b.at'), useBy }, usual: '-at', id: sql.ref<number>('b.id') };
  return pageOf(db, rows, query, sorting, batchOf);
}

/** By a condition on batches `b`, in the order of their numbers. */
export const batchesWhere = async (
  db: Kysely<Database>,
  condition: RawBuilder<boolean>,
  date: LocalDate,
): Promise<IngredientBatch[]> => (await batchesOn(db, date).where(condition).orderBy('b.id').execute()).map(batchOf);

/** @throws {Refusal} `not-found` */
export async function getBatch(db: Kysely<Database>, id: number, date: LocalDate): Promise<BatchDetail> {
  const [batch] = await batchesWhere(db, sql`b.id = ${id}`, date);
  if (!batch) throw new Refusal('not-found');
  const { rows: movements } = await sql<StockMovement>`
    select m.id, m.kind, m.weight, m.reason, ${jsonMoment('m.at')} as at, m.by_name as by, m.reverses_id is not null as reverses,
      exists (select from stock_movements r where r.reverses_id = m.id) as reversed
    from stock_movements m where m.batch_id = ${id} order by m.id desc`.execute(db);
  const hold = db
    .selectFrom('batch_holds')
    .select('id')
    .where('ingredient_batch_id', '=', id)
    .where('released_at', 'is', null);
  const holdId = (await hold.executeTakeFirst())?.id ?? null;
  const { rows } = await sql<Pick<BatchDetail, 'cost' | 'supplierInvoice'>>`
    select case when b.price is not null then json_build_object('price', b.price, 'weight', b.priced_weight) end as cost,
      case when v.id is not null then json_build_object('id', v.id, 'number', v.number) end as "supplierInvoice"
    from ingredient_batches b left join supplier_invoices v on v.id = b.supplier_invoice_id where b.id = ${id}`.execute(
    db,
  );
  const { cost = null, supplierInvoice = null } = rows[0] ?? {};
  return { ...batch, holdId, cost, supplierInvoice, movements };
}
