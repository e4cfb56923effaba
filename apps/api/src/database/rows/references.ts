import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

interface Reference {
  /** The using noun's tag: for `product_tags`, the products. */
  noun: string;
  table: string;
  column: string;
}

interface ForeignKey {
  table: string;
  column: string;
  to: string;
  /** It goes with the row that it names, if it names one. */
  belongs: boolean;
  isNeeded: boolean;
  refuses: boolean;
}

/** References that block the removal of a row. Tables without `id` that belong to nothing only count uses. */
export async function referencesTo(db: Kysely<Database>, table: string): Promise<Reference[]> {
  const keys = await foreignKeys(db);
  const owner = (table: string): string => {
    const owners = keys.filter((candidate) => candidate.table === table && candidate.belongs);
    const key = owners.find(({ isNeeded }) => isNeeded) ?? owners[0];
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
      confdeltype = 'c' as belongs, attnotnull as "isNeeded", confdeltype in ('a', 'r') as refuses
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
