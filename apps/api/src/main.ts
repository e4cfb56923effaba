import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { readingProducts, readProductsAnew } from './catalogue/products/ingredients/read-products.ts';
import { createFirstAdministrator } from './access/administrators/first-administrator.ts';
import { buildApp, buildShop } from './app.ts';
import { builtSite, type SiteBundle } from './http/pages/site-bundle.ts';
import { noteSiteRequest } from './http/site-requests.ts';
import { cleaningUp } from './start/cleanup.ts';
import { reasonOf } from './database/server/absence.ts';
import { watchHealth } from './database/server/database-health.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { migrate } from './database/server/migrate.ts';
import { isOutOfReach } from './database/server/out-of-reach.ts';
import { statementsOn } from './database/rows/statements.ts';
import { openHttpListener } from './start/http-listener.ts';
import { logIn, textLog } from './start/log.ts';
import { openMonitoring } from './monitoring/monitoring.ts';
import { remindingCompanies } from './money/statements/send-reminders.ts';
import { notifyingHouse } from './house/house-news/notify-colleagues.ts';
import { sendingMails } from './house/mails/send-mail.ts';
import { checkingVatNumbers } from './clients/companies/vat-checks/check-vat-numbers.ts';
import { openVies } from './clients/companies/vat-checks/vies.ts';
import { importingFiles } from './house/imports/work/importing-files.ts';
import { notifyingWishes } from './delivery/wanted-areas/notify-wishes.ts';
import { followingVersions } from './kitchen/recipes/follow-versions.ts';
import { summingSalesMonths } from './money/sales-report/sum-sales-months.ts';
import { installQueue } from './jobs/install-queue.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { followSettings } from './house/house-settings/follow-settings.ts';
import { type LiveSettings, liveSettings } from './house/house-settings/live-settings.ts';
import { joined } from './core/joined.ts';
import { announceNode } from './house/server-status/announce-node.ts';
import { openMachine } from './house/server-status/machine.ts';
import { verifyingAtNight } from './house/server-status/nightly-verification.ts';
import { openMailer } from './mail/mailer.ts';
import { openOrderNews } from './orders/order-news/order-news.ts';
import { signInProvidersOf } from './access/provider-sign-ins/known-providers.ts';
import { mindingGroupOrders } from './own/group-orders/group-order-jobs.ts';
import { providers } from './payment-providers.ts';
import { paymentJobs } from './stripe/payment-jobs.ts';
import { stripeAccounts } from './stripe/stripe-account.ts';
import { sealerWith } from './access/second-factor/sealer.ts';
import { secretKeyIn } from './start/secret-key.ts';
import { followBrand } from './site/site-texts/follow-brand.ts';
import { openSiteChanges } from './site/site-texts/site-changes.ts';
import { houseBrand } from './core/house-brand.ts';
import { houseSender } from './mail/house-sender.ts';
import { recountSalesByClock } from './money/sales-report/sales-clock.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { StartError } from './core/start-error.ts';

const wentAway = 'The database went away while Traiteur was starting: start it again.';
const { version } = packageFile;
let log = textLog;
const clock = () => new Date();

