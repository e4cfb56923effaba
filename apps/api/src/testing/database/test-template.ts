import pg from 'pg';
import packageFile from '../../../package.json' with { type: 'json' };
import { grantToRoles, roles } from '../../database/embedded/embedded-roles.ts';
import { migrate } from '../../database/server/migrate.ts';
import { fingerprintOf, readSchema } from '../../database/server/schema-files.ts';
import { openPool } from '../../database/server/pool.ts';

/** Copying pages through the log takes twice as long. */
const copied = 'strategy file_copy';

/** Of a database with this schema and the job queue. */
export function templateName(): string {
  const key = fingerprintOf(readSchema(), packageFile.dependencies['graphile-worker']);
  return `traiteur_test_${key.slice(0, 16)}`;
}

/** Unless the server has it already. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  const template = templateName();
  await withServer(serverUrl, async (client) => {
    // Two runs may share a server of TEST_DATABASE_URL: one makes the template, the other waits for it.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_new`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    const pool = openPool(await createDatabase(serverUrl, unfinished, 'template1'));
    try {
      await migrate(pool);
      // Loaded here: most files that import this one need no queue.
      const { installQueue } = await import('../../jobs/install-queue.ts');
      await installQueue(pool);
    } finally {
      await pool.end();
    }
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
}

export async function withServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An external server has one role for everything. */
const isExternal = Boolean(process.env.TEST_DATABASE_URL);

/** With the rights of production. Returns the owner's URL. */
export async function createDatabase(serverUrl: string, name: string, template: string): Promise<string> {
  const url = urlOf(serverUrl, name);
  const owner = isExternal ? '' : `owner ${roles.owner}`;
  await withServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} ${copied} ${owner}`),
  );
  // A copy has the grants already.
  if (!isExternal && template === 'template1') await withServer(url, (client) => client.query(grantToRoles(name)));
  return isExternal ? url : asRole(url, 'owner');
}

/** As the application's role, which may only change rows. */
export const asApp = (url: string): string => (isExternal ? url : asRole(url, 'app'));

/** Needs a superuser's URL of a database without connections. Returns the owner's URL. */
export async function cloneDatabase(url: string, name: string): Promise<string> {
  const server = urlOf(url, 'postgres');
  await withServer(server, (client) =>
    client.query(`create database ${name} template ${databaseOf(url)} ${copied} owner ${roles.owner}`),
  );
  return asRole(urlOf(url, name), 'owner');
}

const asRole = (url: string, role: keyof typeof roles) => url.replace(/\/\/\w+@/, `//${roles[role]}@`);

const databaseOf = (url: string) => new URL(url).pathname.slice(1);

export function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}
