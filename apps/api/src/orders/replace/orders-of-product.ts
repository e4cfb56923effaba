import type { OrderOfProduct } from '@traiteur/contract/orders/replacements.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { clientEaterOf } from '../../database/rows/eater-name.ts';
import { unaskedEatersOf, clientAllergiesOf } from '../read/client-allergies.ts';

export async function ordersOfProduct(
  db: Kysely<Database>,
  { id, date }: { id: number; date: LocalDate },
): Promise<OrderOfProduct[]> {
  const { rows } = await sql<OrderOfProduct>`
    select o.id, o.number, o.client_id as "clientId", o.status,
      json_build_object('firstName', o.client ->> 'firstName', 'lastName', o.client ->> 'lastName',
        'phone', coalesce(nullif(o.address ->> 'phone', ''), o.client ->> 'phone'), 'eaterId', ${clientEaterOf('o')}) as client,
      ${clientAllergiesOf('o')} as "clientAllergies", ${unaskedEatersOf('o')} as "unaskedEaters",
      to_char(o.slot_starts, 'HH24:MI') as "slotStart", to_char(o.slot_ends, 'HH24:MI') as "slotEnd", dish.portions
    from orders o
    join lateral (
      select json_agg(json_build_object('sizeName', l.size_name, 'quantity', l.quantity) order by l.position) as portions
      from order_lines l where l.order_id = o.id and l.product_id = ${id}
    ) dish on dish.portions is not null
    where o.delivery_date = ${date}::date and o.status = any(${standingStatuses}::text[])
    order by o.slot_starts, o.slot_ends, o.id`.execute(db);
  return rows;
}