/** What runs, each with how it ends: the last begun ends first. */
const parts = new AsyncDisposableStack();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.once('disconnect', () => void stop(0));
process.on('uncaughtException', fail);
await start().catch((error: unknown) => fail(isOutOfReach(error) ? new StartError(wentAway) : error));

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  log = logIn(settings.logFormat);
  const listener = await openHttpListener({ ...settings, version });
  const bundle = await siteBundle();
  const shopListener = bundle
    ? await openHttpListener({ ...settings, port: settings.shopPort, setting: 'SHOP_PORT', version })
    : undefined;
  const metricsListener =
    settings.metrics &&
    (await openHttpListener({ ...settings, ...settings.metrics, setting: 'METRICS_PORT', version }));
  const opening = openDatabase({ ...settings, log, onLost: (sentence) => fail(new StartError(sentence)) });
  parts.defer(async () => (await opening.catch(() => undefined))?.stop());
  const database = await opening;
  const applied = await migrate(database.ownerPool);
  if (applied.length > 0) log(`Applied ${applied.length} of the migrations and routines to the database.`);
  const db = statementsOn(database.pool);
  const health = watchHealth(database.url, database.pool);
  parts.defer(() => health.stop());
  const monitoring = await openMonitoring(settings, { database, health, version, clock });
  parts.defer(() => monitoring.stop());
  const demonstrationOwner = { firstName: 'Claire', lastName: 'Laurent' };
  const first = await createFirstAdministrator(
    db,
    settings.administrator,
    settings.demoData ? demonstrationOwner : undefined,
  );
  // Print the password at once: if the start fails later, it cannot be read again.
  if (first) log(`Sign in with ${first.email} and the password ${first.password} (shown this once).`);
  if (settings.demoData) await demonstrate(db, settings);
  if (await readProductsAnew(db)) log('Read the ingredients of the products anew, with another lexicon.');
  await makeQueue(database);
  if (await recountSalesByClock(db, settings.house.timeZone)) log('Counted the sales anew, for another time zone.');
  const address = addressOf(settings, listener.port);
  const brand = houseBrand(settings.brand);
  const changes = openSiteChanges(database.directUrl);
  parts.defer(() => changes.stop());
  await followBrand(brand, { db, changes });
  const sealer = sealerWith(settings.secretKey ?? secretKeyIn(settings.dataDir));
  const siteUrl = addressOf(settings, shopListener?.port ?? settings.shopPort);
  const variables = {
    mailServer: settings.smtpUrl,
    sender: settings.mailFrom?.address,
    stripe: settings.stripe,
    maps: settings.mapsKey,
    publicUrl: settings.publicUrl,
    siteUrl: settings.shopUrl,
  };
  const live = liveSettings(variables, { publicUrl: address, siteUrl });
  await followSettings(live, { db, sealer, changes, log });
  const mailer = openMailer({
    get server() {
      return live.now.mailServer;
    },
    outbox: join(settings.dataDir, 'outbox'),
    showsOutbox: settings.demoData,
    from: houseSender(senderBy(settings, live), brand),
    clock,
    log,
    around: monitoring.aroundMail,
  });
  parts.defer(() => mailer.settled());
  const node = announceNode({ db, version, clock });
  parts.defer(() => node.stop());
  const orderNews = openOrderNews({ db, url: database.directUrl, clock });
  const stripeAccount = stripeAccounts(settings.stripeApiBase);
  const services = {
    db,
    house: settings.house,
    brand,
    version,
    server: database,
    machine: openMachine(settings.dataDir),
    clock,
    mailer,
    orderNews,
    sealer,
    settings: live,
    get publicUrl() {
      return live.now.publicUrl;
    },
    get siteUrl() {
      return live.now.siteUrl;
    },
    get mapsKey() {
      return live.now.maps;
    },
    pageOrigin: settings.publicUrl,
    signInProviders: signInProvidersOf(settings),
    get stripe() {
      return stripeAccount(live.now.stripe);
    },
    vies: settings.viesApiBase === undefined ? undefined : openVies(settings.viesApiBase),
  };
  const { apiHost, trustProxy } = settings;
  const watching = { log: true, watches: monitoring.watches };
  const app = await buildApp(
    joined(services, { apiHost, trustProxy, pages: builtFolder('../../admin/dist'), ...watching }),
  );
  parts.defer(() => app.close());
  await app.ready();
  const shop =
    bundle &&
    shopListener &&
    (await buildSite({ settings, services, bundle, changes, api: app, watches: monitoring.siteWatches }));
  const importing = importingFiles(db, { url: database.directUrl, timeZone: settings.house.timeZone });
  const jobs = runJobs({
    url: database.directUrl,
    ownerPool: database.ownerPool,
    preparedStatements: settings.preparedStatements,
    jobs: [...jobsOf(joined(services, { providers, log }), settings), importing],
    log,
    around: monitoring.aroundJob,
  });
  // The listeners wait for open requests, and a stream of news never ends.
  parts.defer(() =>
    Promise.all([
      importing.stop(),
      jobs.stop(),
      orderNews.close(),
      listener.close(),
      shopListener?.close(),
      metricsListener?.close(),
    ]).then(() => {}),
  );
  /** A closed port shows in the health of the other one. */
  const openPorts = (): Record<string, 'ready' | 'unavailable'> =>
    shopListener ? { shop: shopListener.isListening() ? 'ready' : 'unavailable' } : {};
  const answerApi: RequestListener = (request, response) => app.routing(request, response);
  listener.serveWith(answerApi, health, openPorts);
  if (shop && shopListener) {
    shopListener.serveWith(siteThen(shop, answerApi), health, openPorts);
    log(`Clients order at ${addressOf(settings, shopListener.port)}.`);
  }
  if (metricsListener && monitoring.answerMetrics) {
    metricsListener.serveWith(monitoring.answerMetrics, health);
    log(`Metrics are read at ${addressOf(settings.metrics ?? settings, metricsListener.port)}/metrics.`);
  }
  announce(mailer.leaves && live.now.publicUrl === address, address);
}

