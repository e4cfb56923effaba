import { sql } from 'kysely';
import { heldIds } from '../../kitchen/batch-holds/follow-holds.ts';
import { type Check, differing } from './disagreements.ts';

export const stockChecks: readonly Check[] = [
  {
    name: 'what is left of a batch is what came in and left',
    disagreements: differing(
      sql`'batch ' || id`,
      sql`(select b.id, b.remaining, coalesce(sum(m.weight), 0) as moved from ingredient_batches b
        left join stock_movements m on m.batch_id = b.id group by b.id) as batches`,
      [{ what: 'milligrams left', expected: sql`moved`, actual: sql`remaining` }],
    ),
  },
  {
    name: 'a batch that came in is held by an open hold, and by nothing else',
    disagreements: differing(
      sql`'batch ' || id`,
      sql`(select b.id, b.held, exists (select from batch_holds h
        where h.ingredient_batch_id = b.id and h.released_at is null) as is_open from ingredient_batches b) as batches`,
      [{ what: 'held', expected: sql`is_open`, actual: sql`held` }],
    ),
  },
  {
    name: 'a cooked batch is held by itself or by what went in, and by nothing else',
    disagreements: differing(
      sql`lot`,
      sql`(select b.lot, b.held, b.id in (${heldIds} select id from held) as is_held from cooked_batches b) as lots`,
      [{ what: 'held', expected: sql`is_held`, actual: sql`held` }],
    ),
  },
  {
    name: 'what left a batch for a lot is what the lot was cooked from',
    disagreements: differing(
      sql`'batch ' || batch_id || ' in ' || lot`,
      sql`(select m.batch_id, m.reason as lot, -sum(m.weight) as moved, (
          select coalesce(sum(p.weight), 0) from cooked_batch_parts p join cooked_batches c on c.id = p.batch_id
          where p.ingredient_batch_id = m.batch_id and c.lot = m.reason) as cooked
        from stock_movements m where m.kind = 'cooked' and m.reason ~ '^L [0-9]{6}-[0-9]+$' group by m.batch_id, m.reason) as lots`,
      [{ what: 'milligrams cooked', expected: sql`moved`, actual: sql`cooked` }],
    ),
  },
  {
    name: 'a batch that answers the line of an order cost what was ordered, until an invoice says otherwise',
    disagreements: differing(
      sql`'batch ' || b.id`,
      sql`ingredient_batches b join goods_receipts r on r.id = b.receipt_id
        join purchase_order_lines l on l.purchase_order_id = r.purchase_order_id and l.position = b.line_position
          and l.article_id = b.article_id and b.supplier_invoice_id is null`,
      [
        { what: 'cents', expected: sql`l.price`, actual: sql`b.price` },
        { what: 'milligrams for them', expected: sql`l.pack_weight`, actual: sql`b.priced_weight` },
      ],
    ),
  },
];
