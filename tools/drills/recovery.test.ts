import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { statementsOn } from '../../apps/api/src/database/rows/statements.ts';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { expectVerified } from '../../apps/api/src/testing/expect-verified.ts';
import { startTraiteur } from '../../apps/api/src/testing/running-traiteur.ts';
import { hasInstalledServer } from '../../apps/api/src/testing/servers/tcp-server.ts';
import { testFolder } from '../../apps/api/src/testing/test-folder.ts';
import { ask, startArchivedServer } from './archived-server.ts';
import { account, openTown } from './drill-house.ts';

/** `npm run drill -- recovery 60` works a minute before the machine is lost, and archives as often as a house would. */
const seconds = Number(process.env['DRILL'] ?? 2);
const archiveTimeout = Math.max(1, Math.min(60, Math.round(seconds / 2)));

/** What a house may lose. */
const mostLoss = 300;

function openHouse(url: string) {
  const traiteur = startTraiteur({ DATABASE_URL: url, DATA_DIR: testFolder(), ...account });
  afterwards(() => (traiteur.kill('SIGKILL'), traiteur.ended));
  return traiteur;
}

function poolOn(url: string) {
  const pool = openPool(url);
  afterwards(() => pool.end());
  return pool;
}

interface Placed {
  number: string;
  at: number;
}

/** People who place orders until they are stopped, and what they were told. */
async function startPlacing(url: string, port: number) {
  const api = `http://127.0.0.1:${port}`;
  const addresses = async () => ({ api, site: api });
  const { kitchen, slot, token } = await openTown({ pool: poolOn(url), addresses });
  const body = JSON.stringify({ ...kitchen.marc, slot: slot(), lines: [kitchen.line(kitchen.bowl)] });
  const acknowledged: Placed[] = [];
  let isOver = false;

  async function place(toPort = port): Promise<Placed> {
    const answer = await fetch(`http://127.0.0.1:${toPort}/api/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body,
    });
    const { number } = (await answer.json()) as { number?: string };
    if (number === undefined) throw new Error(`an order was answered with ${answer.status}`);
    return { number, at: Date.now() };
  }

  async function placeOn(): Promise<void> {
    while (!isOver)
      try {
        acknowledged.push(await place());
      } catch (error) {
        if (!isOver) throw error;
      }
  }
  const people = [placeOn(), placeOn(), placeOn(), placeOn()];
  return {
    place,
    acknowledged,
    async stop(loss: () => Promise<void>): Promise<void> {
      isOver = true;
      await loss();
      await Promise.all(people);
    },
  };
}

const numbersIn = async (url: string) =>
  new Set((await ask(url, 'select number as answer from orders')).map(({ answer }) => answer));

test.runIf(hasInstalledServer)(
  'a house comes back to a moment before a mistake, and from nothing once its machine is lost',
  { timeout: 300_000 + seconds * 5000 },
  async () => {
    const { server, makeBaseBackup, archiveAll, restore } = await startArchivedServer(archiveTimeout);
    const first = openHouse(server.url);
    const placing = await startPlacing(server.url, await first.port);
    await makeBaseBackup();
    const [moment] = await ask(server.url, 'select clock_timestamp()::text as answer');
    const beforeMoment = [...placing.acknowledged];
    await ask(server.url, `update clients set first_name = 'lost'`);
    await archiveAll();

    const earlier = await restore('earlier', String(moment?.answer));
    const clients = await ask(earlier.url, 'select first_name as answer from clients order by id');
    expect(clients.map(({ answer }) => answer)).toEqual(['Marc', 'Inès']);
    const earlierNumbers = await numbersIn(earlier.url);
    expect(beforeMoment.filter(({ number }) => !earlierNumbers.has(number))).toEqual([]);
    await earlier.stop();

    await ask(server.url, `update clients set first_name = 'Marc'`);
    await pause(seconds * 1000);
    const archived = [...placing.acknowledged];
    await archiveAll();
    await pause(Math.min(seconds * 250, 10_000));
    await placing.stop(async () => {
      first.kill('SIGKILL');
      await server.lose();
    });
    const lostAt = Date.now();

    const start = performance.now();
    const restored = await restore('restored');
    const second = openHouse(restored.url);
    const port = await second.port;
    await placing.place(port).catch(() => undefined);
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    const secondsToServing = (performance.now() - start) / 1000;
    expect(health.status).toBe(200);

    const numbers = await numbersIn(restored.url);
    expect(archived.length).toBeGreaterThan(0);
    expect(archived.filter(({ number }) => !numbers.has(number))).toEqual([]);
    const lostOrders = placing.acknowledged.filter(({ number }) => !numbers.has(number));
    const loss = lostOrders.length === 0 ? 0 : (lostAt - Math.min(...lostOrders.map(({ at }) => at))) / 1000;
    expect(loss).toBeLessThan(mostLoss);
    await expectVerified(statementsOn(poolOn(restored.url)));
    console.log(
      `From nothing to serving: ${secondsToServing.toFixed(1)} s. ` +
        `Of ${placing.acknowledged.length} orders ${lostOrders.length} are lost, those of the last ${loss.toFixed(1)} s.`,
    );
  },
);
