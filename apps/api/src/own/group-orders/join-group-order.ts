import type { GroupOrderRecord } from '../../orders/ledger/group-orders.ts';
import type { GroupVisit } from '@traiteur/contract/own/group-guests.ts';
import type { groupOrders } from '@traiteur/contract/own/group-orders.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { mostGuests } from '@traiteur/domain/own/group-orders.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { updateEater } from '../../clients/clients/eaters/change-eaters.ts';
import { insertEater, saveReactions } from '../../clients/clients/eater-rows.ts';
import { getClient } from '../../clients/clients/client-rows.ts';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashOf, newToken } from '../../core/tokens.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { findLink, type FoundLink, type GuestRecord, lockGuest, lockOpen, readVisit } from './guest-rows.ts';
import { judgePlacedMeals } from './change-placed-meals.ts';
import { unsuitableDishes } from './choose-meals.ts';
import { notePlace } from './move-rows.ts';

type Operations = (typeof groupOrders)['operations'];
type Input = Received<Operations['joinGroupOrder']>['body'];
type Call = Pick<Context<'public'>, 'db' | 'caller' | 'clock' | 'house' | 'brand' | 'stripe'>;

/** @throws {Refusal} `group-order-ended` */
export async function visitGroupOrder(
  { token, key }: Received<Operations['visitGroupOrder']>['body'],
  { db, caller, clock, house }: Call,
): Promise<GroupVisit> {
  return readVisit(db, await findLink(db, token), key, { caller, clock, house });
}

/** @throws {Refusal} `group-order-ended`, `group-order-closed`, `too-many-guests`, `unknown-reference` */
export const joinGroupOrder = (
  { token, ...input }: Input,
  context: Call,
): Promise<{ key: string; visit: GroupVisit }> =>
  inTransaction(context.db, async (db) => {
    const { caller, clock } = context;
    const link = await findLink(db, token);
    const groupOrder = await lockOpen(db, link.groupOrderId, clock());
    const key = newToken();
    const isHost = caller?.kind === 'client' && caller.clientId === groupOrder.client_id;
    if (isHost) await seatHost(db, groupOrder, input, key, { ...context, db });
    else await seatGuest(db, groupOrder, link, input, key);
    await notePlace(db, groupOrder.id);
    return { key, visit: await readVisit(db, link, key, { caller, clock, house: context.house }) };
  });

/**
 * Of an order that is placed what they react to alone changes, and it is judged again; their name stands on its papers.
 * @throws {Refusal} `group-order-ended`, `group-order-closed` after the cut-off, `not-found`, `unknown-reference`
 */
export const updateGroupGuest = (
  { token, key, name, email, locale, ...reactions }: Received<Operations['updateGroupGuest']>['body'],
  context: Call,
): Promise<{ visit: GroupVisit; unsuitableDishes: Bilingual[] }> =>
  inTransaction(context.db, async (db) => {
    const { caller, clock, house } = context;
    const { link, groupOrder, guest } = await lockGuest(db, { token, key }, clock(), 'open or placed');
    const isPlaced = groupOrder.state === 'placed';
    if (!guest.isClient) {
      const changedName = isPlaced ? guest.name : name;
      await saveReactions(db, guest.eaterId, { ...reactions, allergiesAsked: true }, changedName);
      await db.updateTable('group_order_guests').set({ name: changedName }).where('id', '=', guest.id).execute();
    }
    await db.updateTable('group_order_guests').set({ email, locale }).where('id', '=', guest.id).execute();
    const unsuitableDishes = isPlaced
      ? await judgePlacedMeals(groupOrder, guest, { ...context, db })
      : await removeUnsuitable(groupOrder, guest, { ...context, db });
    return { visit: await readVisit(db, link, key, { caller, clock, house }), unsuitableDishes };
  });

