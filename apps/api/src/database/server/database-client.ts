import pg from 'pg';
import { hostsOf, needsWrites } from './server-hosts.ts';

/** Milliseconds for one of several hosts to answer. */
const patience = 2000;

/** PostgreSQL's own code for a write where there may be none. */
const readOnly = '25006';

/** The host that was right last, by what is asked of it and the address that names them all: asked first. */
const lastHosts = new Map<string, string>();

/**
 * By these the server ends what a client has left without a word, when its line was cut: a transaction that waits for
 * it would hold its locks for hours, and its connection would be one less for others.
 */
const limits = {
  idle_in_transaction_session_timeout: '45s',
  tcp_keepalives_idle: '10s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '25s',
};

interface ServerState {
  read_only: string;
  follows: boolean;
}

const stateOfServer = `current_setting('transaction_read_only') as read_only, pg_is_in_recovery() as follows`;

/** Which server will do. */
type Fit = 'writer' | 'replica' | 'any';

const greeting = `select ${Object.entries(limits)
  .map(([name, limit]) => `set_config('${name}', '${limit}', false)`)
  .join(', ')}, ${stateOfServer}, pg_backend_pid() as pid`;

/** A replica, or a primary that is kept from writing: it may be promoted, or another one, in a moment. */
class ReadOnlyServer extends Error {
  code = readOnly;
  constructor() {
    super('the server takes no writes just now');
  }
}

export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === readOnly;

type Called = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

interface DatabaseClientConfig extends pg.ClientConfig {
  connectionString: string;
  /** Of a replica; writes are refused, whatever becomes of it. */
  readsOnly?: boolean;
}

/** Of the hosts of its address it connects to the first that will do. `pg` itself knows one host. */
export class DatabaseClient extends pg.Client {
  readonly #address: string;
  /** Of the server's process that answers; undefined behind a pooler, which names none. */
  serverProcess: number | undefined;
  /** In `lastHosts`. */
  readonly #name: string;
  readonly #fit: Fit;

  constructor({ readsOnly = false, ...config }: DatabaseClientConfig) {
    super({
      ...config,
      connectionString: hostsOf(config.connectionString)[0] ?? '',
      ...(readsOnly && { options: '-c default_transaction_read_only=on' }),
    });
    this.#address = config.connectionString;
    this.#name = `${readsOnly} ${config.connectionString}`;
    const usualFit = needsWrites(config.connectionString) ? 'writer' : 'any';
    this.#fit = readsOnly ? 'replica' : usualFit;
    // An unheard error would end the process.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Called): void;
  override connect(callback?: Called): Promise<pg.Client> | void {
    const connection = this.#connectToFit();
    if (!callback) return connection;
    // One of two types, of which a call would have to satisfy both.
    const answer = callback as (error: Error | null) => void;
    connection.then(() => answer(null), answer);
  }

  async #connectToFit(): Promise<pg.Client> {
    const hosts = hostsOf(this.#address);
    const host = hosts.length > 1 ? await this.#firstThatFits(hosts) : undefined;
    if (host) ({ host: this.host, port: this.port } = new pg.Client(host));
    try {
      await super.connect();
      await this.#greet();
      if (host) lastHosts.set(this.#name, host);
    } catch (error) {
      lastHosts.delete(this.#name);
      this.end().catch(() => undefined);
      throw error;
    }
    return this;
  }

  async #greet(): Promise<void> {
    const { rows } = await this.query<ServerState & { pid: number }>(greeting);
    const [state] = rows;
    refuseUnfit(this.#fit, state);
    // `pg` has the process that it was told of, but not in its type.
    if (state && (this as unknown as { processID: number }).processID === state.pid) this.serverProcess = state.pid;
  }

  /** In their order, so that all nodes choose the same one. */
  async #firstThatFits(hosts: string[]): Promise<string> {
    const lastHost = lastHosts.get(this.#name);
    if (lastHost) return lastHost;
    const failures: unknown[] = [];
    for (const host of hosts) {
      const failure = await failureOf(host, this.#fit);
      if (!failure) return host;
      failures.push(failure);
    }
    throw failures.find(isReadOnly) ?? failures[0];
  }
}

async function failureOf(host: string, fit: Fit): Promise<unknown> {
  const client = new pg.Client({ connectionString: host, connectionTimeoutMillis: patience, query_timeout: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await askForFit(client, fit);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** What libpq asks for `read-write`: on a replica, and where the server's settings say so. @throws {ReadOnlyServer} */
export const refuseReadOnly = (client: pg.Client): Promise<void> => askForFit(client, 'writer');

async function askForFit(client: pg.Client, fit: Fit): Promise<void> {
  const { rows } = await client.query<ServerState>(`select ${stateOfServer}`);
  refuseUnfit(fit, rows[0]);
}

/** @throws {ReadOnlyServer}, or what says that it follows no other */
function refuseUnfit(fit: Fit, state: ServerState | undefined): void {
  if (fit === 'writer' && state?.read_only !== 'off') throw new ReadOnlyServer();
  if (fit === 'replica' && !state?.follows) throw new Error('it is no replica');
}
