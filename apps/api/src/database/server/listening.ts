import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from './database-client.ts';
import { pauseAfter } from './pauses.ts';

interface Listening {
  url: string;
  channel: string;
  hear: (payload: string) => void;
  /** Called when listening works again: notifications were missed meanwhile. */
  onReturn: () => void;
}

/** Milliseconds between tests of the connection, and for an answer: a lost network gives no error. */
const trial = { every: 20_000, patience: 5000 };

/** Reconnects whenever lost. `ready` rejects when the next try fails; later tries go on. */
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
    const line = new DatabaseClient({
      connectionString: url,
      connectionTimeoutMillis: trial.patience,
      query_timeout: trial.patience,
      keepAlive: true,
      application_name: 'traiteur-news',
    });
    line.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await line.connect();
      await line.query(`listen ${channel}`);
      return line;
    } catch (error) {
      line.end().catch(() => undefined);
      throw error;
    }
  }

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
    /** Earlier notifications arrive before the answer to this query. */
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

/** A promise that may stay unresolved. */
function hope() {
  const resolvers = Promise.withResolvers<void>();
  resolvers.promise.catch(() => undefined);
  return resolvers;
}
