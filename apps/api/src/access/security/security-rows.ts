import type { KeptSignIn, SecurityEvent, security, SecurityKind } from '@traiteur/contract/access/security.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';

type PageQuery = Received<(typeof security.operations)['listSignIns']>['query'];

/** Events older than that, or beyond that number, are removed. */
const [days, most] = [90, 20_000];

export interface NewEvent {
  kind: SecurityKind;
  /** The full IP address; of an IPv6 one only the network is stored. */
  address: string;
  account: number | undefined;
}

export interface EventCount extends NewEvent {
  /** Start of the quarter of an hour. */
  quarter: Date;
  firstAt: Date;
  lastAt: Date;
  count: number;
}

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

export function listSignIns(db: Kysely<Database>, query: PageQuery): Promise<Page<KeptSignIn>> {
  const rows = db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'administrator_id', 'administrator_name', 'after'])
    .where('tag', '=', 'sign-in')
    .where('operation', '=', 'login');
  const sorting = { sorts: { at: moment('at') }, usual: '-at', id: sql.ref<number>('id') };
  return pageOf(db, rows, query, sorting, ({ id, at, administrator_id, administrator_name, after }) => ({
    id,
    at: at.toISOString(),
    by: { id: administrator_id, name: administrator_name },
    address: textIn(after, 'address'),
    userAgent: textIn(after, 'userAgent'),
  }));
}

export function listSecurityEvents(db: Kysely<Database>, query: PageQuery): Promise<Page<SecurityEvent>> {
  const rows = db
    .selectFrom('security_events')
    .leftJoin('administrators', 'administrators.id', 'administrator_id')
    .selectAll('security_events')
    .select(['first_name', 'last_name']);
  const sorting = { sorts: { lastAt: moment('last_at') }, usual: '-lastAt', id: sql.ref<number>('security_events.id') };
  return pageOf(
    db,
    rows,
    query,
    sorting,
    ({ id, kind, address, administrator_id, first_name, last_name, count, first_at, last_at }) => ({
      id,
      kind,
      address,
      account: administrator_id === null ? null : { id: administrator_id, name: `${first_name} ${last_name}`.trim() },
      count,
      firstAt: first_at.toISOString(),
      lastAt: last_at.toISOString(),
    }),
  );
}

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

/** Null where the entry has no such text: older ones have fewer fields. */
function textIn(fields: object | null, name: string): string | null {
  const value = fields && name in fields ? fields[name as keyof typeof fields] : undefined;
  return typeof value === 'string' ? value : null;
}
