import type { Socket } from 'node:net';
import type pg from 'pg';
import { DatabaseClient } from './database-client.ts';
import { lacksConnections } from './patient-pool.ts';

interface Looking {
  /** Milliseconds between looks, and for the server to say what it is at. */
  interval?: number;
  patience?: number;
  /** Of a replica. */
  readsOnly?: boolean;
}

/** Looks without a letter of an answer, after which the server is asked. */
const mostLooks = 3;

/** `pg` has more than its types say. */
type Line = DatabaseClient & { readyForQuery: boolean; connection: { stream: Socket } };

interface Look {
  bytesRead: number;
  silentCount: number;
}

/**
 * A line that is cut without a word never answers, which the system notices after a quarter of an hour. The server
 * knows better: what it does not work on, it has answered or has never heard. Such a connection is ended, and its query
 * fails as on one that is reset. Behind a pooler nobody can be asked.
 */
export function endSilentLines(
  pool: pg.Pool,
  url: string,
  { interval = 5000, patience = 5000, readsOnly = false }: Looking = {},
): void {
  const looks = new Map<Line, Look>();
  let timer: NodeJS.Timeout | undefined;

  pool.on('acquire', (client) => {
    looks.set(client as unknown as Line, { bytesRead: 0, silentCount: 0 });
    timer ??= laterLook();
  });
  pool.on('release', (_, client) => void looks.delete(client as unknown as Line));

  const laterLook = () => setTimeout(() => void look(), interval).unref();

  async function look(): Promise<void> {
    const silentLines = [...looks].flatMap(([line, formerLook]) => (isSilent(line, formerLook) ? [line] : []));
    if (silentLines.length > 0) {
      const working = await processesAtWork(silentLines, { url, patience, readsOnly });
      for (const line of silentLines)
        if (looks.get(line)?.bytesRead === line.connection.stream.bytesRead && !working.has(line.serverProcess))
          line.connection.stream.destroy(new Error('Connection terminated: its line is silent'));
    }
    timer = looks.size > 0 ? laterLook() : undefined;
  }
}

function isSilent({ readyForQuery, serverProcess, connection }: Line, look: Look): boolean {
  const { bytesRead } = connection.stream;
  const isWaiting = !readyForQuery && serverProcess !== undefined && bytesRead === look.bytesRead;
  Object.assign(look, { bytesRead, silentCount: isWaiting ? look.silentCount + 1 : 0 });
  return look.silentCount >= mostLooks;
}

/** Of these lines. A server that answers nobody works for nobody; one without a connection left may. */
async function processesAtWork(
  lines: Line[],
  { url, patience, readsOnly }: { url: string; patience: number; readsOnly: boolean },
): Promise<Set<number | undefined>> {
  const processes = lines.map(({ serverProcess }) => serverProcess);
  const client = new DatabaseClient({
    connectionString: url,
    readsOnly,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'traiteur-silence',
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where pid = any($1) and coalesce(state, '') not like 'idle%'`,
      [processes],
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return new Set(lacksConnections(error) ? processes : []);
  } finally {
    client.end().catch(() => undefined);
  }
}
