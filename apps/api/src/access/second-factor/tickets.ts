import type { Kysely } from 'kysely';
import { hashOf, newToken } from '../../core/tokens.ts';
import type { Database } from '../../database/schema.ts';

const minutes = 10;

/** Proves a right password or a provider's word: good once, and only for the second factor. */
export async function openTicket(db: Kysely<Database>, administratorId: number, now: Date): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('sign_in_tickets')
    .values({
      hash: hashOf(ticket),
      administrator_id: administratorId,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute();
  return ticket;
}

export async function findTicket(db: Kysely<Database>, ticket: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('sign_in_tickets')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .select('administrator_id')
    .where('hash', '=', hashOf(ticket))
    .where('expires_at', '>', now)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.administrator_id;
}

export async function consumeTicket(db: Kysely<Database>, ticket: string): Promise<boolean> {
  const removal = await db.deleteFrom('sign_in_tickets').where('hash', '=', hashOf(ticket)).executeTakeFirst();
  return removal.numDeletedRows > 0n;
}

export async function endTickets(db: Kysely<Database>, administratorId: number): Promise<void> {
  await db.deleteFrom('sign_in_tickets').where('administrator_id', '=', administratorId).execute();
}
