import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { shareOut } from '@traiteur/domain/money/money.ts';
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

interface SoldRow extends Pick<SoldLine, 'id' | 'categoryId' | 'name' | 'sizeName' | 'quantity'> {
  goods: number;
  deliveryFee: number;
  /** Zero where prices include taxes. */
  taxOnTop: number;
  taxes: TaxAmount[];
  parts: RefundPart[];
}

/** What refunds left of each line; together, it is what is left of the order's price. */
export async function linesLeft(db: Kysely<Database>, orderId: number): Promise<SoldLine[]> {
  const { rows } = await sql<SoldRow>`
    select l.line_id as id, l.category_id as "categoryId", l.name, l.size_name as "sizeName", l.quantity, l.goods,
      l.delivery_fee as "deliveryFee", l.tax_on_top as "taxOnTop", l.taxes,
      (select coalesce(json_agg(json_build_object('quantity', r.quantity, 'amount', r.amount, 'deliveryFee', r.delivery_fee, 'taxes', r.taxes)), '[]')
        from payments p join refund_parts r on r.payment_id = p.id where p.order_id = ${orderId} and r.line_id = l.line_id) as parts
    from sold_lines l where l.order_id = ${orderId} order by l.position`.execute(db);
  const linesLeft = linesWithin(
    rows.map((row) => lineLeft(chargedFor(row), row.parts)),
    sumOfParts(rows.map(chargedFor)) - (await creditedOf(db, orderId)),
  );
  return linesLeft.flatMap((line, index) => {
    const row = rows[index];
    return row ? [{ ...line, id: row.id, categoryId: row.categoryId, name: row.name, sizeName: row.sizeName }] : [];
  });
}

/** Includes refunds of dishes that the order no longer has. */
async function creditedOf(db: Kysely<Database>, orderId: number): Promise<number> {
  const order = db.selectFrom('orders').select('credited').where('id', '=', orderId);
  return (await order.executeTakeFirstOrThrow()).credited;
}

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
