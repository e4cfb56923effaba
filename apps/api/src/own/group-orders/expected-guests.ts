import type { GroupOrderInput } from '@traiteur/contract/own/group-orders.ts';
import { mostGuests, mostInvitations } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

type Call = Pick<Context<'client'>, 'caller' | 'clock' | 'locale'>;

/**
 * Who has joined already stays, whatever the host's list says.
 * @throws {Refusal} `too-many-guests`, `too-many-invitations`, `unknown-reference`
 */
export async function saveExpectedGuests(
  db: Kysely<Database>,
  groupOrderId: number,
  guests: GroupOrderInput['expectedGuests'],
  call: Call,
): Promise<void> {
  const rows = await db
    .selectFrom('group_order_guests')
    .select(['id', 'eater_id', 'invited_email'])
    .where('group_order_id', '=', groupOrderId)
    .execute();
  const joinedIds = new Set(rows.flatMap(({ id, eater_id }) => (eater_id === null ? [] : [id])));
  for (const [index, { id }] of guests.entries())
    if (id !== undefined && !rows.some((row) => row.id === id))
      throw new Refusal('unknown-reference', { field: `expectedGuests.${index}.id` });
  const listedIds = new Set(guests.flatMap(({ id }) => id ?? []));
  const droppedIds = rows.map(({ id }) => id).filter((id) => !joinedIds.has(id) && !listedIds.has(id));
  if (joinedIds.size + guests.filter(({ id }) => id === undefined || !joinedIds.has(id)).length > mostGuests)
    throw new Refusal('too-many-guests', { field: 'expectedGuests' });
  const emailOf = new Map(rows.map(({ id, invited_email }) => [id, invited_email]));
  // An address that another row has counts too: whoever is new, or gets another address, is written to.
  const addresses = guests.filter(
    ({ id = 0, email }) => email !== '' && !joinedIds.has(id) && emailOf.get(id) !== email,
  ).length;
  if (addresses > 0) await countInvitations(db, groupOrderId, addresses, call);
  if (droppedIds.length > 0) await db.deleteFrom('group_order_guests').where('id', 'in', droppedIds).execute();
  for (const { id, name, email } of guests) {
    if (id !== undefined && joinedIds.has(id)) continue;
    const row = { name, invited_email: email };
    if (id === undefined)
      await db
        .insertInto('group_order_guests')
        .values({ ...row, group_order_id: groupOrderId, locale: call.locale })
        .execute();
    else await db.updateTable('group_order_guests').set(row).where('id', '=', id).execute();
  }
}

/**
 * Opened, given up and opened again, a host still has so many people written to in a day. The host is locked. Those of
 * a week that follows by itself are not counted again: they were when the host named them.
 */
async function countInvitations(
  db: Kysely<Database>,
  groupOrderId: number,
  addresses: number,
  { caller, clock }: Call,
): Promise<void> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(i.addresses), 0)::integer as sum from group_order_invitations i
      join group_orders g on g.id = i.group_order_id
    where g.client_id = ${caller.clientId} and i.at > ${clock()}::timestamptz - interval '1 day'`.execute(db);
  if ((rows[0]?.sum ?? 0) + addresses > mostInvitations)
    throw new Refusal('too-many-invitations', { field: 'expectedGuests' });
  const row = { group_order_id: groupOrderId, at: clock(), addresses };
  await db.insertInto('group_order_invitations').values(row).execute();
}
