import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { makeFolder, removeFolder } from '../testing/running-traiteur.ts';
import { testDatabase } from '../testing/test-database.ts';

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
  _date: 'string[]',
  _text: 'string[]',
};

/** Where tables are stated; a noun of one plain table states it beside its handlers. */
const statements = globSync(join(root, 'apps/api/src/**/*.{table,api}.ts')).filter((path) =>
  /declare module '.*database\/schema\.ts'/.test(readFileSync(path, 'utf8')),
);

/** The compiler reads what those files import, too. */
const patience = 60_000;

const { pool } = await testDatabase();
const { rows } = await pool.query<{ table: string; column: string; type: string; nullable: boolean }>(`
  select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as nullable
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
  order by table_name, ordinal_position`);
const tables = Map.groupBy(rows, ({ table }) => table);

type Column = Pick<(typeof rows)[number], 'column' | 'type' | 'nullable'>;

const typeOf = (columns: readonly Column[]) =>
  `{ ${columns.map(({ column, type, nullable }) => `${column}: ${kinds[type] ?? 'never'}${nullable ? ' | null' : ''}`).join('; ')} }`;

/** What the compiler has to say against tables of those columns. */
async function complaints(stated: ReadonlyMap<string, readonly Column[]>): Promise<string> {
  const source = [
    `import type { Differences, None } from '${root}/apps/api/src/testing/table-columns.ts';`,
    `import type { Database } from '${root}/apps/api/src/database/schema.ts';`,
    ...[...stated].map(([name, columns]) => `export type ${name} = None<Differences<'${name}', ${typeOf(columns)}>>;`),
    `export type Unknown = None<Exclude<keyof Database, '${[...stated.keys()].join("' | '")}'>>;`,
  ];
  writeFileSync(join(folder, 'columns.ts'), source.join('\n'));
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    include: [],
    files: [join(folder, 'columns.ts'), ...statements],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compiled = promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']);
  const output = await compiled.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  // What else is wrong in the files that these import is the whole program's check to say.
  return output
    .split('\n')
    .filter((line) => line.includes('columns.ts('))
    .join('\n');
}

test('every table has the columns that the migrations made, each of its kind, with null where null may stand', {
  timeout: patience,
}, async () => {
  expect(tables.size).toBeGreaterThan(30);
  expect(await complaints(tables)).toBe('');
});

test('a column that is missing, one too many, null or of another kind is found', { timeout: patience }, async () => {
  const columnsOf = (table: string): Column[] => tables.get(table) ?? [];
  const wrong = new Map([
    ['tags', columnsOf('tags').slice(1)],
    ['sizes', [...columnsOf('sizes'), { column: 'icon', type: 'text', nullable: false }]],
    ['clients', columnsOf('clients').map((column) => ({ ...column, nullable: true }))],
    ['offers', columnsOf('offers').map((column) => ({ ...column, type: 'bytea' }))],
  ]);
  const complaint = await complaints(new Map([...tables, ...wrong]));
  expect(complaint.match(/Type .* does not satisfy the constraint 'never'/g)).toHaveLength(wrong.size);
});
