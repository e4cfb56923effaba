import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import packageFile from '../../../package.json' with { type: 'json' };
import { loadDemonstration } from '../../../db/demo/load-demonstration.ts';
import { createFirstAdministrator } from './administrators/first-administrator.ts';
import { buildApp } from './app.ts';
import { cleaningUp } from './start/cleanup.ts';
import { type DatabaseHealth, watchHealth } from './database/server/database-health.ts';
import { type OpenDatabase, openDatabase } from './database/server/open-database.ts';
import { migrate } from './database/server/migrate.ts';
import { isOutOfReach } from './database/server/out-of-reach.ts';
import { statementsOn } from './database/rows/statements.ts';
import { type HttpListener, openHttpListener } from './start/http-listener.ts';
import { sendingMails } from './mails/send-mail.ts';
import { type RunningJobs, runJobs } from './jobs/run-jobs.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { openOrderNews, type OrderNews } from './order-news/order-news.ts';
import { signInProvidersOf } from './provider-sign-ins/known-providers.ts';
import { sealerWith } from './second-factor/sealer.ts';
import { secretKeyIn } from './start/secret-key.ts';
import { keepSalesOnClock } from './sales-report/sales-clock.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { StartError } from './core/start-error.ts';

const wentAway = 'The database went away while Traiteur was starting: start it again.';
const { version } = packageFile;
const log = (line: string) => console.log(line);
const clock = () => new Date();

let listener: HttpListener | undefined;
let app: FastifyInstance | undefined;
let mailer: Mailer | undefined;
let orderNews: OrderNews | undefined;
let health: DatabaseHealth | undefined;
let opening: Promise<OpenDatabase> | undefined;
let jobs: RunningJobs | undefined;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.once('disconnect', () => void stop(0));
process.on('uncaughtException', fail);
await start().catch((error: unknown) => fail(isOutOfReach(error) ? new StartError(wentAway) : error));

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  listener = await openHttpListener({ ...settings, version });
  opening = openDatabase({ ...settings, log, onLost: (sentence) => fail(new StartError(sentence)) });
  const database = await opening;
  const applied = await migrate(database.ownerPool);
  if (applied.length > 0) log(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''} to the database.`);
  const db = statementsOn(database.pool);
  const first = await createFirstAdministrator(db, settings.administrator);
  // Print the password at once: after an interrupted start nobody could read it any more.
  if (first) log(`Sign in with ${first.email} and the password ${first.password} (shown this once).`);
  if (settings.demoData && (await loadDemonstration(db, { house: settings.house, now: clock() })))
    log('Loaded the demonstration caterer.');
  if (await keepSalesOnClock(db, settings.house.timeZone)) log('Counted the sales anew, for another time zone.');
  const address = addressOf(settings, listener.port);
  mailer = openMailer({ ...settings, outbox: join(settings.dataDir, 'outbox'), from: settings.mailFrom, clock, log });
  orderNews = openOrderNews({ db, url: database.url, clock });
  const services = {
    db,
    server: database,
    clock,
    mailer,
    orderNews,
    sealer: sealerWith(settings.secretKey ?? secretKeyIn(settings.dataDir)),
    publicUrl: settings.publicUrl ?? address,
    pageOrigin: settings.publicUrl,
    signInProviders: signInProvidersOf(settings),
  };
  const built = await buildApp({ ...settings, ...services, version, pages: builtPages(), log: true });
  app = built;
  await built.ready();
  health = watchHealth(database.url, database.pool);
  listener.serveWith((request, response) => built.routing(request, response), health);
  const { auditRetentionMonths } = settings;
  const sending = sendingMails({ ...services, house: settings.house, brand: settings.brand, log });
  jobs = runJobs({ ...database, jobs: [cleaningUp({ db, auditRetentionMonths, clock }), ...sending], log });
  announce(settings, address);
}

function builtPages(): string | undefined {
  const folder = join(import.meta.dirname, '../../admin/dist');
  return existsSync(folder) ? folder : undefined;
}

/** The address to open where the pages are served from this machine, with no proxy in between. */
function addressOf({ host }: Settings, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${local ? 'localhost' : host}:${port}`;
}

function announce({ smtpUrl, publicUrl }: Settings, address: string): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  if (smtpUrl && !publicUrl) log(`Links in mails lead to ${address}: set PUBLIC_URL to the address that people open.`);
  log(`Traiteur ${version} is ready at ${address} (${seconds} s). Ctrl-C stops it.`);
}

/** Stops everything in the reverse order of the start. A second call does nothing. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 30_000).unref();
  // The listener waits for requests under way, and a stream of news has no end.
  await Promise.all([orderNews?.close(), listener?.close(), jobs?.stop()]);
  await app?.close();
  await mailer?.settled();
  await health?.stop();
  const database = await opening?.catch(() => undefined);
  await database?.stop();
  process.exit(code);
}

function fail(error: unknown): void {
  // Stopping closes the database, which makes requests fail: do not log that.
  if (stopping) return;
  if (error instanceof StartError) console.error(error.message);
  else console.error('Traiteur met an error it does not know:', error);
  stop(1).catch(() => process.exit(1));
}
