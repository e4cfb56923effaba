// What an attacker can cost: the event loop per request, a clerk's waiting, and connections that never finish.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApp } from '../apps/api/src/app.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { openPool } from '../apps/api/src/database/server/pool.ts';
import { openSession } from '../apps/api/src/access/sessions/session-rows.ts';
import { makeFolder, removeFolder, startTraiteur } from '../apps/api/src/testing/running-traiteur.ts';
import { appOptions } from './app-options.ts';
import { openBenchDatabase } from './database.ts';
import { clerkWaits, crowd } from './siege/crowd.ts';
import { halfSent } from './siege/half-sent.ts';
import { hostileRequests } from './siege/hostile-bodies.ts';
import { costsOf } from './siege/loop-cost.ts';
import { type SiteSiege, siteSiege } from './siege/site-siege.ts';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    'half-sent': { type: 'string', default: '3000' },
    /** How often a hostile request is sent per round: five rounds, and one to warm up. */
    times: { type: 'string', default: '10' },
    /** Part of a name: only these requests are sent by the crowd, such as `login`, `deep lists`. */
    only: { type: 'string', default: '' },
    /** Pages with made-up searches, and as many with made-up cookies. */
    pages: { type: 'string', default: '400' },
    calm: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
    'data-dir': { type: 'string', default: join(import.meta.dirname, '../.cache/bench-postgres') },
  },
});
// Standard output carries only the result.
const say = (line: string) => console.error(line);
const most = { milliseconds: 5, bytes: 96 * 1024, clerk: 300, registration: 2000, halfSent: 15 };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
await siege();

async function siege(): Promise<void> {
  const database = await openBenchDatabase({ dataDir: options['data-dir'], orders: Number(options.orders), say });
  const requests = hostileRequests();
  say(`Sending ${requests.length} hostile requests…`);
  const { costs, token } = await alone(database.url, requests);
  say(`Keeping ${options.connections} connections asking for ${options.seconds} s…`);
  const chosenRequests = requests.filter(({ name }) => name.includes(options.only));
  const { clerk, quiet, answered, closed, site } = await besieged(database.url, chosenRequests, token);
  await database.stop();
  const sum = costs.reduce((total, { milliseconds }) => total + milliseconds, 0);
  say(`On the average ${(sum / costs.length).toFixed(2)} ms a request.`);
  const dearest = costs.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 8);
  const largest = costs.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
  if (options.json)
    return console.log(JSON.stringify({ dearest, largest, quiet, clerk, answered, closed, site }, null, 2));
  console.log(`\nOf the event loop's thread, at most ${most.milliseconds} ms a request:`);
  for (const { name, milliseconds } of dearest) console.log(`  ${milliseconds.toFixed(2).padStart(6)} ms  ${name}`);
  console.log(`Answers, at most ${most.bytes} bytes:`);
  for (const { name, bytes } of largest) console.log(`  ${String(bytes).padStart(6)}     ${name}`);
  console.log(`A clerk's order list beside ${options.connections} hostile connections (${answered} answered):`);
  console.log(`  median ${clerk.median} ms, p99 ${clerk.p99} ms of ${clerk.requests}, at most ${most.clerk}`);
  console.log(`  beside nobody: median ${quiet.median} ms, p99 ${quiet.p99} ms of ${quiet.requests}`);
  console.log(
    `${options['half-sent']} half-sent requests are gone after ${closed.toFixed(1)} s, at most ${most.halfSent}`,
  );
  sayOfSite(site);
}

function sayOfSite({ clerk, registration, statuses, tangledStatuses, memory }: SiteSiege): void {
  console.log('The site, asked at once for pages and hard passwords, answers by status:', statuses);
  console.log(
    `  a clerk's twenty orders: median ${clerk.median} ms, longest ${clerk.longest} ms, at most ${most.clerk}`,
  );
  console.log(`  who registers meanwhile waits ${registration} ms, at most ${most.registration}`);
  console.log(`  tangled texts are answered ${tangledStatuses.join(', ')}`);
  console.log(`  memory: ${memory.before} MB, then ${memory.after}, and ${memory.later} after ${options.calm} s`);
}

async function alone(url: string, requests: ReturnType<typeof hostileRequests>) {
  const pool = openPool(url);
  const app = await buildApp({ ...appOptions(pool), log: false });
  try {
    const costs = await costsOf(app, requests, Number(options.times));
    return { costs, token: await signedIn(pool) };
  } finally {
    await app.close();
    await pool.end();
  }
}

async function signedIn(pool: ReturnType<typeof openPool>): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into administrators (email, password_hash, first_name, last_name, locale, role)
     values ($1, 'no password', 'Claire', 'Aubry', 'fr', 'manager') returning id`,
    [`claire-${randomBytes(4).toString('hex')}@example.com`],
  );
  const device = { userAgent: 'siege', address: '127.0.0.1' };
  return (await openSession(statementsOn(pool), { kind: 'staff', id: rows[0]?.id ?? 0 }, device, new Date()))
    .access_token;
}

/** The proxy reports another address for each connection. */
async function besieged(url: string, requests: ReturnType<typeof hostileRequests>, token: string) {
  const folder = makeFolder();
  // A connection string must name a host, also for a socket.
  const settings = { DATABASE_URL: url.replace('@/', '@localhost/') };
  const traiteur = startTraiteur({ ...settings, DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' });
  try {
    const port = await traiteur.port;
    const origin = `http://127.0.0.1:${port}`;
    const [connections, seconds] = [Number(options.connections), Number(options.seconds)];
    // Warms up: fresh code is slower than what a clerk works with.
    await crowd({ origin, connections, seconds: Math.min(3, seconds), requests }, token);
    // The clerk's waiting without an attack.
    const quiet = await clerkWaits(origin, token, pause(1000 * Math.min(5, seconds)));
    const crowded = await crowd({ origin, connections, seconds, requests }, token);
    say('Asking the site for hundreds of pages…');
    const siteOrigin = `http://127.0.0.1:${traiteur.shopPort()}`;
    const [pages, calm] = [Number(options.pages), Number(options.calm)];
    const site = await siteSiege({ origin, siteOrigin, token, pid: traiteur.pid, pages, calm });
    say(`Beginning ${options['half-sent']} requests…`);
    return { ...crowded, quiet, site, closed: await halfSent(port, Number(options['half-sent'])) };
  } finally {
    traiteur.kill('SIGTERM');
    await traiteur.ended;
    removeFolder(folder);
  }
}
