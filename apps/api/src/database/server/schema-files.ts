import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const schemaFolder = join(import.meta.dirname, '../../../../../db');

export interface SqlFile {
  name: string;
  checksum: string;
  sql: string;
}

/** Migrations, applied once in order, and routines, replaced when they change. */
export interface Schema {
  migrations: SqlFile[];
  /** Absent for an earlier version, whose tables lack what today's routines need. */
  routines?: SqlFile[];
}

export const readSchema = (): Required<Schema> => ({ migrations: readMigrations(), routines: readRoutines() });

export const readMigrations = (folder = join(schemaFolder, 'migrations')): SqlFile[] => readSqlFiles(folder);

const readRoutines = (folder = join(schemaFolder, 'routines')): SqlFile[] => afterThoseTheyName(readSqlFiles(folder));

/** Also of folders in it, which are no part of a name. */
function readSqlFiles(folder: string): SqlFile[] {
  const paths = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((path) => path.endsWith('.sql'));
  return paths.sort().map((path) => {
    const name = basename(path);
    const sql = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** `sold_lines` for sold-lines.sql. */
export const routineOf = ({ name }: SqlFile): string => name.replace('.sql', '').replaceAll('-', '_');

export function namesRoutine(routine: SqlFile, target: SqlFile): boolean {
  const statements = routine.sql.replace(/--.*$/gm, '');
  return routine !== target && new RegExp(`\\b${routineOf(target)}\\b`).test(statements);
}

/** @throws on a cycle */
export function afterThoseTheyName(routines: readonly SqlFile[]): SqlFile[] {
  const orderedRoutines = new Set<SqlFile>();
  const place = (routine: SqlFile, path: SqlFile[]): void => {
    if (orderedRoutines.has(routine)) return;
    if (path.includes(routine)) throw new Error(`Routines name each other: ${path.map(routineOf).join(', ')}.`);
    for (const target of routines) if (namesRoutine(routine, target)) place(target, [...path, routine]);
    orderedRoutines.add(routine);
  };
  for (const routine of routines) place(routine, []);
  return [...orderedRoutines];
}

/** A hash of the schema, to recognise a database made of it. */
export function fingerprintOf({ migrations, routines = [] }: Schema, ...parts: string[]): string {
  const checksums = [...migrations, ...routines].map(({ checksum }) => checksum);
  return createHash('sha256')
    .update([...checksums, ...parts].join())
    .digest('hex');
}
