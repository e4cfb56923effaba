import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import packageFile from '../../../package.json' with { type: 'json' };
import { openGroupOrders } from '../../../db/demo/orders/open-group-orders.ts';
import { openSiteAccount } from '../../../db/demo/open-site-account.ts';
import { loadDemonstration } from '../../../db/demo/load-demonstration.ts';
import { createFirstAdministrator } from './access/administrators/first-administrator.ts';
import { buildApp, buildShop } from './app.ts';
import { builtSite, type SiteBundle } from './http/pages/site-bundle.ts';
import { noteSiteRequest } from './http/site-requests.ts';
import { cleaningUp } from './start/cleanup.ts';
import { reasonOf } from './database/server/absence.ts';
import { type DatabaseHealth, watchHealth } from './database/server/database-health.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { migrate } from './database/server/migrate.ts';
import { isOutOfReach } from './database/server/out-of-reach.ts';
import { statementsOn } from './database/rows/statements.ts';
import { type HttpListener, openHttpListener } from './start/http-listener.ts';
import { remindingCompanies } from './money/statements/send-reminders.ts';
import { sendingMails } from './house/mails/send-mail.ts';
import { notifyingWishes } from './delivery/wanted-areas/notify-wishes.ts';
import { installQueue } from './jobs/install-queue.ts';
import { type RunningJobs, runJobs } from './jobs/run-jobs.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { openOrderNews, type OrderNews } from './orders/order-news/order-news.ts';
import { signInProvidersOf } from './access/provider-sign-ins/known-providers.ts';
import { mindingGroupOrders } from './own/group-orders/group-order-jobs.ts';
import { paymentJobs } from './stripe/payment-jobs.ts';
import { openStripe } from './stripe/stripe-account.ts';
import { sealerWith } from './access/second-factor/sealer.ts';
import { secretKeyIn } from './start/secret-key.ts';
import { followBrand } from './site/site-texts/follow-brand.ts';
import { openSiteChanges, type SiteChanges } from './site/site-texts/site-changes.ts';
import { houseBrand } from './core/house-brand.ts';
import { houseSender } from './mail/house-sender.ts';
import { recountSalesByClock } from './money/sales-report/sales-clock.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { StartError } from './core/start-error.ts';

const wentAway = 'The database went away while Traiteur was starting: start it again.';
const { version } = packageFile;
const log = (line: string) => console.log(line);
const clock = () => new Date();

let listener: HttpListener | undefined;
let shopListener: HttpListener | undefined;
let app: FastifyInstance | undefined;
let shop: FastifyInstance | undefined;
let mailer: Mailer | undefined;
let orderNews: OrderNews | undefined;
let changes: SiteChanges | undefined;
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
  const shopBundle = await siteBundle();
  if (shopBundle)
    shopListener = await openHttpListener({ ...settings, port: settings.shopPort, setting: 'SHOP_PORT', version });
  opening = openDatabase({ ...settings, log, onLost: (sentence) => fail(new StartError(sentence)) });
  const database = await opening;
  const applied = await migrate(database.ownerPool);
  if (applied.length > 0) log(`Applied ${applied.length} of the migrations and routines to the database.`);
  const db = statementsOn(database.pool);
  const first = await createFirstAdministrator(db, settings.administrator);
  // Print the password at once: if the start fails later, it cannot be read again.
  if (first) log(`Sign in with ${first.email} and the password ${first.password} (shown this once).`);
  if (
    settings.demoData &&
    (await loadDemonstration(db, { house: settings.house, brand: settings.brand, now: clock() }))
  ) {
    log('Loaded the demonstration caterer.');
    const { email, password } = await openSiteAccount(db, clock());
    const demonstration = { clock, house: settings.house, brand: houseBrand(settings.brand) };
    await openGroupOrders(db, email, demonstration);
    log(`On the site, sign in as a client with ${email} and the password ${password} (shown this once).`);
  }
  await makeQueue(database);
  if (await recountSalesByClock(db, settings.house.timeZone)) log('Counted the sales anew, for another time zone.');
  const address = addressOf(settings, listener.port);
  const brand = houseBrand(settings.brand);
  changes = openSiteChanges(database.url);
  await followBrand(brand, { db, changes });
  const from = houseSender(settings.mailFrom, brand);
  const outbox = join(settings.dataDir, 'outbox');
  mailer = openMailer({ ...settings, outbox, showsOutbox: settings.demoData, from, clock, log });
  orderNews = openOrderNews({ db, url: database.url, clock });
  const services = {
    db,
    house: settings.house,
    brand,
    version,
    server: database,
    clock,
    mailer,
    orderNews,
    sealer: sealerWith(settings.secretKey ?? secretKeyIn(settings.dataDir)),
    publicUrl: settings.publicUrl ?? address,
    siteUrl: settings.shopUrl ?? addressOf(settings, shopListener?.port ?? settings.shopPort),
    pageOrigin: settings.publicUrl,
    signInProviders: signInProvidersOf(settings),
    stripe: settings.stripe && openStripe(settings.stripe),
  };
  const server = await buildApp({
    ...settings,
    ...services,
    version,
    pages: builtFolder('../../admin/dist'),
    log: true,
  });
  app = server;
  await server.ready();
  const watch = watchHealth(database.url, database.pool);
  health = watch;
  const answerApi: RequestListener = (request, response) => server.routing(request, response);
  listener.serveWith(answerApi, watch, partsHealth);
  if (shopBundle && shopListener)
    await openShop({
      settings,
      services,
      listener: shopListener,
      bundle: shopBundle,
      changes,
      api: server,
      watch,
    });
  const { auditRetentionMonths } = settings;
  const working = { ...services, house: settings.house, log };
  const paying = services.stripe ? paymentJobs(working) : [];
  const cleaning = cleaningUp({ db, auditRetentionMonths, clock });
  jobs = runJobs({
    ...database,
    jobs: [
      cleaning,
      remindingCompanies(working),
      notifyingWishes(working),
      ...sendingMails(working),
      mindingGroupOrders(working),
      ...paying,
    ],
    log,
  });
  announce(settings, address);
}

