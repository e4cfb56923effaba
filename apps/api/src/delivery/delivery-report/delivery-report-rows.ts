import type { DeliveryReport, Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { codePoints } from '../cities/code-points.ts';
import { clientEaterOf } from '../../database/rows/eater-name.ts';
import { addressNoteOf } from '../../orders/read/address-note.ts';
import { amountDueOf } from '../../orders/read/open-money.ts';
import { unaskedEatersOf, clientAllergiesOf } from '../../orders/read/client-allergies.ts';
import { heldAllergensOf } from '../../orders/read/held-allergens.ts';
import { isHeldOrder } from '../../orders/ledger/held-lots.ts';
import { conflictsOf } from '../../orders/read/order-conflicts.ts';

/** The index scan starts at `from`, however long the history is. */
export async function nextDateWithOrders(db: Kysely<Database>, from: LocalDate): Promise<LocalDate | undefined> {
  const first = db
    .selectFrom('orders')
    .select('delivery_date')
    .where('delivery_date', '>=', from)
    .where('status', '<>', 'cancelled')
    .orderBy('delivery_date')
    .limit(1);
  return (await first.executeTakeFirst())?.delivery_date;
}

type Round = DeliveryReport['rounds'][number];

export interface RoundStop extends Stop {
  zoneId: number;
  zoneName: Round['zoneName'];
  start: string;
  end: string;
  colour: string;
  orderVersion: number;
  driver: Round['driver'];
}

/** Stops in driving order: slot, zone, the order saved by staff, postal code. */
export async function stopsOf(db: Kysely<Database>, date: string): Promise<RoundStop[]> {
  const points = await codePoints();
  const { rows } = await sql<RoundStop>`
    select o.zone_id as "zoneId", o.zone_name as "zoneName", to_char(o.slot_starts, 'HH24:MI') as start,
      to_char(o.slot_ends, 'HH24:MI') as end, o.id as "orderId", o.number, o.status, o.payment_status as "paymentStatus",
      o.client_id as "clientId", (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client, ${clientEaterOf('o')} as "eaterId",
      coalesce(nullif(o.address ->> 'phone', ''), o.client ->> 'phone') as phone,
      o.address ->> 'address' as address, o.address ->> 'postalCode' as "postalCode", o.address ->> 'city' as city,
      ${addressNoteOf('o')} as "addressNote", o.driver_note as "driverNote", o.kitchen_note as "kitchenNote",
      (select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'sizeName', l.size_name, 'quantity', l.quantity,
        'eaterId', l.eater_id, 'eater', l.eater_name,
        'allergens', ${heldAllergensOf('l', 'o')}) order by l.position)
        from order_lines l where l.order_id = o.id) as items,
      ${conflictsOf('o')} as conflicts, ${isHeldOrder('o')} as "isHeld",
      ${clientAllergiesOf('o')} as "clientAllergies",
      ${unaskedEatersOf('o')} as "unaskedEaters",
      ${amountDueOf('o')} as "amountDue", o.payment_choice as "paymentChoice", z.colour,
      coalesce(s.version, 0) as "orderVersion",
      case when a.id is not null then json_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name) end as driver
    from orders o
    join delivery_zones z on z.id = o.zone_id
    left join stop_orders s on s.zone_id = o.zone_id and s.delivery_date = o.delivery_date and s.slot_starts = o.slot_starts
      and s.slot_ends = o.slot_ends
    left join round_drivers d on d.zone_id = o.zone_id and d.delivery_date = o.delivery_date and d.slot_starts = o.slot_starts
      and d.slot_ends = o.slot_ends
    left join administrators a on a.id = d.driver_id
    where o.delivery_date = ${date}::date and o.status <> 'cancelled'
    order by o.slot_starts, o.slot_ends, o.zone_id, array_position(s.order_ids, o.id), o.address ->> 'postalCode', o.id`.execute(
    db,
  );
  return rows.map((stop) => ({ ...stop, point: points.get(stop.postalCode ?? '') ?? null }));
}

/** Of stops in driving order. */
export function roundsOf(stops: readonly RoundStop[]): Round[] {
  const rounds = Map.groupBy(stops, ({ start, end, zoneId }) => `${start} ${end} ${zoneId}`);
  return [...rounds.values()].flatMap((stopsOfRound) => {
    const [first] = stopsOfRound;
    if (!first) return [];
    const { zoneId, zoneName, colour, start, end, orderVersion, driver } = first;
    return [{ zoneId, zoneName, colour, start, end, stops: stopsOfRound, orderVersion, driver }];
  });
}
