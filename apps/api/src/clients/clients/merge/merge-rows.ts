import type { Client } from '@traiteur/contract/clients/clients.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { getClient } from '../client-rows.ts';
import { hasProvenAccount } from '../site-accounts.ts';
import { selfIdOf } from '../eater-rows.ts';
import type { ClientSnapshot, MovedEaters, NamedEater } from './merges.table.ts';

/** Blocks saves of these clients and their orders. Call it before any other lock, as `orders/bookings.ts` states. */
export async function lockClients(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ClientSnapshot>> {
  await sql`select from clients where id = any(${ids}::integer[]) order by id for update`.execute(db);
  const { rows } = await sql<{ id: number; row: ClientSnapshot }>`
    select id, to_jsonb(clients) - 'search' as row from clients where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** @throws {Refusal} `not-found` */
export const getRecord = async (db: Kysely<Database>, id: number): Promise<Client & { hasAccount: boolean }> => ({
  ...(await getClient(db, id)),
  hasAccount: await hasProvenAccount(db, id),
});

export async function moveOrders(db: Kysely<Database>, from: number, to: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update orders set client_id = ${to} where client_id = ${from} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function moveOrdersBack(db: Kysely<Database>, ids: readonly number[], from: number, to: number) {
  await sql`update orders set client_id = ${to} where id = any(${ids}::integer[]) and client_id = ${from}`.execute(db);
}

export const addCodeUses = (db: Kysely<Database>, from: number, to: number) =>
  sql`insert into discount_code_uses as known (discount_code_id, client_id, uses)
    select discount_code_id, ${to}::integer, uses from discount_code_uses where client_id = ${from} order by 1
    on conflict (discount_code_id, client_id) do update set uses = known.uses + excluded.uses`.execute(db);

/** `clientId` has their orders again: the uses of codes on these go back to them from `from`. */
export async function splitCodeUses(db: Kysely<Database>, clientId: number, from: number): Promise<void> {
  const ownUses = sql`select discount_code_id, count(*)::integer as uses from orders
    where client_id = ${clientId} and discount_code_id is not null and status <> 'cancelled' group by 1 order by 1`;
  await sql`update discount_code_uses known set uses = greatest(known.uses - s.uses, 0) from (${ownUses}) s
    where known.client_id = ${from} and known.discount_code_id = s.discount_code_id`.execute(db);
  await sql`insert into discount_code_uses (discount_code_id, client_id, uses)
    select discount_code_id, ${clientId}::integer, uses from (${ownUses}) s`.execute(db);
}

export const moveAddresses = (db: Kysely<Database>, ids: readonly number[], from: number, to: number) =>
  sql`update addresses set client_id = ${to} where id = any(${ids}::integer[]) and client_id = ${from}`.execute(db);

/** With the guests of those orders, who are eaters. */
export async function moveGroupOrders(db: Kysely<Database>, from: number, to: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update group_orders set client_id = ${to} where client_id = ${from} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** One that became an order of the kept record since stays with it. Before the eaters, who go where it goes. */
export const moveGroupOrdersBack = (db: Kysely<Database>, ids: readonly number[], from: number, to: number) =>
  sql`update group_orders g set client_id = ${to} where id = any(${ids}::integer[]) and client_id = ${from}
    and not exists (select from orders o where o.group_order_id = g.id and o.client_id = ${from})`.execute(db);

export async function moveMessages(db: Kysely<Database>, from: number, to: number): Promise<number[]> {
  const update = db.updateTable('contact_messages').set({ client_id: to }).where('client_id', '=', from);
  return (await update.returning('id').execute()).map(({ id }) => id);
}

export const moveMessagesBack = (db: Kysely<Database>, ids: readonly number[], from: number, to: number) =>
  sql`update contact_messages set client_id = ${to} where id = any(${ids}::integer[]) and client_id = ${from}`.execute(
    db,
  );

export async function otherAddresses(
  db: Kysely<Database>,
  clientId: number,
  but: readonly number[],
): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`select to_jsonb(addresses) as row from addresses
    where client_id = ${clientId} and id <> all(${but}::integer[]) order by id`.execute(db);
  return rows.map(({ row }) => row);
}

/** An older undo record may have no `note`. */
export const restoreAddresses = (db: Kysely<Database>, addresses: readonly object[]) =>
  sql`insert into addresses overriding system value
    select * from jsonb_populate_recordset(null::addresses, ${JSON.stringify(addresses.map((address) => ({ note: '', ...address })))}::jsonb)`.execute(
    db,
  );

/** Under the same id. Triggers set the search columns. */
export async function restoreClient(db: Kysely<Database>, client: ClientSnapshot): Promise<void> {
  // The cards go back to this client: the id at Stripe is unique.
  await sql`update clients set stripe_customer_id = null where stripe_customer_id = ${client.stripe_customer_id ?? null}`.execute(
    db,
  );
  await sql`insert into clients (id, first_name, last_name, email, phone, locale, house_note,
      marketing_consent, orders_count, orders_amount, last_order_at, first_order_id, stripe_customer_id, version, created_at, updated_at)
    overriding system value
    select id, first_name, last_name, email, phone, locale, house_note,
      marketing_consent, orders_count, orders_amount, last_order_at, first_order_id, stripe_customer_id, version, created_at, updated_at
    from jsonb_populate_record(null::clients, ${JSON.stringify(client)}::jsonb)`.execute(db);
}

/**
 * Who eats with the other eats with the kept one. Their own dishes become those of the kept client themselves. Who has
 * a namesake there is numbered: `Léo (2)`.
 */
export async function moveEaters(db: Kysely<Database>, from: number, to: number): Promise<MovedEaters> {
  await moveDishes(db, await selfIdOf(db, from), await selfIdOf(db, to));
  const namesakes = await namesakesOf(db, from, to);
  for (const { id, numberedName } of namesakes)
    await db.updateTable('eaters').set({ name: numberedName }).where('id', '=', id).execute();
  const { rows } = await sql<{ id: number }>`
    update eaters set client_id = ${to} where client_id = ${from} and not is_client returning id`.execute(db);
  return { eaterIds: rows.map(({ id }) => id), namesakes: namesakes.map(({ id, name }) => ({ id, name })) };
}

/** Who of one table is called as somebody of the other, and what they would be called there. */
export async function namesakesOf(
  db: Kysely<Database>,
  from: number,
  to: number,
): Promise<(NamedEater & { numberedName: string })[]> {
  const { rows } = await sql<NamedEater & { numberedName: string }>`
    select moved.id, moved.name, (
      select numbered from generate_series(2, 1000) number, concat(left(moved.name, 70), ' (', number, ')') numbered
      where not exists (select from eaters e where e.client_id in (${from}, ${to}) and e.group_order_id is null
        and e.plain_name = plain_name(numbered)) order by number limit 1) as "numberedName"
    from eaters moved join eaters k on k.plain_name = moved.plain_name
    where moved.client_id = ${from} and not moved.is_client and moved.group_order_id is null
      and k.client_id = ${to} and k.group_order_id is null order by moved.id`.execute(db);
  return rows;
}

/** Orders of either that are for somebody who now eats elsewhere are for the whole table. */
export async function moveEatersBack(
  db: Kysely<Database>,
  { eaterIds, namesakes }: MovedEaters,
  from: number,
  to: number,
) {
  await sql`update eaters set client_id = ${to} where id = any(${eaterIds}::integer[]) and client_id = ${from}
    and group_order_id is null`.execute(db);
  for (const { id, name } of namesakes)
    await db.updateTable('eaters').set({ name }).where('id', '=', id).where('client_id', '=', to).execute();
  // Guests who came since too.
  await sql`update eaters e set client_id = g.client_id from group_orders g
    where g.id = e.group_order_id and g.client_id = ${to} and e.client_id = ${from}`.execute(db);
  const [fromId, toId] = [await selfIdOf(db, from), await selfIdOf(db, to)];
  await sql`update group_order_guests s set eater_id = ${toId} from group_orders g
    where g.id = s.group_order_id and g.client_id = ${to} and s.eater_id = ${fromId}`.execute(db);
  await sql`update order_lines l set eater_id = case when l.eater_id = ${fromId} then ${toId}::integer end
    from orders o, eaters e
    where o.id = l.order_id and e.id = l.eater_id and o.client_id in (${from}, ${to}) and e.client_id <> o.client_id`.execute(
    db,
  );
  await sql`update order_allergy_conflicts c set eater_id = ${toId}
    from order_lines l, orders o
    where l.id = c.line_id and o.id = l.order_id and o.client_id = ${to} and c.eater_id = ${fromId}`.execute(db);
}

async function moveDishes(db: Kysely<Database>, from: number, to: number) {
  await sql`update order_lines set eater_id = ${to} where eater_id = ${from}`.execute(db);
  await sql`update order_allergy_conflicts set eater_id = ${to} where eater_id = ${from}`.execute(db);
  // One person eats once of a group order, also where both records were seated at it.
  await sql`update group_order_guests g set eater_id = ${to} where eater_id = ${from}`.execute(db);
}

/** As who the restored client ate before: pages that were open go on with that number. */
export async function restoreEaterId(db: Kysely<Database>, clientId: number, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  await sql`delete from eaters where client_id = ${clientId}`.execute(db);
  await sql`insert into eaters (id, client_id, is_client) overriding system value values (${id}, ${clientId}, true)`.execute(
    db,
  );
}