/**
 * Before any request: requests write jobs, and fail on a half-made queue. If this fails, the server starts without it,
 * and the job runner tries again.
 */
async function makeQueue({ ownerPool }: OpenDatabase): Promise<void> {
  await installQueue(ownerPool).catch((error: unknown) => log(`The job queue cannot be made yet: ${reasonOf(error)}.`));
}

interface ShopStart extends Pick<Parameters<typeof buildShop>[0], 'bundle' | 'changes' | 'services' | 'api'> {
  settings: Settings;
  listener: HttpListener;
  watch: DatabaseHealth;
}

/** The ordering site on its own port. Its /api is this process's API, without the back office. */
async function openShop({
  settings,
  services,
  listener: shopDoor,
  bundle,
  changes: siteChanges,
  api,
  watch,
}: ShopStart): Promise<void> {
  const origin = settings.shopUrl ?? addressOf(settings, shopDoor.port);
  const site = await buildShop({
    ...settings,
    ...settings.house,
    bundle,
    changes: siteChanges,
    origin,
    clock,
    services,
    api,
    log: true,
  });
  shop = site;
  await site.ready();
  shopDoor.serveWith(
    (request, response) => {
      if (!/^\/api(?:\/|$)/.test(request.url ?? '')) return site.routing(request, response);
      noteSiteRequest(request);
      return api.routing(request, response);
    },
    watch,
    partsHealth,
  );
  log(`Clients order at ${addressOf(settings, shopDoor.port)}.`);
}

/** A closed port shows in the health of the other one. */
function partsHealth(): Record<string, 'ready' | 'unavailable'> {
  return shopListener ? { shop: shopListener.isListening() ? 'ready' : 'unavailable' } : {};
}

/** Undefined where the site was not built. */
async function siteBundle(): Promise<SiteBundle | undefined> {
  // Vite is a development dependency: load it only there.
  if (process.argv.includes('--develop'))
    return (await import('./start/developed-site.ts')).developedSite(join(import.meta.dirname, '../../shop'));
  const folder = builtFolder('../../shop/dist', 'server/server.js');
  return folder ? builtSite(folder) : undefined;
}

/** Undefined until `lastFile`, which the build writes last, exists. */
function builtFolder(place: string, lastFile = 'index.html'): string | undefined {
  const folder = join(import.meta.dirname, place);
  return existsSync(join(folder, lastFile)) ? folder : undefined;
}

/** For pages served by this machine without a proxy. */
function addressOf({ host }: Settings, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${local ? 'localhost' : host}:${port}`;
}

function announce({ smtpUrl, publicUrl }: Settings, address: string): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  if (smtpUrl && !publicUrl) log(`Links in mails lead to ${address}: set PUBLIC_URL to the address that people open.`);
  log(`Traiteur ${version} is ready at ${address} (${seconds} s). Ctrl-C stops it.`);
}

/** In reverse order of the start. A second call does nothing. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 30_000).unref();
  // The listener waits for open requests, and a stream of news never ends.
  await Promise.all([orderNews?.close(), listener?.close(), shopListener?.close(), jobs?.stop()]);
  await Promise.all([app?.close(), shop?.close()]);
  await mailer?.settled();
  await changes?.stop();
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
