import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { lineRowsOf } from './placing-rows.ts';

type LineRow = ReturnType<typeof lineRowsOf>[number];

const columns = sql`order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount,
  total, delivery_fee, tax_rate_id, taxes, allergens, eater_id, eater_name`;

export const insertionOfLines = (rows: readonly LineRow[]) => sql`
  insert into order_lines (${columns})
  select ${columns} from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(rows)}::jsonb) order by order_id, position`;

/** What a line copies of its dish stays where it is left out. */
type ChangedLine = Omit<LineRow, 'name' | 'size_name' | 'allergens'> &
  Partial<Pick<LineRow, 'name' | 'size_name' | 'allergens'>> & { id: number };

/** Only those that change are written. */
export const updateLines = (db: Kysely<Database>, lines: readonly ChangedLine[]) =>
  sql`update order_lines l
    set position = n.position, category_id = n.category_id, name = n.name, size_name = n.size_name, quantity = n.quantity,
      unit_price = n.unit_price, gross = n.gross, discount = n.discount, total = n.total, delivery_fee = n.delivery_fee,
      tax_rate_id = n.tax_rate_id, taxes = n.taxes, allergens = n.allergens, eater_name = n.eater_name
    from (
      select former.id, c.position, c.category_id, coalesce(c.name, former.name) as name,
        coalesce(c.size_name, former.size_name) as size_name, c.quantity, c.unit_price, c.gross, c.discount, c.total,
        c.delivery_fee, c.tax_rate_id, c.taxes, coalesce(c.allergens, former.allergens) as allergens, c.eater_name
      from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::jsonb) c
      join order_lines former on former.id = c.id
    ) n
    where l.id = n.id and (l.position, l.category_id, l.name, l.size_name, l.quantity, l.unit_price, l.gross, l.discount,
        l.total, l.delivery_fee, l.tax_rate_id, l.taxes, l.allergens, l.eater_name)
      is distinct from (n.position, n.category_id, n.name, n.size_name, n.quantity, n.unit_price, n.gross, n.discount,
        n.total, n.delivery_fee, n.tax_rate_id, n.taxes, n.allergens, n.eater_name)`.execute(db);
