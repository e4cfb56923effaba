import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openSession } from '../../apps/api/src/access/sessions/session-rows.ts';
import { saveClientPassword } from '../../apps/api/src/clients/client-accounts/account-rows.ts';
import { hashOf } from '../../apps/api/src/core/tokens.ts';
import { statementsOn } from '../../apps/api/src/database/rows/statements.ts';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { startTraiteur } from '../../apps/api/src/testing/running-traiteur.ts';
import type { startTcpServer } from '../../apps/api/src/testing/servers/tcp-server.ts';
import { smallKitchen } from '../../apps/api/src/testing/small-kitchen.ts';
import { testFolder } from '../../apps/api/src/testing/test-folder.ts';
import { openSurroundings } from './surroundings.ts';

export const chef = { email: 'chef@example.com', password: 'blanquette de veau' };
export const account = { ADMIN_EMAIL: chef.email, ADMIN_PASSWORD: chef.password };
const embedded = (folder: string) =>
  `postgres://traiteur@/traiteur?host=${encodeURIComponent(join(folder, 'postgres'))}`;

export type DrillTown = Awaited<ReturnType<typeof openTown>>;
export type DrillHouse = Awaited<ReturnType<typeof openDrillHouse>>;

class Fault extends Error {}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Sent again with the same one until there is an answer, the call has been carried out once. */
  key?: string;
  token: string;
  /** At the address where clients order. */
  onSite?: boolean;
}

interface Place {
  /** Of the database; without one it is the server's, and without that one the embedded one. */
  url?: string;
  server?: Awaited<ReturnType<typeof startTcpServer>> | undefined;
  folder?: string;
  /** Past a pooler, or a line of ours. */
  directUrl?: string;
  settings?: Record<string, string>;
  /** The sources, or what is built of them. */
  program?: string;
}

interface Town {
  pool: ReturnType<typeof openPool>;
  /** Where the API is at the moment, and where clients order. */
  addresses: () => Promise<{ api: string; site: string }>;
}

/** People of a small kitchen, and their calls to a running house. */
export async function openTown({ pool, addresses }: Town) {
  const db = statementsOn(pool);
  const kitchen = await smallKitchen(db);

  /** Until there is an answer: whoever hears "come again", or nothing, comes again. */
  async function send(path: string, request: RequestInit, onSite = false): Promise<Response> {
    for (;;) {
      try {
        const { api, site } = await addresses();
        const signal = AbortSignal.timeout(30_000);
        const answer = await fetch(`${onSite ? site : api}/api${path}`, { ...request, signal });
        const body = await answer.text();
        // 502 and 504 are the balancer's, of a node that went away under the request.
        if (![502, 503, 504].includes(answer.status)) return new Response(body || null, answer);
        if (answer.status === 503 && !answer.headers.has('retry-after'))
          throw new Fault(`${path} answered 503 without Retry-After`);
      } catch (error) {
        if (error instanceof Fault) throw error;
      }
      await pause(50);
    }
  }

  async function call({ method = 'GET', path, body, key, token, onSite = false }: Call): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const answer = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }, onSite);
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }

  /** A client of the site, signed in. */
  async function client(name: string) {
    const { clientId, addressId } = await kitchen.world.client({ firstName: 'Client', lastName: name });
    await saveClientPassword(db, clientId, 'of nobody', new Date());
    const device = { userAgent: 'drill', address: '127.0.0.1' };
    const { token } = await openSession(db, { kind: 'client', id: clientId }, device, new Date());
    await staySignedIn(token);
    return { clientId, addressId, token };
  }

  /** A drill may outlast a token, and its people do not renew theirs. */
  const staySignedIn = (token: string) =>
    db
      .updateTable('sessions')
      .set({ access_expires_at: sql`expires_at` })
      .where('access_hash', '=', hashOf(token))
      .execute();

  const { body } = await call({ method: 'POST', path: '/auth/login', body: chef, token: '' });
  const token = String(body['token']);
  await staySignedIn(token);
  return {
    db,
    pool,
    kitchen,
    send,
    call,
    client,
    token,
    addresses,
    /** The slot of that schedule on the next Wednesday that may still be ordered for. */
    slot: (scheduleId = kitchen.evening) => ({ scheduleId, date: wednesdayAfter(new Date()) }),
  };
}

/** The real program on one node, in surroundings of ours. */
export async function openDrillHouse({
  server,
  url = server?.url,
  folder = testFolder(),
  directUrl = url,
  settings = {},
  ...options
}: Place = {}) {
  const surroundings = await openSurroundings();
  const environment = {
    ...account,
    ...surroundings.settings,
    DATA_DIR: folder,
    ...(url && { DATABASE_URL: url }),
    ...settings,
  };
  let node = startTraiteur(environment, options);
  afterwards(async () => {
    node.kill('SIGTERM');
    await node.ended;
  });
  const addresses = async () => {
    const port = await node.port;
    return { api: `http://127.0.0.1:${port}`, site: `http://127.0.0.1:${node.shopPort()}` };
  };
  await addresses();
  const pool = openPool(directUrl ?? embedded(folder));
  afterwards(() => pool.end());
  const town = await openTown({ pool, addresses });
  return {
    ...town,
    folder,
    ask: <Answer>(question: string) => node.ask<Answer>(question),
    surroundings,
    /** The embedded one is started again by the house. */
    async killDatabase(): Promise<void> {
      if (!server) return killEmbedded(folder);
      await server.kill();
      await server.start();
    },
    async killNode(andThen: () => unknown = () => undefined): Promise<void> {
      node.kill('SIGKILL');
      await node.ended;
      await andThen();
      node = startTraiteur(environment, options);
      await node.port;
    },
  };
}

function killEmbedded(folder: string): void {
  process.kill(Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
}

function wednesdayAfter(now: Date): string {
  const day = new Date(now.getTime() + 3 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
