import type pg from 'pg';
import { namesRoutine, routineOf, type SqlFile } from './schema-files.ts';
import { statementError } from './statement-error.ts';

/** As the screen of the database and the log call it, beside migrations. */
export const titleOf = (name: string): string => `routines/${name}`;

/** The routines that the database lacks or has had with another text. */
export async function pendingRoutines(client: pg.PoolClient, routines: readonly SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from routines');
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return routines.filter(({ name, checksum }) => checksums.get(name) !== checksum);
}

/**
 * Replaces the routines that are pending, and those that name one of them, within the transaction that is open on this connection; returns the
 * names of the pending ones. Views among them are dropped first, since their columns may change. Throws StartError.
 */
export async function applyRoutines(client: pg.PoolClient, routines: readonly SqlFile[]): Promise<string[]> {
  const lackedRoutines = await pendingRoutines(client, routines);
  const replacedRoutines = withDependents(routines, lackedRoutines);
  const views = replacedRoutines.filter(({ sql }) => /^create view /m.test(sql)).map(routineOf);
  if (views.length > 0) await client.query(`drop view if exists ${views.join(', ')}`);
  for (const routine of replacedRoutines) await applyRoutine(client, routine);
  return lackedRoutines.map(({ name }) => name);
}

/** Whatever a migration has changed may be what a routine stands on: all are applied again. */
export const forgetRoutines = (client: pg.PoolClient) => client.query('delete from routines');

function withDependents(routines: readonly SqlFile[], lackedRoutines: readonly SqlFile[]): SqlFile[] {
  const replacedRoutines: SqlFile[] = [];
  // Those that a routine names come before it.
  for (const routine of routines)
    if (lackedRoutines.includes(routine) || replacedRoutines.some((target) => namesRoutine(routine, target)))
      replacedRoutines.push(routine);
  return replacedRoutines;
}

async function applyRoutine(client: pg.PoolClient, { name, sql, checksum }: SqlFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw statementError(`The routine ${name} cannot be applied, and none of them was replaced`, error, sql);
  }
  await client.query(
    `insert into routines (name, checksum) values ($1, $2)
      on conflict (name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
    [name, checksum],
  );
}
