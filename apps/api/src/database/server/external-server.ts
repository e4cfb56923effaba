import { codeOf, StartError } from '../../core/start-error.ts';
import { reasonOf } from './absence.ts';
import { DatabaseClient } from './database-client.ts';
import { hostsOf } from './server-hosts.ts';

const oldestVersion = 15;

/** An external server has one role for everything. @throws {StartError} that never quotes a password */
export async function externalServer(url: string, directUrl = url) {
  await checkServer(url, 'DATABASE_URL');
  if (directUrl !== url) await checkServer(directUrl, 'DATABASE_DIRECT_URL');
  return { url, ownerUrl: directUrl, stop: async () => {} };
}

type Setting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

async function checkServer(url: string, setting: Setting): Promise<void> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    refuseOldServer(Number(rows[0]?.version));
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(sentenceFor(error, url, setting), { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

/** `server_version_num`: 150004 is PostgreSQL 15.4. */
export function refuseOldServer(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= oldestVersion) return;
  throw new StartError(
    `The server of DATABASE_URL runs PostgreSQL ${major}: Traiteur needs ${oldestVersion} or newer, upgrade it or choose another.`,
  );
}

function sentenceFor(error: unknown, url: string, setting: Setting): string {
  const hosts = hostsOf(url).map((host) => new URL(host));
  const user = decodeURIComponent(hosts[0]?.username ?? '');
  const database = decodeURIComponent(hosts[0]?.pathname.slice(1) ?? '') || user;
  const addresses = hosts.map(({ hostname, port }) => `${hostname}:${port || 5432}`).join(', ');
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `The server of ${setting} refuses the user "${user}": check the user name and the password in ${setting}.`;
    case '3D000':
      return `The server of ${setting} has no database "${database}": create it with "createdb ${database}", or correct ${setting}.`;
    case '53300':
      return `The server of ${setting} has no connection left: raise its max_connections, or stop what uses it.`;
    case '25006':
      return `The server of ${setting} takes no writes: name the primary, or all its hosts (postgres://user:password@one,other/${database}).`;
    default:
      return `No PostgreSQL server answers at ${addresses}: start it, or correct ${setting} (${reasonOf(error)}).`;
  }
}
