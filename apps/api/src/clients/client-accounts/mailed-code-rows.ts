import { mailedCodeMinutes, mostTries, mostWrongOfAddress } from '@traiteur/domain/access/mailed-codes.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** `clientId`: who proves that the address is theirs; null for who signs in. */
export interface Mailbox {
  email: string;
  clientId: number | null;
}

const day = '1 day';
const wholeHouse = '';

/** Takes the place of the code of before, and of its tries. */
export async function insertMailedCode(
  db: Kysely<Database>,
  { email, clientId }: Mailbox,
  { hash, digits }: { hash: string; digits: number },
  now: Date,
): Promise<void> {
  const expiry = new Date(now.getTime() + mailedCodeMinutes * 60_000);
  const values = { hash, digits, tries: 0, expires_at: expiry };
  await db
    .insertInto('mailed_codes')
    .values({ email: email.toLowerCase(), client_id: clientId, ...values })
    .onConflict((conflict) => conflict.constraint('mailed_codes_key').doUpdateSet(values))
    .execute();
}

/** Counts a try before it is judged, so that a burst gets no more of them. Undefined where no code is good. */
export async function countTry(
  db: Kysely<Database>,
  { email, clientId }: Mailbox,
  digits: number,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('mailed_codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('email', '=', email.toLowerCase())
    .where('client_id', 'is not distinct from', clientId)
    .where('tries', '<', mostTries)
    .where('digits', '>=', digits)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return row?.hash;
}

/** Of two uses at once the second gets false. */
export async function consumeMailedCode(db: Kysely<Database>, mailbox: Mailbox, hash: string): Promise<boolean> {
  const removal = db.deleteFrom('mailed_codes').where('email', '=', mailbox.email.toLowerCase());
  const { numDeletedRows } = await removal
    .where('client_id', 'is not distinct from', mailbox.clientId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function wrongOfHouse(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count from wrong_mailed_codes
    where email = ${wholeHouse} and since > now() - ${day}::interval`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Seconds until an address whose wrong codes of a day are used up may try again; undefined while it may. */
export async function secondsOfAddress(db: Kysely<Database>, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from since + ${day}::interval - now()))::int as seconds from wrong_mailed_codes
    where email = ${email.toLowerCase()} and since > now() - ${day}::interval and count >= ${mostWrongOfAddress}`.execute(
    db,
  );
  return rows[0]?.seconds;
}

export async function countWrongCode(db: Kysely<Database>, email: string): Promise<void> {
  await sql`
    insert into wrong_mailed_codes as kept (email, count, since)
    select email, 1, now() from unnest(${[wholeHouse, email.toLowerCase()]}::text[]) as addresses (email) order by email
    on conflict (email) do update set
      count = case when kept.since > now() - ${day}::interval then kept.count + 1 else 1 end,
      since = case when kept.since > now() - ${day}::interval then kept.since else now() end`.execute(db);
}

export async function forgetWrongCodesOf(db: Kysely<Database>, email: string): Promise<void> {
  await sql`delete from wrong_mailed_codes where email = ${email.toLowerCase()} and email <> ${wholeHouse}`.execute(db);
}

export async function clearWrongCodes(db: Kysely<Database>): Promise<void> {
  await sql`delete from wrong_mailed_codes where since <= now() - ${day}::interval`.execute(db);
}
