import { undoSecondsOfMove } from '@traiteur/domain/orders/order-undo.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { changeOfNothing } from '../edit/apply-change.ts';
import type { StandingOrder } from '../edit/standing-order.ts';
import type { MovedLine } from './order-moves.table.ts';

/** The order as it was, kept with the event that told of its move. */
export async function insertMove(db: Kysely<Database>, { id, slot, total, ...order }: StandingOrder): Promise<void> {
  const { lines } = changeOfNothing({ id, slot, total, ...order });
  await sql`insert into order_moves (event_id, order_id, last_event_id, version, schedule_id, delivery_date, total, lines)
    select max(e.id) filter (where e.kind = 'changed'), o.id, max(e.id), o.version, ${slot.scheduleId}::integer, ${slot.date}::date,
      ${total}::integer, ${JSON.stringify(lines)}::jsonb
    from orders o join order_events e on e.order_id = o.id where o.id = ${id} group by o.id`.execute(db);
}

export interface StoredMove {
  eventId: number;
  lastEventId: number;
  version: number;
  slot: StandingOrder['slot'];
  total: number;
  lines: MovedLine[];
  /** By the database's clock. */
  isLate: boolean;
  /** Nobody was told of it yet. */
  isUntold: boolean;
}

export async function moveOfEvent(db: Kysely<Database>, id: number, eventId: number): Promise<StoredMove | undefined> {
  const { rows } = await sql<Omit<StoredMove, 'slot'> & { scheduleId: number; date: string }>`
    select m.event_id as "eventId", m.last_event_id as "lastEventId", m.version, m.schedule_id as "scheduleId",
      m.delivery_date as date, m.total, m.lines,
      coalesce(e.written_at < clock_timestamp() - make_interval(secs => ${undoSecondsOfMove}), true) as "isLate",
      not exists (select from mails where event_id = m.event_id and state <> 'waiting') as "isUntold"
    from order_moves m join order_events e on e.id = m.event_id where m.event_id = ${eventId} and m.order_id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { scheduleId, date, ...move } = row;
  return { ...move, slot: { scheduleId, date } };
}

/** A day after: nobody can take them back any more. */
export async function clearMoves(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from order_moves m using order_events e
    where e.id = m.event_id and e.written_at < ${now}::timestamptz - interval '1 day'`.execute(db);
}
