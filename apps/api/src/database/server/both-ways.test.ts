import type pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/test-database.ts';
import { migrate } from './migrate.ts';
import { readSchema, routineOf } from './schema-files.ts';

/** Since then functions, views and triggers are routines. */
const lastWithoutRoutines = '0073-notes-of-carts.sql';

const { migrations, routines } = readSchema();
const { pool: madeHouse } = await testDatabase('template1');
const { pool: upgradedHouse } = await testDatabase('template1');
await migrate(madeHouse);
const last = migrations.findIndex(({ name }) => name === lastWithoutRoutines);
await migrate(upgradedHouse, { migrations: migrations.slice(0, last + 1) });

/** Everything that a name stands for in our schema, with how the database itself would write it. */
const definitions = `
  with own_routines as (
    select p.oid from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e'))
  select 'function ' || oid::regprocedure as name, pg_get_functiondef(oid) as definition from own_routines
  union all select 'view ' || oid::regclass, pg_get_viewdef(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
  union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select 'column ' || attrelid::regclass || '.' || attname,
    concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v'))
  union all select 'constraint ' || conname || ' on ' || conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0
  union all select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;

async function definitionsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; definition: string }>(`${definitions} order by 1, 2`);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

const namesOf = async (pool: pg.Pool, query: string) =>
  (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

test('a database of the last release becomes what one made from nothing is', async () => {
  await migrate(upgradedHouse);
  const expected = await definitionsOf(madeHouse);
  expect(Object.keys(expected).length).toBeGreaterThan(700);
  expect(await definitionsOf(upgradedHouse)).toEqual(expected);
});

/** What columns, indexes and checks are computed by: replaced, it would leave rows as the old text made them. */
const storedByFunctions = `
  with recursive beneath (oid) as (
    select refobjid from pg_depend where refclassid = 'pg_proc'::regclass
      and classid in ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)
    union
    select refobjid from pg_depend join beneath on objid = beneath.oid and classid = 'pg_proc'::regclass and refclassid = 'pg_proc'::regclass)
  select proname::text as name from pg_proc join beneath using (oid)
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;

test('every function and view is a routine, but for those that stored columns and indexes stand on', async () => {
  const storedBy = await namesOf(madeHouse, storedByFunctions);
  expect(storedBy.sort()).toEqual(['e164', 'phone_digits', 'searchable']);
  const present = await namesOf(
    madeHouse,
    `select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      union all select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  );
  expect(present.filter((name) => !storedBy.includes(name)).sort()).toEqual(routines.map(routineOf).sort());
});

test('every trigger stands in the file of its function, and nothing else is made there', () => {
  for (const routine of routines) {
    const statements = routine.sql.replace(/--.*$/gm, '');
    const name = routineOf(routine);
    const madeHere = [...statements.matchAll(/create (?:or replace )?(?:function|view) (\w+)/g)].map(([, is]) => is);
    expect(madeHere).toEqual([name]);
    const called = [...statements.matchAll(/execute function (\w+)/g)].map(([, is]) => is);
    expect(new Set(called), name).toEqual(new Set(called.length > 0 ? [name] : []));
  }
});
