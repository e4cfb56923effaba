import pg from 'pg';
import packageFile from '../../../package.json' with { type: 'json' };
import { grantToRoles, roles } from '../../database/embedded/embedded-roles.ts';
import { migrate } from '../../database/server/migrate.ts';
import { fingerprintOf, readSchema } from '../../database/server/schema-files.ts';
import { openPool } from '../../database/server/pool.ts';

const prefix = 'traiteur_test_';

/** File by file: page by page, through the log, is twice the work. */
const copied = 'strategy file_copy';

/** The name of a database that has had this very schema and has the job queue; it is kept from one run to the next. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const key = fingerprintOf(readSchema(), packageFile.dependencies['graphile-worker']);
  const template = `${prefix}${key.slice(0, 16)}`;
  await withServer(serverUrl, async (client) => {
    // Two runs may share a server of TEST_DATABASE_URL: one makes the template, the other waits for it.
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    if ((await databasesLike(client, template)).length > 0) return;
    const unfinished = `${template}_new`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    const pool = openPool(await createDatabase(serverUrl, unfinished, 'template1'));
    try {
      await migrate(pool);
      // Whatever imports this file needs no queue.
      const { installQueue } = await import('../../house/jobs/install-queue.ts');
      await installQueue(pool);
    } finally {
      await pool.end();
    }
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

/** Drops what interrupted runs and older migrations left behind. */
export async function dropLeftovers(serverUrl: string, template: string): Promise<void> {
  await withServer(serverUrl, async (client) => {
    for (const name of await databasesLike(client, `${prefix}%`)) {
      if (name !== template) await client.query(`drop database if exists ${name} with (force)`);
    }
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

/** Somebody else's server has but one role for all. */
const isExternal = Boolean(process.env.TEST_DATABASE_URL);

/** Makes a database of the same rights as the house's; gives its address for the role that owns it. */
export async function createDatabase(serverUrl: string, name: string, template: string): Promise<string> {
  const url = urlOf(serverUrl, name);
  const owner = isExternal ? '' : `owner ${roles.owner}`;
  await withServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} ${copied} ${owner}`),
  );
  // Copied, they come along.
  if (!isExternal && template === 'template1') await withServer(url, (client) => client.query(grantToRoles(name)));
  return isExternal ? url : asRole(url, 'owner');
}

/** The address of the same database for the application, which may change rows alone. */
export const asApp = (url: string): string => (isExternal ? url : asRole(url, 'app'));

/** Makes a database that begins as the one at this URL of the superuser, which nobody may be connected to; gives its owner's URL. */
export async function cloneDatabase(url: string, name: string): Promise<string> {
  const server = urlOf(url, 'postgres');
  await withServer(server, (client) =>
    client.query(`create database ${name} template ${databaseOf(url)} ${copied} owner ${roles.owner}`),
  );
  return asRole(urlOf(url, name), 'owner');
}

/** The same address for another role of the embedded server. */
const asRole = (url: string, role: keyof typeof roles) => url.replace(/\/\/\w+@/, `//${roles[role]}@`);

const databaseOf = (url: string) => new URL(url).pathname.slice(1);

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

async function databasesLike(client: pg.Client, pattern: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    pattern,
  ]);
  return rows.map(({ datname }) => datname);
}
