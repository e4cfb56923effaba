import { startEmbeddedServer } from '../apps/api/src/database/embedded/embedded-server.ts';
import { fingerprintOf, readSchema } from '../apps/api/src/database/server/schema-files.ts';
import { urlOf, withServer } from '../apps/api/src/testing/database/test-template.ts';
import { fill, fillLists, filling } from './fill/fill.ts';
import type { HouseSize } from './house.ts';

interface Request {
  dataDir: string;
  orders: number;
  say: (line: string) => void;
}

const working = 'bench_run';

/** A copy of a filled database, lost after the run. The filled one stays for runs of the same size and schema. */
export async function openBenchDatabase({ dataDir, orders, say }: Request) {
  const server = await startEmbeddedServer({ dataDir, options: [], log: say, onLost: endWith });
  const on = (statement: string) =>
    withServer(server.superuserUrl, (client) => client.query<{ name: string }>(statement));
  const houseWith = (count: number) =>
    filledDatabase(`_${count}`, `${count.toLocaleString('en')} orders`, (url) => fill(url, count));
  const filled = await houseWith(orders);
  await on(`drop database if exists ${working} with (force)`);
  await on(`create database ${working} template ${filled} strategy file_copy`);
  return {
    url: urlOf(server.superuserUrl, working),
    /** As it was filled: for reading. */
    async ofOrders(count: number): Promise<string> {
      return urlOf(server.superuserUrl, await houseWith(count));
    },
    async ofLists(size: HouseSize): Promise<string> {
      const { clients, products, codes } = size;
      const what = `${clients.toLocaleString('en')} clients and ${products.toLocaleString('en')} products`;
      const name = await filledDatabase(`_lists_${clients}_${products}_${codes}`, what, (url) => fillLists(url, size));
      return urlOf(server.superuserUrl, name);
    },
    async stop() {
      await on(`drop database ${working} with (force)`);
      await server.stop();
    },
  };

  /** A fill ends with a vacuum of its own: workers beside it would take a third processor. */
  async function setVacuum(state: 'on' | 'off'): Promise<void> {
    await on(`alter system set autovacuum = ${state}`);
    await on('select pg_reload_conf()');
  }

  async function filledDatabase(
    suffix: string,
    what: string,
    fillWith: (url: string) => Promise<void>,
  ): Promise<string> {
    const name = `bench_${fingerprint()}${suffix}`;
    const { rows: present } = await on(`select datname as name from pg_database where datname like 'bench\\_%'`);
    if (present.some((database) => database.name === name)) return name;
    for (const database of present)
      if (database.name !== working && !database.name.startsWith(`bench_${fingerprint()}`))
        await on(`drop database ${database.name} with (force)`);
    say(`Filling a database with ${what}, kept for the next run…`);
    const unfinished = 'bench_unfinished';
    await on(`drop database if exists ${unfinished} with (force)`);
    await on(`create database ${unfinished}`);
    await setVacuum('off');
    try {
      await fillWith(urlOf(server.superuserUrl, unfinished));
    } finally {
      await setVacuum('on');
    }
    await on(`alter database ${unfinished} rename to ${name}`);
    return name;
  }
}

const fingerprint = (): string => fingerprintOf(readSchema(), String(filling)).slice(0, 8);

/** Exits at once; exit handlers end the server and the two programs measured. */
export function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
