// The API's work against a plain handler with the same statements; --site: the site; --partitions: orders by month.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import { withServer } from '../apps/api/src/testing/database/test-template.ts';
import { measureCheckout } from './site/measure-checkout.ts';
import { measureClientSearch } from './client-search.ts';
import { endWith, openBenchDatabase } from './database.ts';
import { measureImporting } from './importing.ts';
import { measureExporting } from './exporting.ts';
import { measureFanOut } from './fan-out.ts';
import { measureJudging } from './judging.ts';
import type { House } from './house.ts';
import { measureKitchen } from './kitchen/measure-kitchen.ts';
import { measureLadder } from './ladder/measure-ladder.ts';
import { measureLists } from './lists.ts';
import { measure } from './measure.ts';
import { measureMovingMany } from './moving-many.ts';
import { measurePartitions } from './partitions/measure-partitions.ts';
import { partitionsTable } from './partitions/partitions-table.ts';
import { recordWorks } from './record.ts';
import { measureReports } from './reports.ts';
import { type Result, resultsOf } from './results.ts';
import { startFloor, startOurs } from './servers.ts';
import { measureSite } from './site/measure-site.ts';
import { siteTable } from './site/site-table.ts';
import { tableOf } from './table.ts';

const parts = [
  'ladder',
  'orders',
  'moving',
  'listeners',
  'judging',
  'checkout',
  'reports',
  'kitchen',
  'clients',
  'lists',
  'imports',
  'exports',
];
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    /** Of each load: eighteen per round, and one more round to warm up. */
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    /** In the larger and the smaller house whose lists are read, with half and a fifth as many products and codes. */
    clients: { type: 'string', default: '200000' },
    'few-clients': { type: 'string', default: '2000' },
    /** Parts, separated by commas; all by default. */
    only: { type: 'string', default: parts.join() },
    site: { type: 'boolean', default: false },
    partitions: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'data-dir': { type: 'string', default: join(import.meta.dirname, '../.cache/bench-postgres') },
  },
});
const [orders, seconds, rounds] = [options.orders, options.seconds, options.rounds].map(Number) as [
  number,
  number,
  number,
];
if (!(orders >= 1000 && seconds > 0 && rounds >= 1))
  endWith('Say --orders (1000 or more), --seconds and --rounds (1 or more) as numbers.');
const wantedParts = options.only.split(',');
if (!wantedParts.every((part) => parts.includes(part))) endWith(`Say --only with some of ${parts.join(', ')}.`);
const system = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;
const fewOrders = 10_000;
/** As many as a house has, and as France has codes. */
const [mostProducts, mostCodes] = [100_000, 40_000];
const movedOrders = 500;
const judgedOrders = 3000;
const importedRows = { clients: 50_000, products: 5000, 'postal-codes': 40_000 } as const;
let isDone = false;
// Standard output carries only the result.
const say = (line: string) => console.error(line);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => endWith(`The bench was ended by ${signal} before its result.`));
process.once('disconnect', () => endWith('The bench has ended before its result: who started it is gone.'));
process.channel?.unref();
// Any other end, such as a promise that never resolves, is no result either.
process.once('exit', (code) => {
  if (isDone || code === 1) return;
  console.error(`The bench has ended before its result, with exit code ${code}.`);
  process.exitCode = 1;
});
await (options.site ? benchSite() : options.partitions ? benchPartitions() : bench());
isDone = true;

