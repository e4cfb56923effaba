import type { Supplier, SupplierInput, suppliers } from '@traiteur/contract/kitchen/suppliers.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { pageOf } from '../../database/rows/paging.ts';
import { words } from '../../database/rows/sorts.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../core/refusal.ts';

type Query = Received<(typeof suppliers.operations)['list']>['query'];

const suppliersWithCount = (db: Kysely<Database>) =>
  db
    .selectFrom('suppliers')
    .select(['id', 'version', 'name', 'contact', 'email', 'phone', 'locale', 'notes', 'active'])
    .select(['customer_number as customerNumber', 'minimum_order as minimumOrder'])
    .select(
      sql<number>`(select count(*)::integer from supplier_articles a where a.supplier_id = suppliers.id)`.as(
        'articles',
      ),
    );

export function listSuppliers(db: Kysely<Database>, query: Query): Promise<Page<Supplier>> {
  let rows = suppliersWithCount(db);
  if (query.search) rows = rows.where(matches(sql.ref('search'), query.search));
  if (query.active) rows = rows.where('active', '=', query.active === 'true');
  return pageOf(
    db,
    rows,
    query,
    { sorts: { name: words('name') }, usual: 'name', id: sql.ref<number>('id') },
    (row): Supplier => row,
  );
}

/** @throws {Refusal} `not-found` */
export async function getSupplier(db: Kysely<Database>, id: number): Promise<Supplier> {
  const row = await suppliersWithCount(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
}

export async function insertSupplier(db: Kysely<Database>, input: SupplierInput): Promise<Supplier> {
  const { id } = await db.insertInto('suppliers').values(rowOf(input)).returning('id').executeTakeFirstOrThrow();
  return getSupplier(db, id);
}

export const rowOf = ({ customerNumber, minimumOrder, ...input }: SupplierInput) => ({
  ...input,
  customer_number: customerNumber,
  minimum_order: minimumOrder,
});
