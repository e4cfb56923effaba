import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';
import { ownObjects } from '../server/own-objects.ts';

/** Who may do what on the embedded server, by the socket alone; none has a password. */
export const roles = {
  /** The server's own administrator, which nobody works as. */
  superuser: 'postgres',
  /** Owns the database and all in it: migrations and restoring. */
  owner: 'traiteur_owner',
  /** Reads and writes rows, and changes nothing of what holds them: all the rest. */
  app: 'traiteur',
} as const;

export const database = 'traiteur';

/** A role of the minute in which a superuser is renamed, which it cannot do by itself. */
const renamer = 'traiteur_renamer';

export function urlOf(sockets: string, role: string, name: string): string {
  return `postgres://${role}@/${name}?host=${encodeURIComponent(sockets)}`;
}

/** Makes the house's roles and database where they are missing, and brings those of older versions along. */
export async function prepareDatabase(sockets: string): Promise<void> {
  const owner = await ownerOfDatabase(sockets);
  if (owner === roles.owner) return;
  if (owner === undefined) await ask(urlOf(sockets, roles.superuser, 'postgres'), `create database ${database}`);
  // Whole or not at all: until it is done, the next start does it again.
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

/** What PostgreSQL says of a role that it does not have, where no password is asked for. */
export const noSuchRole = '28000';

/** The application used to be the superuser, by the name that is now an ordinary role's. */
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

/** Gives the database that is asked, with all that is in it, to its owner, and its rows to the application's role, now and later. */
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

// To maintain is to gather statistics, as loading the demonstration does.
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
