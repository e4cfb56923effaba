import { type GroupOrderRecord, lockGroupOrder, isOpen, refuseUnlessOpen } from '../../orders/ledger/group-orders.ts';
import type { Guest, GroupVisit } from '@traiteur/contract/own/group-guests.ts';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import { dueOf } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashOf, newToken } from '../../core/tokens.ts';
import { sitsAtHome } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';
import type { Reading } from '../../core/acting.ts';
import { placedChangeableUntil } from './placed-orders.ts';
import { isPaying, paidBy, refundedTo } from '../../orders/ledger/guest-money.ts';
import { dishesOf, namesIn, sumOf } from './group-order-rows.ts';

/** A host can make links without end: only so many of them are kept, the newest. Those in letters stay. */
const mostLinks = 100;

/** Its secret is stored nowhere. */
export async function makeLink(
  db: Kysely<Database>,
  groupOrderId: number,
  guestId: number | null,
  now: Date,
): Promise<string> {
  const token = newToken();
  const row = { hash: hashOf(token), group_order_id: groupOrderId, guest_id: guestId, made_at: now };
  await db.insertInto('group_order_links').values(row).execute();
  await sql`delete from group_order_links where hash in (
    select hash from group_order_links where group_order_id = ${groupOrderId} and guest_id is null
    order by made_at desc, hash offset ${sql.lit(mostLinks)})`.execute(db);
  return token;
}

export interface FoundLink {
  groupOrderId: number;
  /** Whom the house wrote to, of that very group order. */
  guestId: number | null;
}

/** A link goes on with the order of each week. @throws {Refusal} `group-order-ended` */
export async function findLink(db: Kysely<Database>, token: string): Promise<FoundLink> {
  const { rows } = await sql<FoundLink>`
    with recursive weeks (id, guest_id) as (
      select group_order_id, guest_id from group_order_links where hash = ${hashOf(token)}
      union all
      select next.id, null from weeks join group_orders next on next.follows_id = weeks.id)
    select id as "groupOrderId", guest_id as "guestId" from weeks order by id desc limit 1`.execute(db);
  const [link] = rows;
  if (!link) throw new Refusal('group-order-ended');
  return link;
}

export interface GuestRecord {
  id: number;
  groupOrderId: number;
  eaterId: number;
  name: string;
  isClient: boolean;
}

/** Who came with this key, to whichever group order. */
export async function findGuest(db: Kysely<Database>, key: string | undefined): Promise<GuestRecord | undefined> {
  if (key === undefined) return undefined;
  return db
    .selectFrom('group_order_guests')
    .innerJoin('eaters', 'eaters.id', 'eater_id')
    .select(['group_order_guests.id', 'group_order_guests.group_order_id as groupOrderId'])
    .select(['eaters.id as eaterId', 'group_order_guests.name', 'eaters.is_client as isClient'])
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
}

/**
 * The group order is open, or as `states` says, and locked.
 * @throws {Refusal} `group-order-ended`, `group-order-closed`; `not-found` for a key of another one
 */
export async function lockGuest(
  db: Kysely<Database>,
  { token, key }: { token: string; key: string },
  now: Date,
  states: 'open' | 'open or placed' = 'open',
): Promise<{ link: FoundLink; groupOrder: GroupOrderRecord; guest: GuestRecord }> {
  const link = await findLink(db, token);
  const groupOrder = await lockGroupOrder(db, link.groupOrderId);
  if (groupOrder.state !== 'placed' || states === 'open') refuseUnlessOpen(groupOrder, now);
  const guest = await findGuest(db, key);
  if (guest?.groupOrderId !== link.groupOrderId) throw new Refusal('not-found');
  return { link, groupOrder, guest };
}

/** @throws {Refusal} `group-order-closed` */
export async function lockOpen(db: Kysely<Database>, id: number, now: Date): Promise<GroupOrderRecord> {
  const groupOrder = await lockGroupOrder(db, id);
  refuseUnlessOpen(groupOrder, now);
  return groupOrder;
}

interface Visiting extends Pick<Reading, 'clock' | 'house'> {
  caller: Caller | undefined;
}

