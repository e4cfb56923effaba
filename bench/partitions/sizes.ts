import type pg from 'pg';

export interface Size {
  table: string;
  /** Bytes for each order of the house, with what is kept out of the row. */
  rows: number;
  indexes: number;
}

/** Of the tables that take five bytes or more for each order, the largest first. */
export async function sizesOf(client: pg.Client): Promise<Size[]> {
  const { rows } = await client.query<Size>(`
    select relname as table, (pg_table_size(c.oid) / orders)::integer as rows, (pg_indexes_size(c.oid) / orders)::integer as indexes
    from pg_class c, (select count(*) as orders from orders) counted
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(c.oid) >= 5 * orders
    order by pg_total_relation_size(c.oid) desc`);
  return rows;
}

/** Bytes of the journal that were written meanwhile. */
export async function journalOf(client: pg.Client, work: () => Promise<void>): Promise<number> {
  const place = async () =>
    (await client.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn')).rows[0]?.lsn;
  const start = await place();
  await work();
  const { rows } = await client.query<{ bytes: number }>('select ($1::pg_lsn - $2::pg_lsn)::float8 as bytes', [
    await place(),
    start,
  ]);
  return rows[0]?.bytes ?? 0;
}
