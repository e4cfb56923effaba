import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';
import { ownObjects } from '../server/own-objects.ts';

/** Roles of the embedded server; socket only, without passwords. */
export const roles = {
  /** Administers the server; never used for work. */
  superuser: 'postgres',
  /** Owns the database: migrations and restores. */
  owner: 'traiteur_owner',
  /** Reads and writes rows, never the schema: all other work. */
  app: 'traiteur',
} as const;

export const database = 'traiteur';

/** Temporary role: a superuser cannot rename itself. */
const renamer = 'traiteur_renamer';

export function urlOf(sockets: string, role: string, name: string): string {
  return `postgres://${role}@/${name}?host=${encodeURIComponent(sockets)}`;
}

export async function prepareDatabase(sockets: string): Promise<void> {
  const owner = await ownerOfDatabase(sockets);
  if (owner === roles.owner) return;
  if (owner === undefined) await ask(urlOf(sockets, roles.superuser, 'postgres'), `create database ${database}`);
  // In one transaction: an interrupted start repeats it.
  await ask(urlOf(sockets, roles.superuser, database), `begin; ${makeRoles} ${grantToRoles(database)} commit`);
}

async function ownerOfDatabase(sockets: string): Promise<string | undefined> {
  const url = urlOf(sockets, roles.superuser, 'postgres');
  const question = `select pg_get_userbyid(datdba) as owner from pg_database where datname = '${database}'`;
  try {
    return (await ask(url, question))[0]?.owner;
  } catch (error) {
    if (codeOf(error) !== noSuchRole) throw error;
    await renameSuperuser(sockets);
    return (await ask(url, question))[0]?.owner;
  }
}

/** PostgreSQL's code for an unknown role, without password authentication. */
export const noSuchRole = '28000';

/** In older versions the application was the superuser, under the name that is now an ordinary role's. */
async function renameSuperuser(sockets: string): Promise<void> {
  await ask(urlOf(sockets, roles.app, 'postgres'), makeRole(renamer, 'superuser login'));
  await ask(urlOf(sockets, renamer, 'postgres'), `alter role ${roles.app} rename to ${roles.superuser}`);
}

const makeRole = (name: string, rights: string) =>
  `do $$ begin if to_regrole('${name}') is null then create role ${name} ${rights}; end if; end $$;`;

const makeRoles = [
  makeRole(roles.owner, 'login'),
  makeRole(roles.app, 'login'),
  `drop role if exists ${renamer};`,
].join(' ');

/** Gives the current database to its owner, and present and future rows to the application's role. */
export const grantToRoles = (name: string): string => `
  alter database ${name} owner to ${roles.owner};
  do $$
    declare object record;
    begin
      for object in select kind, name from (${ownObjects}) made where not attached loop
        execute format('alter %s %s owner to ${roles.owner}', object.kind, object.name);
      end loop;
    end $$;
  grant ${onTables} on all tables in schema public to ${roles.app};
  grant ${onSequences} on all sequences in schema public to ${roles.app};
  alter default privileges for role ${roles.owner} in schema public grant ${onTables} on tables to ${roles.app};
  alter default privileges for role ${roles.owner} in schema public grant ${onSequences} on sequences to ${roles.app};`;

// `maintain` allows `analyze`, which loading the demonstration runs.
const onTables = 'select, insert, update, delete, maintain';
const onSequences = 'usage, select';

async function ask(url: string, statements: string): Promise<{ owner: string }[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<{ owner: string }>(statements)).rows;
  } finally {
    await client.end();
  }
}
