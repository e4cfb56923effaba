import pg from 'pg';
import { codeOf, StartError } from '../../core/start-error.ts';
import { reasonOf } from './absence.ts';

const oldestVersion = 15;

/** @throws {StartError} that never quotes the password */
export async function checkExternalServer(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    refuseOldServer(Number(rows[0]?.version));
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(sentenceFor(error, new URL(url)), { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
  // An external server has one role for everything.
  return { url, ownerUrl: url, stop: async () => {} };
}

/** `server_version_num`: 150004 is PostgreSQL 15.4. */
export function refuseOldServer(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= oldestVersion) return;
  throw new StartError(
    `The server of DATABASE_URL runs PostgreSQL ${major}: Traiteur needs ${oldestVersion} or newer, upgrade it or choose another.`,
  );
}

function sentenceFor(error: unknown, { hostname, port, username, pathname }: URL): string {
  const user = decodeURIComponent(username);
  const database = decodeURIComponent(pathname.slice(1)) || user;
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `The server of DATABASE_URL refuses the user "${user}": check the user name and the password in DATABASE_URL.`;
    case '3D000':
      return `The server of DATABASE_URL has no database "${database}": create it with "createdb ${database}", or correct DATABASE_URL.`;
    case '53300':
      return 'The server of DATABASE_URL has no connection left: raise its max_connections, or stop what uses it.';
    default:
      return `No PostgreSQL server answers at ${hostname}:${port || 5432}: start it, or correct DATABASE_URL (${reasonOf(error)}).`;
  }
}