/** Answers the names of what they chose, and may not eat by what they say now. */
async function removeUnsuitable({ id }: GroupOrderRecord, guest: GuestRecord, context: Call): Promise<Bilingual[]> {
  const { db } = context;
  const dishes = await unsuitableDishes(id, guest, context);
  for (const { productId, sizeId } of dishes)
    await db
      .deleteFrom('group_order_choices')
      .where('guest_id', '=', guest.id)
      .where('product_id', '=', productId)
      .where('size_id', '=', sizeId)
      .execute();
  return namesOf(db, dishes);
}

/** With all that they said. @throws {Refusal} `group-order-ended`, `group-order-closed`, `not-found` */
export const leaveGroupOrder = (keys: { token: string; key: string }, context: Call): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const { guest } = await lockGuest(db, keys, context.clock());
    await db.deleteFrom('group_order_guests').where('id', '=', guest.id).execute();
    if (!guest.isClient) await db.deleteFrom('eaters').where('id', '=', guest.eaterId).execute();
  });

async function seatGuest(
  db: Kysely<Database>,
  { id, client_id }: GroupOrderRecord,
  link: FoundLink,
  { name, email, locale, ...reactions }: Omit<Input, 'token'>,
  key: string,
): Promise<void> {
  const eaterId = await insertEater(db, client_id, { name, ...reactions, allergiesAsked: true }, id);
  await seat(db, id, link, { eater_id: eaterId, key_hash: hashOf(key), name, email, locale });
}

/** Hosts eat as themselves: what their account says of them holds, now and later. */
async function seatHost(
  db: Kysely<Database>,
  { id, client_id }: GroupOrderRecord,
  { email, locale, ...reactions }: Omit<Input, 'token'>,
  key: string,
  { caller, clock }: Call,
): Promise<void> {
  const { eaterId, allergiesAsked, firstName } = await getClient(db, client_id);
  if (!allergiesAsked && caller) {
    const { allergens, dietNote } = reactions;
    const eater = { id: eaterId, name: firstName, allergens, dietNote, allergiesAsked: true };
    await updateEater(db, client_id, eater, { by: personOf(caller), now: clock() });
  }
  const seatKey = { key_hash: hashOf(key), email, locale };
  // On another device: the same seat, and the key of the first one ends.
  const again = await db
    .updateTable('group_order_guests')
    .set(seatKey)
    .where('group_order_id', '=', id)
    .where('eater_id', '=', eaterId)
    .executeTakeFirst();
  if (again.numUpdatedRows) return;
  const link = { groupOrderId: id, guestId: null };
  await seat(db, id, link, { ...seatKey, eater_id: eaterId, name: firstName });
}

interface Seat {
  eater_id: number;
  key_hash: Buffer;
  name: string;
  email: string;
  locale: Input['locale'];
}

/** As whom the house wrote to, or whoever the host expects under that name, if they have not come yet. */
async function seat(db: Kysely<Database>, groupOrderId: number, { guestId }: FoundLink, row: Seat): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from group_order_guests where group_order_id = ${groupOrderId} and eater_id is null
      and (id = ${guestId}::integer or lower(name) = lower(${row.name}))
    order by id = ${guestId}::integer desc nulls last, id limit 1`.execute(db);
  const [expected] = rows;
  if (expected) {
    await db.updateTable('group_order_guests').set(row).where('id', '=', expected.id).execute();
    return;
  }
  const { count } = await db
    .selectFrom('group_order_guests')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('group_order_id', '=', groupOrderId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostGuests) throw new Refusal('too-many-guests');
  await db
    .insertInto('group_order_guests')
    .values({ ...row, group_order_id: groupOrderId })
    .execute();
}

async function namesOf(db: Kysely<Database>, dishes: readonly { productId: number }[]): Promise<Bilingual[]> {
  const ids = dishes.map(({ productId }) => productId);
  const { rows } = await sql<{ name: Bilingual }>`
    select ${bilingual('p.name')} as name from products p where id = any(${ids}::integer[]) order by p.name_fr`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
