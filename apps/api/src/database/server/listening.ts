import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pauseAfter } from './pauses.ts';

interface Listening {
  url: string;
  channel: string;
  hear: (payload: string) => void;
  /** Called when it listens again after it was lost, or at last after it could not: what was told meanwhile was not heard. */
  onReturn: () => void;
}

/** How often the line is tried, and how long it may take to answer: a server without network says nothing of it. Milliseconds. */
const trial = { every: 20_000, patience: 5000 };

/**
 * One connection on which PostgreSQL tells what is notified, opened anew as often as it is lost.
 * `ready` fulfils once it has listened, and is rejected when the next try fails; it goes on trying all the same.
 */
export function listenTo({ url, channel, hear, onReturn }: Listening) {
  const abortion = new AbortController();
  let ready = hope();
  let client: pg.Client | undefined;
  const keeping = stayConnected();

  async function stayConnected(): Promise<void> {
    let wasLost = false;
    for (let setbacks = 0; !abortion.signal.aborted; setbacks++) {
      try {
        client = await connect();
        if (setbacks > 0) onReturn();
        ready.resolve();
        setbacks = 0;
        wasLost = true;
        await lossOf(client);
      } catch (error) {
        ready.reject(error);
        if (!wasLost) ready = hope();
      }
      await pause(pauseAfter(setbacks), undefined, { ref: false, signal: abortion.signal }).catch(() => undefined);
    }
  }

  async function connect(): Promise<pg.Client> {
    const line = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: trial.patience,
      query_timeout: trial.patience,
      keepAlive: true,
      application_name: 'traiteur-news',
    });
    // An error that nobody hears would end the process.
    line.on('error', () => undefined);
    line.on('notification', ({ payload = '' }) => hear(payload));
    await line.connect();
    await line.query(`listen ${channel}`);
    return line;
  }

  /** Fulfils when the line is lost, whoever ended it. */
  function lossOf(line: pg.Client): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setInterval(() => void line.query('select 1').catch(() => lose()), trial.every).unref();
    const lose = () => {
      clearInterval(timer);
      line.end().catch(() => undefined);
      resolve();
    };
    line.once('end', lose);
    line.once('error', lose);
    if (abortion.signal.aborted) lose();
    return promise;
  }

  return {
    ready: () => ready.promise,
    /** Whether all that was notified before has been heard: on one line it comes before the answer to this. */
    hasHeardAll: async (): Promise<boolean> =>
      client !== undefined &&
      client.query('select').then(
        () => true,
        () => false,
      ),
    async stop(): Promise<void> {
      abortion.abort();
      await client?.end().catch(() => undefined);
      await keeping;
    },
  };
}

/** A promise that nobody needs to wait for. */
function hope() {
  const resolvers = Promise.withResolvers<void>();
  resolvers.promise.catch(() => undefined);
  return resolvers;
}
