import type { KeptSignIn, SecurityEvent, SecurityKind } from '@traiteur/contract/access/security.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How many of each are shown. */
const shown = 100;

/** How long events are kept, in days, and how many of them. */
const [days, most] = [90, 20_000];

export interface NewEvent {
  kind: SecurityKind;
  /** Where it came from, as it is: what is kept is the network of an IPv6 one. */
  address: string;
  /** Number of the account it was about. */
  account: number | undefined;
}

/** How often the same came within a quarter of an hour. */
export interface EventCount extends NewEvent {
  /** When that quarter began. */
  quarter: Date;
  firstAt: Date;
  lastAt: Date;
  count: number;
}

/** Adds to the counts of before. */
export async function addEvents(db: Kysely<Database>, counts: readonly EventCount[]): Promise<void> {
  await sql`
    insert into security_events as kept (kind, address, administrator_id, quarter, first_at, last_at, count)
    select kind, address, administrator_id, quarter, first_at, last_at, count
    from jsonb_to_recordset(${JSON.stringify(counts.map(rowOf))}::jsonb) as event (
      kind text, address text, administrator_id integer, quarter timestamptz,
      first_at timestamptz, last_at timestamptz, count integer)
    -- An account may have gone meanwhile.
    where administrator_id is null or exists (select from administrators where id = event.administrator_id)
    order by kind, address, administrator_id, quarter
    on conflict (kind, address, administrator_id, quarter) do update
    set last_at = excluded.last_at, count = kept.count + excluded.count`.execute(db);
}

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

/** Takes away the events that are older than three months, and the oldest where there are very many. */
export async function clearSecurityEvents(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where((is) =>
      is.or([
        is('last_at', '<', new Date(now.getTime() - days * 86_400_000)),
        is('id', 'in', is.selectFrom('security_events').select('id').orderBy('last_at', 'desc').offset(most)),
      ]),
    )
    .execute();
}

const rowOf = ({ kind, address, account, quarter, firstAt, lastAt, count }: EventCount) => ({
  kind,
  address,
  administrator_id: account ?? null,
  quarter,
  first_at: firstAt,
  last_at: lastAt,
  count,
});

/** A text of an entry: what an entry holds is its operation's to say, and older ones hold less. */
function textIn(fields: object | null, name: string): string | null {
  const value = fields && name in fields ? fields[name as keyof typeof fields] : undefined;
  return typeof value === 'string' ? value : null;
}