/** Loads a demonstration into an empty house. What it loads is kept out of the memory of all others. */
async function demonstrate(db: ReturnType<typeof statementsOn>, { house, brand }: Settings): Promise<void> {
  const { loadDemonstration } = await import('../../../db/demo/load-demonstration.ts');
  if (!(await loadDemonstration(db, { house, brand, now: clock() }))) return;
  log('Loaded the demonstration caterer.');
  const { openSiteAccount } = await import('../../../db/demo/open-site-account.ts');
  const { email, password } = await openSiteAccount(db, clock());
  const { openGroupOrders } = await import('../../../db/demo/orders/open-group-orders.ts');
  await openGroupOrders(db, email, { clock, house, brand: houseBrand(brand) });
  log(`On the site, sign in as a client with ${email} and the password ${password} (shown this once).`);
}

/**
 * Before any request: requests write jobs, and fail on a half-made queue. If this fails, the server starts without it,
 * and the job runner tries again.
 */
async function makeQueue({ ownerPool }: OpenDatabase): Promise<void> {
  await installQueue(ownerPool).catch((error: unknown) => log(`The job queue cannot be made yet: ${reasonOf(error)}.`));
}

interface SiteRequest
  extends Pick<Parameters<typeof buildShop>[0], 'bundle' | 'changes' | 'services' | 'api' | 'watches'> {
  settings: Settings;
}

/** The ordering site, which stands on a port of its own. */
async function buildSite({ settings, ...request }: SiteRequest) {
  const { house, trustProxy } = settings;
  const site = await buildShop({ ...house, trustProxy, ...request, clock, log: true });
  parts.defer(() => site.close());
  await site.ready();
  return site;
}

/** The site's /api is this process's API, without the back office. */
function siteThen(site: Awaited<ReturnType<typeof buildShop>>, answerApi: RequestListener): RequestListener {
  return (request, response) => {
    if (!/^\/api(?:\/|$)/.test(request.url ?? '')) return site.routing(request, response);
    noteSiteRequest(request);
    return answerApi(request, response);
  };
}

type Working = Parameters<typeof checkingVatNumbers>[0] &
  Parameters<typeof paymentJobs>[0] &
  Parameters<typeof remindingCompanies>[0] &
  Parameters<typeof notifyingWishes>[0] &
  Parameters<typeof followingVersions>[0] &
  Parameters<typeof summingSalesMonths>[0] &
  Parameters<typeof sendingMails>[0] &
  Parameters<typeof notifyingHouse>[0] &
  Parameters<typeof mindingGroupOrders>[0];

function jobsOf(working: Working, { auditRetentionMonths }: Settings) {
  return [
    cleaningUp({ db: working.db, auditRetentionMonths, clock }),
    verifyingAtNight(working),
    remindingCompanies(working),
    notifyingWishes(working),
    followingVersions(working),
    summingSalesMonths(working),
    readingProducts(working),
    ...sendingMails(working),
    ...notifyingHouse(working),
    mindingGroupOrders(working),
    ...(working.vies ? [checkingVatNumbers(working)] : []),
    ...paymentJobs(working),
  ];
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

function senderBy({ mailFrom, brand }: Settings, live: LiveSettings) {
  return {
    name: mailFrom?.name ?? brand,
    get address() {
      return live.now.sender ?? 'no-reply@traiteur.example';
    },
  };
}

/** For pages served by this machine without a proxy. */
function addressOf({ host }: Pick<Settings, 'host'>, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${local ? 'localhost' : host}:${port}`;
}

function announce(isAddressMissing: boolean, address: string): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  if (isAddressMissing) log(`Links in mails lead to ${address}: set PUBLIC_URL to the address that people open.`);
  log(`Traiteur ${version} is ready at ${address} (${seconds} s). Ctrl-C stops it.`);
}

/** A second call does nothing. */
async function stop(code: number): Promise<void> {
  if (parts.disposed) return;
  setTimeout(() => process.exit(1), 30_000).unref();
  await parts.disposeAsync();
  process.exit(code);
}

function fail(error: unknown): void {
  // Stopping closes the database, which makes requests fail: do not log that.
  if (parts.disposed) return;
  if (error instanceof StartError) log(error.message, 'fatal');
  else console.error('Traiteur met an error it does not know:', error);
  stop(1).catch(() => process.exit(1));
}
