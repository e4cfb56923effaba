import type { BilledCompany } from '@traiteur/contract/orders/billed-company.ts';
import type { InvoiceDocument, InvoicedGoods } from '@traiteur/contract/money/invoices.ts';
import { type Kysely, sql } from 'kysely';
import { jsonMoment } from '../../../database/rows/json-moment.ts';
import type { Database } from '../../../database/schema.ts';

export type InvoicedOrder = Awaited<ReturnType<typeof invoicedOrders>>[number];

export async function invoicedOrder(db: Kysely<Database>, id: number): Promise<InvoicedOrder> {
  const [order] = await invoicedOrders(db, [id]);
  // The caller has locked the order, so it exists.
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
}

export async function invoicedOrders(db: Kysely<Database>, ids: readonly number[]) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'due', 'placed_at as placedAt', payments])
    .select(['delivery_date as deliveryDate', deliveredAt, 'client', 'address', 'subtotal', 'discount', 'total'])
    .select(['discount_code as discountCode', 'delivery_fee as deliveryFee', invoicedLines, heldMoney])
    .select(['company_id as companyId', 'company_terms as companyTerms', 'cost_centre as costCentre'])
    .select(['purchase_reference as purchaseReference', billedCompany])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return rows.map(({ subtotal, discount, discountCode, deliveryFee, total, lines, ...order }) => {
    const goods: InvoicedGoods = { lines, subtotal, discount, discountCode, deliveryFee, total };
    return { ...order, goods };
  });
}

/** A company of the house, as it is when the invoice is given, or the one that the order names; null: the client. */
const billedCompany = sql<BilledCompany | null>`coalesce((
  select json_build_object('name', c.legal_name, 'address', c.address, 'postalCode', c.postal_code, 'city', c.city,
    'country', c.country, 'businessNumber', c.business_number, 'vatNumber', c.vat_number)
  from companies c where c.id = orders.company_id)::jsonb, billed_company)`.as('billedCompany');

const deliveredAt = sql<Date | null>`(
  select max(at) from order_events e where e.order_id = orders.id and e.kind = 'delivered')`.as('deliveredAt');

/** `charged` is what the client pays: taxes are added where prices do not include them. */
const invoicedLines = sql<InvoicedGoods['lines']>`(
  select json_agg(json_build_object('name', l.name, 'sizeName', l.size_name, 'quantity', l.quantity, 'unitPrice', l.unit_price,
    'amount', l.gross, 'taxes', l.taxes, 'charged', l.total + l.delivery_fee
      + case when orders.total <> orders.subtotal - orders.discount + orders.delivery_fee then
        (select coalesce(sum((tax ->> 'amount')::integer), 0) from jsonb_array_elements(l.taxes) tax) else 0 end)
    order by l.position)
  from order_lines l where l.order_id = orders.id)`.as('lines');

/** In cents, less refunds. */
const heldMoney = sql<number>`paid - refunded`.as('paid');

const payments = sql<InvoiceDocument['payments']>`(
  select coalesce(json_agg(json_build_object('method', p.method, 'amount', p.amount, 'at', ${jsonMoment('p.at')}) order by p.id), '[]')
  from payments p where p.order_id = orders.id and p.kind = 'payment' and p.reverses is null
    and not exists (select from payments r where r.reverses = p.id))`.as('payments');
