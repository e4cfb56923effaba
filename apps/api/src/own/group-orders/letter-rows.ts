import type { GroupOrderRecord } from '../../orders/ledger/group-orders.ts';
import type { HostedGuest } from '@traiteur/contract/own/group-orders.ts';
import { undoSeconds } from '@traiteur/domain/orders/order-undo.ts';
import { reminderAt } from '@traiteur/domain/own/group-orders.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { receivedBackBy } from '../../orders/ledger/guest-money.ts';
import { dishesOf } from './group-order-rows.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

export interface GuestOfLetter {
  id: number;
  name: string;
  /** The guest's own, or as the host typed it; empty: the page alone tells them. */
  email: string;
  locale: Locale;
  isHost: boolean;
  dishes: HostedGuest['dishes'];
}

export interface HostOfLetter {
  firstName: string;
  lastName: string;
  /** Of an account whose address is not proven nothing is sent there: anybody may have typed it. */
  email: string;
  locale: Locale;
}

export interface LetterOrder extends Pick<GroupOrderRecord, 'id' | 'state' | 'deadline' | 'reason'> {
  hostName: string;
  date: string;
  start: string;
  end: string;
  orderId: number | null;
  orderNumber: string | null;
  guests: GuestOfLetter[];
}

/** In bounded batches: the next minute goes on. */
const atOnce = 50;

const isRecent = (now: Date) => sql<boolean>`closed_at > ${now}::timestamptz - interval '2 days'`;

