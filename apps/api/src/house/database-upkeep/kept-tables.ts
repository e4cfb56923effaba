import type pg from 'pg';

/** Without generated columns. */
export interface BackupTable {
  name: string;
  columns: string[];
}

/** Not in a backup: sessions and links, which give access for a while; presences; what servers note of themselves. */
const liveSecrets = [
  'sessions',
  'refresh_tokens',
  'password_resets',
  'client_registrations',
  'invitations',
  'payment_links',
  'provider_sign_ins',
  'sign_in_attempts',
  'sign_in_tickets',
  'passkey_challenges',
  'wrong_codes',
  'mailed_codes',
  'wrong_mailed_codes',
  'order_presences',
  'server_records',
];

/** Written by the migrations and routines themselves. */
const bookkeeping = ['migrations', 'routines'];

interface FoundTable extends BackupTable {
  refersTo: string[];
}

export async function keptTables(client: pg.PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<FoundTable>(`
    select c.relname::text as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    order by c.relname`);
  const omittedTables = new Set([...liveSecrets, ...bookkeeping]);
  return afterThoseTheyReferTo(rows.filter(({ name }) => !omittedTables.has(name)));
}

function afterThoseTheyReferTo(tables: readonly FoundTable[]): BackupTable[] {
  const orderedTables = new Map<string, BackupTable>();
  const begunNames = new Set<string>();
  const place = ({ name, columns, refersTo }: FoundTable): void => {
    if (begunNames.has(name)) return;
    begunNames.add(name);
    for (const otherTable of tables) if (refersTo.includes(otherTable.name)) place(otherTable);
    orderedTables.set(name, { name, columns });
  };
  for (const table of tables) place(table);
  return [...orderedTables.values()];
}

export interface SequenceValue {
  name: string;
  last: string;
}

export async function sequenceValues(client: pg.PoolClient): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    select relname::text as name, pg_sequence_last_value(seqrelid)::text as last
    from pg_sequence join pg_class on pg_class.oid = seqrelid
    where relnamespace = 'public'::regnamespace order by relname`);
  return rows.flatMap(({ name, last }) => (last === null ? [] : { name, last }));
}