async function bench(): Promise<void> {
  const database = await openBenchDatabase({ dataDir: options['data-dir'], orders, say });
  const { url } = database;
  say('Writing down what each request asks of the database…');
  const { token, works } = await recordWorks(url);
  const ourServer = await startOurs({ url });
  const floor = await startFloor({ url, works });
  const plan = { ours: ourServer, floor, token, works, rounds, seconds, say };
  const results: Result[] = [];
  if (isWanted('ladder')) {
    say('Climbing from the disk to an order…');
    const ladder = { url, dataDir: options['data-dir'], ourServer, token, works, rounds, seconds };
    results.push(...(await measureLadder(ladder)));
  }
  if (isWanted('orders')) results.push(...resultsOf(await measure(plan)));
  if (isWanted('moving')) {
    say('Moving many orders at once…');
    const movedCount = Math.min(movedOrders, orders / 100);
    results.push(await measureMovingMany({ url, origin: ourServer.origin, token, rounds, orders: movedCount }));
  }
  if (isWanted('listeners')) {
    say('Telling many listeners what happens…');
    results.push(await measureFanOut({ url, ours: ourServer.origin, floor: floor.origin, rounds }));
  }
  if (isWanted('judging')) {
    say('Saving a dish that many orders hold…');
    const judged = Math.min(judgedOrders, orders);
    results.push(await measureJudging({ url, origin: ourServer.origin, token, rounds, orders: judged }));
  }
  if (isWanted('checkout')) {
    say('Filling carts and having them priced…');
    results.push(await measureCheckout({ url, origin: ourServer.origin, rounds }));
  }
  if (isWanted('reports')) {
    say('Reading years, days and months of orders…');
    const fewUrl = await database.ofOrders(Math.min(fewOrders, orders));
    results.push(...(await measureReports({ url, fewUrl, origin: ourServer.origin, token, rounds })));
  }
  if (isWanted('kitchen')) {
    say('Following what the kitchen cooks…');
    results.push(...(await measureKitchen({ url, origin: ourServer.origin, token, rounds })));
  }
  if (isWanted('clients') || isWanted('lists') || isWanted('exports')) {
    const [small, large] = [await houseOf(options['few-clients']), await houseOf(options.clients)];
    if (isWanted('clients')) {
      say('Searching clients among few and among many…');
      results.push(await measureClientSearch({ small, large, rounds }));
    }
    if (isWanted('lists')) {
      say('Reading lists of a small house and of a large one…');
      results.push(...(await measureLists({ small, large, rounds })));
    }
    if (isWanted('exports')) {
      say('Exporting all clients while others work…');
      results.push(await measureExporting({ house: large, seconds: 5 * seconds }));
    }
  }
  if (isWanted('imports')) {
    say('Importing files while others work…');
    const importing = { url, origin: ourServer.origin, token, works, seconds: 5 * seconds };
    for (const [noun, most] of Object.entries(importedRows) as [ImportedNoun, number][])
      results.push(await measureImporting({ ...importing, noun, rows: Math.min(most, orders / 2) }));
  }
  const machine = await machineOf(url);
  await Promise.all([ourServer.stop(), floor.stop()]);
  await database.stop();
  console.log(options.json ? JSON.stringify(results, null, 2) : `\n${machine}\n\n${tableOf(results)}`);

  async function houseOf(clientCount: string): Promise<House> {
    const clients = Number(clientCount);
    const products = Math.min(Math.round(clients / 2), mostProducts);
    const size = { clients, products, codes: Math.min(Math.round(clients / 5), mostCodes) };
    return { size, url: await database.ofLists(size) };
  }
}

/** What an order takes, and what it would give to keep orders by month of delivery. */
async function benchPartitions(): Promise<void> {
  const database = await openBenchDatabase({ dataDir: options['data-dir'], orders, say });
  const measures = await measurePartitions({ url: database.url, rounds, say });
  const machine = await machineOf(database.url);
  await database.stop();
  console.log(options.json ? JSON.stringify(measures, null, 2) : `\n${machine}\n\n${partitionsTable(measures)}`);
}

async function benchSite(): Promise<void> {
  const browser = process.env.CHROME;
  const measures = await measureSite({ dataDir: options['data-dir'], rounds, seconds, browser, say });
  const machine = `8 connections, ${system}`;
  console.log(options.json ? JSON.stringify(measures, null, 2) : `\n${machine}\n\n${siteTable(measures)}`);
}

function isWanted(part: string): boolean {
  return wantedParts.includes(part);
}

async function machineOf(url: string): Promise<string> {
  const postgres = await withServer(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    return rows[0]?.version ?? '';
  });
  return `${orders.toLocaleString('en')} orders, 8 connections (2 for search), ${system}, PostgreSQL ${postgres}`;
}
