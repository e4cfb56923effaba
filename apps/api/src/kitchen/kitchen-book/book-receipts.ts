import type { BookReceipt } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import type { Database } from '../../database/schema.ts';

/** By day, in the order in which they came. */
export async function receiptsByDay(
  db: Kysely<Database>,
  { from, to }: Period,
  timeZone: string,
): Promise<Map<string, BookReceipt[]>> {
  const { rows } = await sql<BookReceipt & { date: string }>`
    select r.id, to_char(r.at at time zone ${timeZone}, 'YYYY-MM-DD') as date, coalesce(s.name, '') as supplier,
      r.note_number as "noteNumber", r.picture_id as "pictureId", ${jsonMoment('r.at')} as at, r.by_name as by,
      coalesce((select json_agg(json_build_object('name', ${bilingual('i.name')}, 'number', b.number,
          'temperature', b.temperature, 'refused', b.refused, 'reason', b.reason) order by b.id)
        from ingredient_batches b join ingredients i on i.id = b.ingredient_id
        where b.receipt_id = r.id and (b.temperature is not null or b.refused or b.reason <> '')), '[]') as goods
    from goods_receipts r left join suppliers s on s.id = r.supplier_id
    where r.at >= ${from}::timestamp at time zone ${timeZone} and r.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    order by r.at, r.id`.execute(db);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return new Map([...byDay].map(([date, receipts]) => [date, receipts.map(({ date: _date, ...receipt }) => receipt)]));
}
