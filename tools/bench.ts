// Measures the order list, search, detail, placing, changing and moving on beside the same statements run by a plain handler, how long judging again takes, and a search of clients among few and many.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withServer } from '../apps/api/src/testing/test-template.ts';
import { measureClientSearch } from './bench/client-search.ts';
import { endWith, openBenchDatabase } from './bench/database.ts';
import { measureJudging } from './bench/judging.ts';
import { measure } from './bench/measure.ts';
import { recordWorks } from './bench/record.ts';
import { resultsOf } from './bench/results.ts';
import { startFloor, startOurs } from './bench/servers.ts';
import { tableOf } from './bench/table.ts';

const { values: options } = parseArgs({
  options: {
    /** Orders in the database, of three lines each. */
    orders: { type: 'string', default: '100000' },
    /** Seconds of each load; there are fourteen in a round, and one round more to warm up. */
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    /** Clients of the larger database that is searched, and of the smaller one. */
    clients: { type: 'string', default: '200000' },
    'few-clients': { type: 'string', default: '2000' },
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
/** Standing orders with the dish that is saved. */
const judgedOrders = 3000;
// Standard output carries only the result.
const say = (line: string) => console.error(line);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
await bench();

async function bench(): Promise<void> {
  const database = await openBenchDatabase({ dataDir: options['data-dir'], orders, say });
  const { url } = database;
  say('Writing down what each request asks of the database…');
  const { token, works } = await recordWorks(url);
  const ours = await startOurs({ url });
  const floor = await startFloor({ url, works });
  const plan = { ours, floor, token, works, rounds, seconds, say };
  const results = resultsOf(await measure(plan));
  say('Saving a dish that many orders hold…');
  const judged = Math.min(judgedOrders, orders);
  results.push(await measureJudging({ url, origin: ours.origin, token, rounds, orders: judged }));
  say('Searching clients among few and among many…');
  const clients = { few: Number(options['few-clients']), many: Number(options.clients) };
  const [few, many] = [await database.ofClients(clients.few), await database.ofClients(clients.many)];
  results.push(await measureClientSearch({ few, many, clients, rounds }));
  const machine = await machineOf(url);
  await Promise.all([ours.stop(), floor.stop()]);
  await database.stop();
  console.log(options.json ? JSON.stringify(results, null, 2) : `\n${machine}\n\n${tableOf(results)}`);
}

async function machineOf(url: string): Promise<string> {
  const postgres = await withServer(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    return rows[0]?.version ?? '';
  });
  const cores = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  return `${orders.toLocaleString('en')} orders, 8 connections (2 for search), ${cores}, Node ${process.version}, PostgreSQL ${postgres}`;
}
