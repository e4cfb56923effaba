import type { KeptSignIn, SecurityEvent } from '@traiteur/contract/access/security.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How many of each are shown. */
const shown = 100;

/** The latest sign-ins, as the audit log kept them. */
export async function latestSignIns(db: Kysely<Database>): Promise<KeptSignIn[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'administrator_id', 'administrator_name', 'after'])
    .where('tag', '=', 'sign-in')
    .where('operation', '=', 'login')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ id, at, administrator_id, administrator_name, after }) => ({
    id,
    at: at.toISOString(),
    by: { id: administrator_id, name: administrator_name },
    address: textIn(after, 'address'),
    userAgent: textIn(after, 'userAgent'),
  }));
}

export async function latestEvents(db: Kysely<Database>): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .leftJoin('administrators', 'administrators.id', 'administrator_id')
    .selectAll('security_events')
    .select(['first_name', 'last_name'])
    .orderBy('last_at', 'desc')
    .orderBy('security_events.id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ id, kind, address, administrator_id, first_name, last_name, count, first_at, last_at }) => ({
    id,
    kind,
    address,
    account: administrator_id === null ? null : { id: administrator_id, name: `${first_name} ${last_name}` },
    count,
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}

/** A text of an entry: what an entry holds is its operation's to say, and older ones hold less. */
function textIn(fields: object | null, name: string): string | null {
  const value = fields && name in fields ? fields[name as keyof typeof fields] : undefined;
  return typeof value === 'string' ? value : null;
}
