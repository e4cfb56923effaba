import type pg from 'pg';

/** They count or record refused attempts. */
const apart = ['sign_in_attempts', 'security_events'];

/** Counts committed inserts, updates and deletes from now on; a rollback removes its witness too. */
export async function witnessChanges(pool: pg.Pool): Promise<() => Promise<number>> {
  await pool.query(`
    create sequence witnesses_seq;
    create table witnesses (id integer primary key default nextval('witnesses_seq'), what text not null);
    create function witness() returns trigger language plpgsql as
      $$ begin insert into witnesses (what) values (tg_table_name); return null; end $$`);
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'witnesses' and tablename <> all($1)`,
    [apart],
  );
  for (const { name } of rows)
    await pool.query(
      `create trigger witnessed after insert or update or delete on ${name} for each row execute function witness()`,
    );
  return async () => {
    const { rows } = await pool.query<{ changes: number }>('select count(*)::integer as changes from witnesses');
    return rows[0]?.changes ?? 0;
  };
}
