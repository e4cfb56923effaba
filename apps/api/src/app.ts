import { randomUUID } from 'node:crypto';
import { exportedRows } from '@traiteur/contract/client-exports.ts';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountApi } from './account/account.api.ts';
import { administratorsApi } from './administrators/administrators.api.ts';
import { allergensApi } from './allergens/allergens.api.ts';
import { categoriesApi } from './categories/categories.api.ts';
import { picturesApi } from './pictures/pictures.api.ts';
import { productConstantsApi } from './product-constants/product-constants.api.ts';
import { productsApi } from './products/products.api.ts';
import { providerSignInsApi } from './provider-sign-ins/provider-sign-ins.api.ts';
import { secondFactorApi } from './second-factor/second-factor.api.ts';
import { sessionsApi } from './sessions/sessions.api.ts';
import { sizesApi } from './sizes/sizes.api.ts';
import { tagsApi } from './tags/tags.api.ts';
import { taxRatesApi } from './tax-rates/tax-rates.api.ts';
import { auditEntriesApi } from './audit-entries/audit-entries.api.ts';
import { signInApi } from './sign-in/sign-in.api.ts';
import { mailsApi } from './mails/mails.api.ts';
import { citiesApi } from './cities/cities.api.ts';
import { clientsApi } from './clients/clients.api.ts';
import { dashboardApi } from './dashboard/dashboard.api.ts';
import { databaseUpkeepApi } from './database-upkeep/database-upkeep.api.ts';
import { deliveryConfigurationsApi } from './delivery-configurations/delivery-configurations.api.ts';
import { deliverySchedulesApi, deliverySlotsApi } from './delivery-schedules/delivery-schedules.api.ts';
import { deliveryZonesApi, eligibilityApi } from './delivery-zones/delivery-zones.api.ts';
import { discountCodesApi } from './discount-codes/discount-codes.api.ts';
import { securityApi } from './security/security.api.ts';
import { openSecurityEvents } from './security/security-events.ts';
import { watchRefusals } from './security/watch-refusals.ts';
import { clientExportsApi } from './client-exports/client-exports.api.ts';
import { cashUpsApi } from './cash-ups/cash-ups.api.ts';
import { companyApi } from './company/company.api.ts';
import { invoicesApi } from './invoices/invoices.api.ts';
import { orderNewsApi } from './order-news/order-news.api.ts';
import { savedViewsApi } from './saved-views/saved-views.api.ts';
import { ordersApi } from './orders/orders.api.ts';
import { postalCodeLookupsApi, postalCodesApi } from './postal-codes/postal-codes.api.ts';
import type { Services } from './core/services.ts';
import { audited } from './audit-entries/audited.ts';
import { meaningsOf, type NounHandlers } from './http/handlers.ts';
import { problemAnswers } from './http/problems.ts';
import { plainHeaders } from './start/plain-headers.ts';
import { Refusal } from './core/refusal.ts';
import { contentPolicy } from './http/page-policy.ts';
import { senderOf } from './http/sender.ts';
import { knownCallers } from './http/known-callers.ts';
import { serve } from './http/serve.ts';
import { letStrangersWait } from './http/strangers.ts';
import { servedDescription } from './http/served-description.ts';
import { deliveryReportApi } from './delivery-report/delivery-report.api.ts';
import { salesReportApi } from './sales-report/sales-report.api.ts';
import { statementsOnShareOf } from './database/rows/statements.ts';
import { callerOf as callerIn } from './sessions/caller-of.ts';
import { servePages } from './http/pages.ts';

const nouns: readonly NounHandlers[] = [
  signInApi,
  providerSignInsApi,
  sessionsApi,
  accountApi,
  secondFactorApi,
  administratorsApi,
  auditEntriesApi,
  securityApi,
  allergensApi,
  tagsApi,
  sizesApi,
  categoriesApi,
  taxRatesApi,
  productConstantsApi,
  picturesApi,
  productsApi,
  clientsApi,
  citiesApi,
  postalCodesApi,
  postalCodeLookupsApi,
  deliveryZonesApi,
  eligibilityApi,
  deliverySchedulesApi,
  deliverySlotsApi,
  deliveryConfigurationsApi,
  discountCodesApi,
  ordersApi,
  invoicesApi,
  cashUpsApi,
  companyApi,
  mailsApi,
  orderNewsApi,
  dashboardApi,
  deliveryReportApi,
  salesReportApi,
  databaseUpkeepApi,
  clientExportsApi,
  savedViewsApi,
];

