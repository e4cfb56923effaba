import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Hours in which a guest is told of one move: whoever moves a meal about is not told of each step. */
const hoursBetween = 1;

/** An address that was removed is no move. The order goes before the group order that it was. */
const places = sql`places as (
  select g.id, jsonb_build_object(
    'time', jsonb_build_array(coalesce(o.delivery_date, g.delivery_date), coalesce(o.slot_starts, s.starts), coalesce(o.slot_ends, s.ends)),
    'address', case when o.id is not null then jsonb_build_array(o.address ->> 'address', o.address ->> 'postalCode', o.address ->> 'city')
      when a.id is not null then jsonb_build_array(a.address, a.postal_code, a.city) end) as place
  from group_orders g join delivery_schedules s on s.id = g.schedule_id
    left join orders o on o.group_order_id = g.id left join addresses a on a.id = g.address_id
  where g.state = 'open' or (g.state = 'placed' and o.status = any(${standingStatuses}::text[])))`;

/** What guests who came find there is what they are not told. Without a group order: of all that have none noted. */
export async function notePlace(db: Kysely<Database>, groupOrderId: number | null = null): Promise<void> {
  await sql`with ${places} update group_order_guests g set told_place = p.place from places p
    where p.id = g.group_order_id and p.id = coalesce(${groupOrderId}::integer, p.id) and g.eater_id is not null
      and g.told_place is null`.execute(db);
}

interface Move {
  guestId: number;
  groupOrderId: number;
  isElsewhere: boolean;
  /** What they believed before. */
  before: object;
}

/** Guests with an address whose meal is delivered at another time or place than they know: told from now on. */
export async function claimMoves(db: Kysely<Database>, now: Date): Promise<Move[]> {
  const { rows } = await sql<Move & { isTold: boolean }>`with ${places}
    update group_order_guests g set told_place = was.place,
      place_told_at = case when was."isTold" then ${now}::timestamptz else g.place_told_at end
    from (
      select *, not "isSilent" and (before -> 'time' <> place -> 'time' or "isElsewhere") as "isTold" from (
        select t.id, t.told_place as before, p.place, coalesce(nullif(t.email, ''), t.invited_email) = '' or e.is_client as "isSilent",
          jsonb_typeof(p.place -> 'address') = 'array' and t.told_place -> 'address' <> p.place -> 'address' as "isElsewhere"
        from group_order_guests t join places p on p.id = t.group_order_id join eaters e on e.id = t.eater_id
        where t.told_place <> p.place
          and (t.place_told_at is null or t.place_told_at <= ${now}::timestamptz - make_interval(hours => ${hoursBetween}))) moved
    ) was
    where g.id = was.id and g.told_place = was.before
    returning g.id as "guestId", g.group_order_id as "groupOrderId", was."isElsewhere", was.before, was."isTold"`.execute(
    db,
  );
  return rows.filter(({ isTold }) => isTold);
}

export const releaseMove = (db: Kysely<Database>, { guestId, before }: Move) =>
  db
    .updateTable('group_order_guests')
    .set({ told_place: JSON.stringify(before), place_told_at: null })
    .where('id', '=', guestId)
    .execute();
