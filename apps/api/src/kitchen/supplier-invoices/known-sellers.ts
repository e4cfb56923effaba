import {
  orderNumbersIn,
  plainSeller,
  sellerKeys,
} from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { InvoiceDocument } from './file/invoice-document.ts';

/** By what somebody has said before, then by name where no other supplier has the same; null where nobody knows. */
export async function supplierOf(db: Kysely<Database>, seller: InvoiceDocument['seller']): Promise<number | null> {
  const keys = sellerKeys(seller);
  const { rows } = await sql<{ supplierId: number }>`
    select supplier_id as "supplierId" from supplier_sellers where key = any(${keys}::text[])
    order by array_position(${keys}::text[], key) limit 1`.execute(db);
  if (rows[0]) return rows[0].supplierId;
  const suppliers = await db.selectFrom('suppliers').select(['id', 'name']).execute();
  const name = plainSeller(seller.name);
  const namesakes = suppliers.filter((supplier) => name !== '' && plainSeller(supplier.name) === name);
  return namesakes.length === 1 ? (namesakes[0]?.id ?? null) : null;
}

type OrderedGoods = Pick<InvoiceDocument, 'orderReference' | 'noteNumbers'>;

/** The order that an invoice names, or whose goods came with the delivery notes that it names; null without one. */
export async function purchaseOrderOf(
  db: Kysely<Database>,
  supplierId: number | null,
  { orderReference, noteNumbers }: OrderedGoods,
): Promise<number | null> {
  const numbers = orderNumbersIn(orderReference);
  const notes = noteNumbers.map((note) => note.toLowerCase());
  const { rows } = await sql<{ id: number }>`
    select o.id from purchase_orders o
    where o.supplier_id = ${supplierId} and o.status in ('sent', 'received') and (o.number = any(${numbers}::text[])
      or exists (select from goods_receipts r where r.purchase_order_id = o.id
        and lower(r.note_number) = any(${notes}::text[])))
    order by o.number = any(${numbers}::text[]) desc, o.id limit 2`.execute(db);
  // Of several orders on one invoice none is its order: its goods are found by their delivery notes.
  return rows.length === 1 || numbers.length === 1 ? (rows[0]?.id ?? null) : null;
}
