import type pg from 'pg';
import { namesRoutine, routineOf, type SqlFile } from './schema-files.ts';
import { statementError } from './statement-error.ts';

export const titleOf = (name: string): string => `routines/${name}`;

export async function pendingRoutines(client: pg.PoolClient, routines: readonly SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from routines');
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return routines.filter(({ name, checksum }) => checksums.get(name) !== checksum);
}

/** With dependents, in this transaction; drops views first, as columns may change. @throws {StartError} */
export async function applyRoutines(client: pg.PoolClient, routines: readonly SqlFile[]): Promise<string[]> {
  const lackedRoutines = await pendingRoutines(client, routines);
  const replacedRoutines = withDependents(routines, lackedRoutines);
  const views = replacedRoutines.filter(({ sql }) => /^create view /m.test(sql)).map(routineOf);
  if (views.length > 0) await client.query(`drop view if exists ${views.join(', ')}`);
  for (const routine of replacedRoutines) await applyRoutine(client, routine);
  return lackedRoutines.map(({ name }) => name);
}

/** Routines may depend on what a migration changed: apply all again. */
export const forgetRoutines = (client: pg.PoolClient) => client.query('delete from routines');

function withDependents(routines: readonly SqlFile[], lackedRoutines: readonly SqlFile[]): SqlFile[] {
  const replacedRoutines: SqlFile[] = [];
  // Dependencies first.
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
