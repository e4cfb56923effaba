import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** A column by which a noun uses a row, and so refuses its removal. */
interface Reference {
  /** Who uses, as its tag says: of `product_tags`, the products. */
  noun: string;
  table: string;
  column: string;
}

interface ForeignKey {
  table: string;
  column: string;
  to: string;
  /** Goes with what it points to, and is nothing without it. */
  belongs: boolean;
  refuses: boolean;
}

/** The references that refuse the removal of a row of that table. Tables without an `id` that belong to nothing only count what others use. */
export async function referencesTo(db: Kysely<Database>, table: string): Promise<Reference[]> {
  const keys = await foreignKeys(db);
  const owner = (table: string): string => {
    const key = keys.find((candidate) => candidate.table === table && candidate.belongs);
    return key ? owner(key.to) : table;
  };
  const nouns = await tablesWithId(db);
  return keys
    .filter((key) => key.to === table && key.refuses && nouns.has(owner(key.table)))
    .map((key) => ({ noun: owner(key.table).replaceAll('_', '-'), table: key.table, column: key.column }));
}

async function foreignKeys(db: Kysely<Database>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select source.relname::text as "table", attname::text as "column", target.relname::text as "to",
      confdeltype = 'c' and attnotnull as belongs, confdeltype in ('a', 'r') as refuses
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by source.oid, attnum`.execute(db);
  return rows;
}

async function tablesWithId(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'id'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
