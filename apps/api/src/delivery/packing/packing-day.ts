import type { Bag, packing, PackingDay } from '@traiteur/contract/delivery/packing.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { personOf, type StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import type { Database } from '../../database/schema.ts';
import { clientEaterOf } from '../../database/rows/eater-name.ts';
import { clientAllergiesOf, unaskedEatersOf } from '../../orders/read/client-allergies.ts';
import { heldAllergensOf } from '../../orders/read/held-allergens.ts';
import { isHeldOrder } from '../../orders/ledger/held-lots.ts';
import { conflictsOf } from '../../orders/read/order-conflicts.ts';

type Round = PackingDay['rounds'][number];
type BagRow = Bag & Omit<Round, 'bags'>;

export async function packingDay(db: Kysely<Database>, date: LocalDate): Promise<PackingDay> {
  const { rows } = await sql<BagRow>`
    select o.zone_id as "zoneId", o.zone_name as "zoneName", z.colour, to_char(o.slot_starts, 'HH24:MI') as start,
      to_char(o.slot_ends, 'HH24:MI') as end, o.id as "orderId", o.number, o.status, o.client_id as "clientId",
      (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client, ${clientEaterOf('o')} as "eaterId",
      o.kitchen_note as "kitchenNote", ${clientAllergiesOf('o')} as "clientAllergies",
      ${unaskedEatersOf('o')} as "unaskedEaters", ${conflictsOf('o')} as conflicts, ${isHeldOrder('o')} as "isHeld",
      (select json_agg(json_build_object('lineId', l.id, 'name', l.name, 'sizeName', l.size_name, 'quantity', l.quantity,
          'eaterId', l.eater_id, 'eater', l.eater_name, 'allergens', ${heldAllergensOf('l', 'o')},
          'tick', case when t.line_id is not null then json_build_object('quantity', t.quantity, 'by', t.by_name, 'at', ${jsonMoment('t.at')}) end)
          order by l.position)
        from order_lines l left join packing_ticks t on t.line_id = l.id where l.order_id = o.id) as lines
    from orders o
    join delivery_zones z on z.id = o.zone_id
    left join stop_orders s on s.zone_id = o.zone_id and s.delivery_date = o.delivery_date and s.slot_starts = o.slot_starts
      and s.slot_ends = o.slot_ends
    where o.delivery_date = ${date}::date and o.status <> 'cancelled'
    order by o.slot_starts, o.slot_ends, o.zone_id, array_position(s.order_ids, o.id), o.address ->> 'postalCode', o.id`.execute(
    db,
  );
  const rounds = Map.groupBy(rows, ({ zoneId, start, end }) => `${zoneId} ${start} ${end}`);
  return { date, rounds: [...rounds.values()].flatMap(roundOf) };
}

function roundOf(rows: readonly BagRow[]): Round[] {
  const [first] = rows;
  if (!first) return [];
  const { zoneId, zoneName, colour, start, end } = first;
  return [{ zoneId, zoneName, colour, start, end, bags: rows.toSorted((a, b) => urgencyOf(b) - urgencyOf(a)) }];
}

/** A dish that somebody reacts to, then who reacts to anything, then who was never asked. */
const urgencyOf = ({ conflicts, clientAllergies, unaskedEaters }: Bag): number => {
  if (conflicts.length > 0) return 3;
  if (clientAllergies.length > 0) return 2;
  return unaskedEaters.length > 0 ? 1 : 0;
};

type TickInput = Body<(typeof packing.operations)['tickPacking']>;

/** @throws {Refusal} `not-found` where there is no such line, or its order is cancelled */
export async function tickPacking(
  { lineId, quantity }: TickInput,
  { db, clock, caller }: Acting<StaffCaller>,
): Promise<{ tick: Bag['lines'][number]['tick'] }> {
  if (quantity === 0) {
    await db.deleteFrom('packing_ticks').where('line_id', '=', lineId).execute();
    return { tick: null };
  }
  const now = clock();
  const tick = { quantity, ...authorOf({ by: personOf(caller), now }) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('packing_ticks')
    .columns(['line_id', 'quantity', 'at', 'by_id', 'by_name'])
    .expression(
      sql`select l.id, ${tick.quantity}, ${tick.at}::timestamptz, ${tick.by_id}::integer, ${tick.by_name}
        from order_lines l join orders o on o.id = l.order_id where l.id = ${lineId} and o.status <> 'cancelled'`,
    )
    .onConflict((conflict) => conflict.column('line_id').doUpdateSet(tick))
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Refusal('not-found');
  return { tick: { quantity, by: tick.by_name, at: now.toISOString() } };
}