export interface AppOptions extends Omit<Services, 'securityEvents'> {
  /** Origin of the API, where it is not that of the pages. */
  apiHost?: string | undefined;
  /** Origin of the pages, where a request cannot tell: behind a proxy that speaks HTTPS. */
  pageOrigin?: string | undefined;
  /** Proxies whose word is taken for who asks, by what name and how: addresses and networks, joined by commas. */
  trustProxy?: string | undefined;
  /** Folder of the built administration; none is served when undefined. */
  pages?: string | undefined;
  /** Whether there is a log; where it goes, if not to the standard output. */
  log?: boolean | { write: (line: string) => void };
}

interface Origin {
  protocol: string;
  host: string;
}

/** Largest body, in bytes, of what is no operation and reads none. */
const bodyLimit = 16 * 1024;

/** Of the ten connections to the database those that strangers may take. */
const strangersConnections = 3;

/** What the log leaves out: tokens, and the row that PostgreSQL quotes with an error. */
const unlogged = ['req.headers.authorization', 'req.headers.cookie', 'err.detail', 'err.where'];

/** The whole application on one Fastify, not yet listening. */
export async function buildApp({
  apiHost,
  pageOrigin,
  trustProxy = '',
  pages,
  log,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const securityEvents = openSecurityEvents(options.db, options.clock);
  const services = { ...options, securityEvents };
  const answerProblem = problemAnswers({
    house: services.house,
    meanings: meaningsOf(nouns),
    onRefusal: watchRefusals(securityEvents),
  });
  const app = Fastify({
    bodyLimit,
    trustProxy: trustProxy || false,
    genReqId: () => randomUUID(),
    logger: log ? { redact: unlogged, ...(typeof log === 'object' && { stream: log }) } : false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    // An address that is none reaches no route, and so none of the hooks that write headers.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply.headers(plainHeaders)),
  });
  const strangersDb = statementsOnShareOf(services.server.pool, strangersConnections);
  const { isKnown, callerOf } = knownCallers((authorization) =>
    callerIn(isKnown(authorization) ? services.db : strangersDb, authorization, services.clock()),
  );
  // Fastify waits for requests under way, and a stream of news has no end.
  app.addHook('preClose', () => services.orderNews.close());
  app.addHook('onClose', securityEvents.flush);
  app.setErrorHandler(answerProblem);
  letStrangersWait(app, isKnown);
  // What a form of another site can send without asking is no JSON.
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, { contentSecurityPolicy: contentPolicy(apiHost) });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], globalDecompression: false });

  // The cookie that renews a session comes with what a page asks: no other origin is answered.
  if (apiHost)
    await app.register(cors, {
      origin: pageOrigin ?? services.publicUrl,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: [exportedRows, 'retry-after'],
      maxAge: 600,
    });

  const pageOriginOf = (request: Origin) => pageOrigin ?? `${request.protocol}://${request.host}`;
  const apiOriginOf = (request: Origin) => apiHost ?? pageOriginOf(request);
  const answerDescription = servedDescription(
    nouns.map(({ tagged }) => tagged),
    { title: services.brand, version: services.version },
  );
  app.get('/api/swagger.json', async (request, reply) =>
    answerDescription(request, reply, await callerOf(request.headers.authorization), apiOriginOf(request)),
  );
  serve(app, nouns, {
    services,
    strangersDb,
    callerOf,
    originOf: pageOriginOf,
    senderOf: (request) => senderOf(request, { pageOrigin, publicUrl: services.publicUrl }),
    audited,
  });

  app.all('/api/*', { onRequest: notFound }, notFound);
  if (pages)
    await servePages(app, {
      folder: pages,
      apiHost,
      settingsFor: (request) => ({
        host: apiOriginOf(request),
        brand: { name: services.brand },
        ...services.house,
      }),
    });
  else app.setNotFoundHandler(notFound);
  return app;
}

const notFound = async () => {
  throw new Refusal('not-found');
};