/** Closed ones of which the host, or guests, are to be told still. */
export async function untoldGroupOrders(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('group_orders')
    .select('id')
    .where('told_at', 'is', null)
    .where('closed_at', 'is not', null)
    .where(isRecent(now))
    .orderBy('closed_at')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

export async function dueGroupOrders(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('group_orders')
    .select('id')
    .where('state', '=', 'open')
    .where('deadline', '<', now)
    .orderBy('deadline')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Expected by e-mail, without a choice, and not reminded yet, of the orders whose moment for it has come. */
export async function claimReminders(db: Kysely<Database>, now: Date): Promise<{ id: number; groupOrderId: number }[]> {
  const open = await db
    .selectFrom('group_orders')
    .select(['id', 'deadline', 'opened_at'])
    .where('state', '=', 'open')
    .where('deadline', '>', now)
    .where('deadline', '<', sql<Date>`${now}::timestamptz + interval '3 hours 1 minute'`)
    .execute();
  const due = open.filter(({ deadline, opened_at: openedAt }) => {
    const at = reminderAt({ deadline, openedAt });
    return at !== null && at <= now;
  });
  const { rows } = await sql<{ id: number; groupOrderId: number }>`
    update group_order_guests g set reminded_at = ${now}
    where id in (
      select id from group_order_guests where group_order_id = any(${due.map(({ id }) => id)}::integer[])
        and reminded_at is null and invited_email <> ''
        and not exists (select from group_order_choices c where c.guest_id = group_order_guests.id)
      order by id limit ${sql.lit(atOnce)} for update skip locked)
    returning id, group_order_id as "groupOrderId"`.execute(db);
  return rows;
}

export const releaseReminder = (db: Kysely<Database>, id: number) =>
  db.updateTable('group_order_guests').set({ reminded_at: null }).where('id', '=', id).execute();

/** False where another node tells, or has told. */
export async function claimTelling(
  db: Kysely<Database>,
  table: 'group_orders' | 'group_order_guests',
  id: number,
  now: Date,
): Promise<boolean> {
  const claim = await sql`update ${sql.table(table)} set told_at = ${now} where id = ${id} and told_at is null`.execute(
    db,
  );
  return Number(claim.numAffectedRows) > 0;
}

export const releaseTelling = (db: Kysely<Database>, table: 'group_orders' | 'group_order_guests', id: number) =>
  sql`update ${sql.table(table)} set told_at = null where id = ${id}`.execute(db);

export async function untoldGuestIds(db: Kysely<Database>, groupOrderId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('group_order_guests')
    .select('id')
    .where('group_order_id', '=', groupOrderId)
    .where('told_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const guestsOfLetter = sql<GuestOfLetter[]>`coalesce((
  select json_agg(json_build_object('id', g.id, 'name', g.name, 'email', coalesce(nullif(g.email, ''), g.invited_email),
    'locale', ${writtenLanguage('g.locale')}, 'isHost', coalesce(e.is_client, false), 'dishes', ${dishesOf('g')}) order by g.id)
  from group_order_guests g left join eaters e on e.id = g.eater_id where g.group_order_id = group_orders.id), '[]')`;

/** Guests with an address, of whose choices some are scarce and not told of yet: told from now on. */
export async function claimWarnings(db: Kysely<Database>, now: Date): Promise<{ id: number; groupOrderId: number }[]> {
  const { rows } = await sql<{ id: number; groupOrderId: number }>`
    with warned as (
      update group_order_choices c set warned_at = ${now}
      from group_order_guests g join group_orders o on o.id = g.group_order_id
      where g.id = c.guest_id and o.state = 'open' and o.deadline > ${now} and c.scarce and not c.dropped and c.warned_at is null
        and coalesce(nullif(g.email, ''), g.invited_email) <> ''
      returning g.id, g.group_order_id)
    select distinct id, group_order_id as "groupOrderId" from warned order by 1`.execute(db);
  return rows;
}

/** Open ones that their host is not told of yet that they would be refused whole: told from now on. */
export async function claimObstacles(db: Kysely<Database>, now: Date): Promise<{ id: number; obstacle: string }[]> {
  return db
    .updateTable('group_orders')
    .set((is) => ({ obstacle_told: is.ref('obstacle') }))
    .where('state', '=', 'open')
    .where('deadline', '>', now)
    .where('obstacle', '<>', '')
    .whereRef('obstacle', '<>', 'obstacle_told')
    .returning(['id', 'obstacle'])
    .execute();
}

export const releaseObstacle = (db: Kysely<Database>, id: number) =>
  db.updateTable('group_orders').set({ obstacle_told: '' }).where('id', '=', id).execute();

export const releaseWarning = (db: Kysely<Database>, guestId: number) =>
  sql`update group_order_choices set warned_at = null where guest_id = ${guestId} and scarce`.execute(db);

/** Guests with an address whose meal was ordered, and is cancelled beyond undoing: told from now on. */
export async function claimCancellations(
  db: Kysely<Database>,
  now: Date,
): Promise<{ id: number; groupOrderId: number }[]> {
  const { rows } = await sql<{ id: number; groupOrderId: number }>`
    update group_order_guests g set cancel_told_at = ${now}
    from orders o, eaters e
    where o.group_order_id = g.group_order_id and e.id = g.eater_id and o.status = 'cancelled' and g.cancel_told_at is null
      and o.delivery_date > (${now}::timestamptz - interval '2 days')::date
      and o.updated_at < ${now}::timestamptz - make_interval(secs => ${undoSeconds}) and not e.is_client
      and coalesce(nullif(g.email, ''), g.invited_email) <> ''
      and exists (select from order_lines l where l.order_id = o.id and l.eater_id = g.eater_id)
    returning g.id, g.group_order_id as "groupOrderId"`.execute(db);
  return rows;
}

export const releaseCancellation = (db: Kysely<Database>, guestId: number) =>
  db.updateTable('group_order_guests').set({ cancel_told_at: null }).where('id', '=', guestId).execute();

interface UntoldRefund {
  guestId: number;
  groupOrderId: number;
  /** In cents. */
  amount: number;
}

/** Given back to guests with an address, and not told yet: told from now on. */
export async function claimRefunds(db: Kysely<Database>): Promise<UntoldRefund[]> {
  const { rows } = await sql<UntoldRefund>`
    update group_order_guests g set refund_told = back.refunded
    from (select g.id, g.refund_told as told, ${receivedBackBy('g')} as refunded from group_order_guests g
      where exists (select from online_payment_parts p where p.guest_id = g.id)
        and coalesce(nullif(g.email, ''), g.invited_email) <> '') back
    where g.id = back.id and g.refund_told = back.told and back.refunded > back.told
    returning g.id as "guestId", g.group_order_id as "groupOrderId", back.refunded - back.told as amount`.execute(db);
  return rows;
}

export const releaseRefund = (db: Kysely<Database>, { guestId, amount }: UntoldRefund) =>
  db
    .updateTable('group_order_guests')
    .set((is) => ({ refund_told: is('refund_told', '-', amount) }))
    .where('id', '=', guestId)
    .execute();

/** Undefined once it is blanked. */
export async function letterOrder(
  db: Kysely<Database>,
  id: number,
): Promise<{ order: LetterOrder; host: HostOfLetter } | undefined> {
  const row = await db
    .selectFrom('group_orders')
    .innerJoin('delivery_schedules', 'delivery_schedules.id', 'schedule_id')
    .innerJoin('clients', 'clients.id', 'group_orders.client_id')
    .leftJoin('orders', 'orders.group_order_id', 'group_orders.id')
    .select(['group_orders.id', 'state', 'deadline', 'reason'])
    .select((is) => [
      is.fn.coalesce('orders.delivery_date', 'group_orders.delivery_date').as('date'),
      is.fn.coalesce('slot_starts', 'starts').as('starts'),
      is.fn.coalesce('slot_ends', 'ends').as('ends'),
    ])
    .select(['orders.id as orderId', 'orders.number as orderNumber', guestsOfLetter.as('guests')])
    .select(['first_name as firstName', 'last_name as lastName', 'clients.email'])
    .select(writtenLanguage('clients.locale').as('locale'))
    .where('group_orders.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { starts, ends, firstName, lastName, email, locale, ...order } = row;
  const [start, end] = [starts.slice(0, 5), ends.slice(0, 5)];
  return {
    order: { ...order, hostName: `${firstName} ${lastName}`, start, end },
    host: { firstName, lastName, email, locale },
  };
}