/** What the holder of the link sees, and of themselves where they come with their key. */
export async function readVisit(
  db: Kysely<Database>,
  { groupOrderId, guestId }: FoundLink,
  key: string | undefined,
  { caller, clock, house }: Visiting,
): Promise<GroupVisit> {
  const row = await db
    .selectFrom('group_orders')
    .innerJoin('delivery_schedules', 'delivery_schedules.id', 'schedule_id')
    .innerJoin('clients', 'clients.id', 'group_orders.client_id')
    .innerJoin('eaters', (join) =>
      join.onRef('eaters.client_id', '=', 'clients.id').on('is_client', '=', true).on(sitsAtHome('eaters')),
    )
    .leftJoin('orders', 'orders.group_order_id', 'group_orders.id')
    .select((is) => [
      is.fn.coalesce('orders.delivery_date', 'group_orders.delivery_date').as('delivery_date'),
      is.fn.coalesce('slot_starts', 'starts').as('starts'),
      is.fn.coalesce('slot_ends', 'ends').as('ends'),
    ])
    .select(sql<boolean>`coalesce(orders.status = 'cancelled', false)`.as('isCancelled'))
    .select(['deadline', 'state', 'budget', 'above_budget', 'names_shown', 'follows_id'])
    .select([
      'clients.id as clientId',
      'first_name',
      'last_name',
      'allergies_asked',
      namesIn('group_orders').as('names'),
    ])
    .select(
      sql<string | null>`(select name from group_order_guests where id = ${guestId}::integer and eater_id is null)`.as(
        'expectedName',
      ),
    )
    .where('group_orders.id', '=', groupOrderId)
    .executeTakeFirstOrThrow();
  const guest = await findGuest(db, key);
  const isTheirs = guest?.groupOrderId === groupOrderId;
  const isEarlier = guest !== undefined && !guest.isClient && guest.groupOrderId === row.follows_id;
  return {
    host: calledName({ firstName: row.first_name, lastName: row.last_name }),
    deliveryDate: row.delivery_date,
    slotStart: row.starts.slice(0, 5),
    slotEnd: row.ends.slice(0, 5),
    deadline: row.deadline.toISOString(),
    isOpen: isOpen(row, clock()),
    changeableUntil: (await placedChangeableUntil(groupOrderId, { db, clock, house }))?.toISOString() ?? null,
    state: row.isCancelled ? 'cancelled' : row.state,
    budget: row.budget,
    aboveBudget: row.above_budget,
    names: row.names_shown ? row.names : null,
    expectedName: row.expectedName ?? '',
    isHost: caller?.kind === 'client' && caller.clientId === row.clientId,
    hostAsked: caller?.kind === 'client' && caller.clientId === row.clientId && row.allergies_asked,
    guest: isTheirs ? await guestOf(db, guest.id, row) : null,
    earlier: isEarlier ? await saidBy(db, guest.id) : null,
  };
}

async function guestOf(
  db: Kysely<Database>,
  id: number,
  { state, budget, above_budget }: Pick<GroupOrderRecord, 'state' | 'budget' | 'above_budget'>,
): Promise<Guest> {
  const { dishes, ...guest } = await db
    .selectFrom('group_order_guests as g')
    .innerJoin('eaters', 'eaters.id', 'g.eater_id')
    .select(['g.name', 'g.email', 'is_client as isHost', 'diet_note as dietNote'])
    .select([allergensOf.as('allergens'), dishesOf('g').as('dishes')])
    .select([paidBy('g').as('paid'), refundedTo('g').as('refunded'), isPaying('g').as('isPaying')])
    .where('g.id', '=', id)
    .executeTakeFirstOrThrow();
  // What was accepted was checked when it was written.
  const total = sumOf(dishes);
  const due = state === 'open' ? dueOf({ total, budget, aboveBudget: above_budget, paid: guest.paid }) : 0;
  return { ...guest, dishes: dishes as Guest['dishes'], total, due };
}

async function saidBy(db: Kysely<Database>, id: number): Promise<NonNullable<GroupVisit['earlier']>> {
  const { name, email, allergens, dietNote } = await guestOf(db, id, {
    state: 'placed',
    budget: null,
    above_budget: 'refused',
  });
  return { name, email, allergens, dietNote };
}

const allergensOf = sql<Guest['allergens']>`coalesce((
  select json_agg(json_build_object('allergenId', allergen_id, 'severity', severity) order by allergen_id)
  from eater_allergens where eater_id = eaters.id), '[]')`;
