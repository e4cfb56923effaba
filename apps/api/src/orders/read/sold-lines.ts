import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Cents, shareOut } from '@traiteur/domain/money/money.ts';
import {
  lineLeft,
  linesWithin,
  type RefundableLine,
  type RefundPart,
  sumOfParts,
} from '@traiteur/domain/money/refund-parts.ts';
import type { TaxAmount } from '@traiteur/domain/money/tax.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface SoldLine extends RefundableLine {
  id: number;
  categoryId: number;
  name: Bilingual;
  sizeName: Bilingual;
}

export interface SoldRow extends Pick<SoldLine, 'id' | 'categoryId' | 'name' | 'sizeName' | 'quantity'> {
  goods: number;
  deliveryFee: number;
  /** Zero where prices include taxes. */
  taxOnTop: number;
  taxes: TaxAmount[];
  parts: RefundPart[];
}

/** As JSON, in their order. */
export const soldLinesOf = (order: string) =>
  sql<SoldRow[]>`(select coalesce(json_agg(json_build_object('id', l.line_id, 'categoryId', l.category_id,
      'name', l.name, 'sizeName', l.size_name, 'quantity', l.quantity, 'goods', l.goods, 'deliveryFee', l.delivery_fee,
      'taxOnTop', l.tax_on_top, 'taxes', l.taxes,
      'parts', (select coalesce(json_agg(json_build_object('quantity', r.quantity, 'amount', r.amount,
          'deliveryFee', r.delivery_fee, 'taxes', r.taxes)), '[]')
        from payments p join refund_parts r on r.payment_id = p.id where p.order_id = l.order_id and r.line_id = l.line_id)
    ) order by l.position), '[]') from sold_lines l where l.order_id = ${sql.ref(`${order}.id`)})`;

/** What refunds left of each line; together, it is what is left of the order's price. */
export async function readLinesLeft(db: Kysely<Database>, orderId: number): Promise<SoldLine[]> {
  const order = db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['credited', soldLinesOf('orders').as('lines')]);
  const { lines, credited } = await order.executeTakeFirstOrThrow();
  return linesLeft(lines, credited);
}

/** @param credited of the whole order: includes refunds of dishes that it no longer has */
export const linesLeft = (rows: readonly SoldRow[], credited: Cents): SoldLine[] =>
  linesWithin(
    rows.map((row) => lineLeft(chargedFor(row), row.parts)),
    sumOfParts(rows.map(chargedFor)) - credited,
  ).flatMap((line, index) => {
    const row = rows[index];
    return row ? [{ ...line, id: row.id, categoryId: row.categoryId, name: row.name, sizeName: row.sizeName }] : [];
  });

function chargedFor({
  quantity,
  goods,
  deliveryFee,
  taxOnTop,
  taxes,
}: Pick<SoldRow, 'quantity' | 'goods' | 'deliveryFee' | 'taxOnTop' | 'taxes'>): RefundableLine {
  const [ofDish = 0, ofFee = 0] = shareOut(taxOnTop, [goods, deliveryFee]);
  return { quantity, amount: goods + ofDish, deliveryFee: deliveryFee + ofFee, taxes };
}
