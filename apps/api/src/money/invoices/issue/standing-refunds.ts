import type { InvoicedGoods } from '@traiteur/contract/money/invoices.ts';
import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

export interface Refund {
  id: number;
  on: LocalDate;
  goods: InvoicedGoods;
}

/** Refunds that lower the price of an order and are not reversed, the oldest first. */
export async function standingRefunds(db: Kysely<Database>, orderId: number, timeZone: string): Promise<Refund[]> {
  const refunds = await db
    .selectFrom('payments')
    .select(['id', 'at', 'credited as total', refundedLines, refundedFee])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .where('reverses', 'is', null)
    .where('credited', '>', 0)
    .where(sql<boolean>`not exists (select from payments r where r.reverses = payments.id)`)
    .orderBy('id')
    .execute();
  return refunds.map(({ id, at, lines, deliveryFee, total }) => ({
    id,
    on: today(at, timeZone),
    goods: { lines, subtotal: total - deliveryFee, discount: 0, discountCode: null, deliveryFee, total },
  }));
}

const refundedLines = sql<InvoicedGoods['lines']>`(
  select coalesce(json_agg(json_build_object('name', r.name, 'sizeName', r.size_name, 'quantity', r.quantity, 'unitPrice', null,
    'amount', r.amount, 'charged', r.amount + r.delivery_fee, 'taxes', r.taxes) order by r.position), '[]')
  from refund_parts r where r.payment_id = payments.id)`.as('lines');

const refundedFee = sql<number>`(
  select coalesce(sum(r.delivery_fee), 0)::integer from refund_parts r where r.payment_id = payments.id)`.as(
  'deliveryFee',
);
