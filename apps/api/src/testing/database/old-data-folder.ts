import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedBinaries } from '../../database/embedded/embedded-binaries.ts';
import { openLog } from '../../database/embedded/embedded-log.ts';
import { launch } from '../../database/embedded/embedded-process.ts';
import { urlOf } from '../../database/embedded/embedded-roles.ts';
import { changeOwner, serverUser } from '../../database/embedded/embedded-user.ts';
import { migrate } from '../../database/server/migrate.ts';
import { openPool } from '../../database/server/pool.ts';
import { withServer } from './test-template.ts';
import { testFolder } from '../test-folder.ts';

/** Of the database, the role and the system user. */
const superuser = 'traiteur';

/**
 * A data folder as old versions made it: the application is the superuser, a tag `Hiver` exists, files are readable by
 * all. Runs the statements last, as that role on the database `postgres`.
 */
export async function oldDataFolder(...statements: string[]): Promise<string> {
  const dataDir = testFolder();
  const folder = join(dataDir, 'postgres');
  const user = serverUser(folder);
  const binaries = embeddedBinaries(user);
  mkdirSync(folder, { mode: 0o700 });
  changeOwner(user, folder);
  const access = [`--username=${superuser}`, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(binaries.initdb, ['-D', folder, ...access], { ...user, cwd: '/' });
  const log = openLog(join(dataDir, 'postgres.log'));
  const server = launch({ folder, user, binaries }, ['-k', folder, '-F'], log);
  const url = urlOf(folder, superuser, 'postgres');
  await server.answers(url);
  await withServer(url, (client) => client.query(`create database ${superuser}`));
  const pool = openPool(urlOf(folder, superuser, superuser));
  await migrate(pool);
  await pool.query(
    `insert into tags (name_fr, name_en, slug, colour, position) values ('Hiver', 'Winter', 'winter', '#86c341', 1)`,
  );
  await pool.end();
  for (const [turn, statement] of statements.entries()) {
    const role = turn === 0 ? superuser : 'traiteur_renamer';
    await withServer(urlOf(folder, role, 'postgres'), (client) => client.query(statement));
  }
  await server.stop();
  log.close();
  writeFileSync(join(dataDir, 'lock'), '');
  for (const file of ['lock', 'postgres.log']) chmodSync(join(dataDir, file), 0o644);
  return dataDir;
}
