import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder, removeFolder } from '../testing/running-traiteur.ts';
import { testDatabase } from '../testing/database/test-database.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = makeFolder();
afterAll(() => removeFolder(folder));

/** What the driver answers for a column of that PostgreSQL type. */
const kinds: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  bool: 'boolean',
  bytea: 'Buffer',
  jsonb: 'object',
  _int2: 'number[]',
  _int4: 'number[]',
  _date: 'string[]',
  _text: 'string[]',
};

/** Where tables are stated; a noun of one plain table states it beside its handlers. */
const statements = globSync(join(root, 'apps/api/src/**/*.{table,api}.ts')).filter((path) =>
  /declare module '.*database\/schema\.ts'/.test(readFileSync(path, 'utf8')),
);

const { pool } = await testDatabase();
const { rows } = await pool.query<{ table: string; column: string; type: string; nullable: boolean }>(`
  select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as nullable
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migrations', 'routines')
  order by table_name, ordinal_position`);
const tables = Map.groupBy(rows, ({ table }) => table);

type Column = Pick<(typeof rows)[number], 'column' | 'type' | 'nullable'>;

const typeOf = (columns: readonly Column[]) =>
  `{ ${columns.map(({ column, type, nullable }) => `${column}: ${kinds[type] ?? 'never'}${nullable ? ' | null' : ''}`).join('; ')} }`;

const columnsOf = (table: string): readonly Column[] => tables.get(table) ?? [];

/** Tables told wrongly: a column is missing, is one too many, may be null, is of another kind. */
const wrongTables = new Map([
  ['tags', columnsOf('tags').slice(1)],
  ['sizes', [...columnsOf('sizes'), { column: 'icon', type: 'text', nullable: false }]],
  ['clients', columnsOf('clients').map((column) => ({ ...column, nullable: true }))],
  ['offers', columnsOf('offers').map((column) => ({ ...column, type: 'bytea' }))],
]);

/** Source that compiles where the tables are stated with these columns. */
function sourceOf(columns: ReadonlyMap<string, readonly Column[]>): string {
  return [
    `import type { Differences, None } from '${root}/apps/api/src/testing/database/table-columns.ts';`,
    `import type { Database } from '${root}/apps/api/src/database/schema.ts';`,
    ...[...columns].map(
      ([name, tableColumns]) => `export type ${name} = None<Differences<'${name}', ${typeOf(tableColumns)}>>;`,
    ),
    `export type Unknown = None<Exclude<keyof Database, '${[...tables.keys()].join("' | '")}'>>;`,
  ].join('\n');
}

let compilerOutput = '';

// Once for both: it reads the whole server.
beforeAll(async () => {
  writeFileSync(join(folder, 'columns.ts'), sourceOf(tables));
  writeFileSync(join(folder, 'wrong.ts'), sourceOf(wrongTables));
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    include: [],
    files: [join(folder, 'columns.ts'), join(folder, 'wrong.ts'), ...statements],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compiled = promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']);
  compilerOutput = await compiled.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
});

/** The compiler's errors in one of the two files. Those of imported files belong to the check of the whole program. */
const complaints = (file: string): string =>
  compilerOutput
    .split('\n')
    .filter((line) => line.includes(`${file}(`))
    .join('\n');

test('every table has the columns that the migrations made, each of its kind, with null where null may stand', () => {
  expect(tables.size).toBeGreaterThan(30);
  expect(complaints('columns.ts')).toBe('');
});

test('a column that is missing, one too many, null or of another kind is found', () => {
  const complaint = complaints('wrong.ts');
  expect(complaint.match(/Type .* does not satisfy the constraint 'never'/g)).toHaveLength(wrongTables.size);
});
