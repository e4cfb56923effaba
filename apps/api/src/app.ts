import { exportedRows } from '@traiteur/contract/statement/list-export.ts';
import { dataAge } from '@traiteur/contract/statement/operation.ts';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { knownAllergens } from './site/site-texts/known-allergens.ts';
import { pageMemory } from './site/site-texts/page-memory.ts';
import type { SiteChanges } from './site/site-texts/site-changes.ts';
import { openSecurityEvents } from './access/security/security-events.ts';
import { watchRefusals } from './access/security/watch-refusals.ts';
import type { Services } from './core/services.ts';
import { withAuditEntry } from './access/audit-entries/audited.ts';
import { getterOf, meaningsOf } from './http/handlers.ts';
import { problemAnswers } from './http/problems.ts';
import { plainHeaders } from './start/plain-headers.ts';
import { joined } from './core/joined.ts';
import { type LiveSettings, liveSettings } from './house/house-settings/live-settings.ts';
import { Refusal } from './core/refusal.ts';
import { contentPolicy } from './http/pages/page-policy.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { senderOf } from './http/sender.ts';
import { knownCallers } from './http/known-callers.ts';
import { serve } from './http/serve.ts';
import { letStrangersWait } from './http/strangers.ts';
import { workInHand } from './http/work-in-hand.ts';
import { type Log, loggerOf } from './http/log-options.ts';
import { requestIdsBy } from './http/request-ids.ts';
import { enterWatches, type RequestWatch, watchRequests } from './http/request-watch.ts';
import { describer } from './http/description.ts';
import { servedDescription } from './http/served-description.ts';
import { cameToSite, statementsOnSite } from './http/site-requests.ts';
import { nouns } from './nouns.ts';
import { providers } from './payment-providers.ts';
import { statementsOnShareOf } from './database/rows/statements.ts';
import { callerOf as callerIn } from './access/sessions/caller-of.ts';
import { servePages } from './http/pages/pages.ts';
import { addressLimit, usualOfPages } from './http/address-limit.ts';
import { innerCalls } from './http/pages/inner-calls.ts';
import { type RenderedSiteOptions, renderedSite } from './http/pages/rendered-site.ts';
import { visitorCalls } from './http/pages/visitor-calls.ts';

export interface AppOptions extends Omit<Services, 'securityEvents' | 'providers' | 'settings'> {
  settings?: LiveSettings;
  /** Origin of the API, where it is not that of the pages. */
  apiHost?: string | undefined;
  /** Origin of the pages, where a request cannot tell it: behind a proxy that speaks HTTPS. */
  pageOrigin?: string | undefined;
  /** Proxies whose forwarded headers are trusted: addresses and networks, separated by commas. */
  trustProxy?: string | undefined;
  /** Undefined serves no administration. */
  pages?: string | undefined;
  log?: Log;
  watches?: readonly RequestWatch[];
}

interface Origin {
  protocol: string;
  host: string;
}

/** Bytes, for requests that match no operation. */
const bodyLimit = 16 * 1024;

/** Of the ten database connections, those for requests of strangers. */
const strangersConnections = 3;

/** One for all applications of a process: tests make hundreds. */
const statements = nouns.map(({ tagged }) => tagged);
const [describe, describeSite] = [describer(statements), describer(statementsOnSite(statements))];

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { apiHost, pageOrigin, trustProxy = '', pages, log, watches = [], settings = liveSettings() } = options;
  const securityEvents = openSecurityEvents(options.db, options.clock);
  const services = joined(options, { securityEvents, providers, settings });
  const answerProblem = problemAnswers({
    house: services.house,
    meanings: meaningsOf(nouns),
    onRefusal: watchRefusals(securityEvents),
  });
  const app = Fastify({
    bodyLimit,
    trustProxy: trustProxy || false,
    genReqId: requestIdsBy(trustProxy),
    logger: loggerOf(log),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    // A malformed address reaches no route, so no hook writes its headers.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(error, request, reply.headers({ ...plainHeaders, 'x-request-id': request.id })),
  });
  const strangersDb = statementsOnShareOf(services.server.pool, strangersConnections);
  const { kindOf, callerOf } = knownCallers((authorization) =>
    callerIn(kindOf(authorization) ? services.db : strangersDb, authorization, services.clock()),
  );
  // Fastify waits for open requests, and a stream of news never ends.
  app.addHook('preClose', () => services.orderNews.close());
  app.addHook('onClose', securityEvents.flush);
  app.setErrorHandler(answerProblem);
  watchRequests(app, '', watches);
  letStrangersWait(app, workInHand(kindOf));
  enterWatches(app, watches);
  // A form of another site can send text/plain without a preflight: it is never JSON here.
  app.removeContentTypeParser('text/plain');
  const headers = secureHeaders({ contentSecurityPolicy: contentPolicy(apiHost) });
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], globalDecompression: false });

  // The request that renews a session carries its cookie: answer no other origin.
  if (apiHost)
    await app.register(cors, {
      origin: (_origin, allow) => allow(null, pageOrigin ?? services.publicUrl),
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: [exportedRows, dataAge, 'retry-after', 'x-request-id'],
      maxAge: 600,
    });

  // A proxy that speaks HTTPS may not say so: by the house's own address we know.
  const isOwnAddress = ({ host }: Origin) => URL.parse(services.publicUrl)?.host === host;
  const pageOriginOf = (request: Origin) =>
    pageOrigin ?? (isOwnAddress(request) ? services.publicUrl : `${request.protocol}://${request.host}`);
  const apiOriginOf = (request: Origin) => apiHost ?? pageOriginOf(request);
  const answerDescription = servedDescription(describe, services);
  const answerSiteDescription = servedDescription(describeSite, services);
  app.get('/api/swagger.json', { config: { operation: 'description' } }, async (request, reply) => {
    const answer = cameToSite(request.raw) ? answerSiteDescription : answerDescription;
    return answer(request, reply, await callerOf(request.headers.authorization), apiOriginOf(request));
  });
  serve(app, nouns, {
    services,
    strangersDb,
    callerOf,
    originOf: pageOriginOf,
    senderOf: (request) => senderOf(request, { pageOrigin, publicUrl: services.publicUrl }),
    audited: (noun, name, handlers) => withAuditEntry(noun, name, handlers, (tag) => getterOf(nouns, tag)),
  });

  app.all('/api/*', { config: { operation: 'none' }, onRequest: notFound }, notFound);
  if (pages)
    await servePages(app, {
      folder: pages,
      apiHost,
      house: services.house,
      settingsFor: (request) => ({
        host: apiOriginOf(request),
        brand: { name: services.brand.name, logoId: services.brand.logoId },
        siteUrl: services.siteUrl,
        mapsKey: services.mapsKey,
        mailsLeave: services.mailer.leaves,
        ...services.house,
      }),
    });
  else app.setNotFoundHandler(notFound);
  return app;
}

interface ShopOptions
  extends Omit<
    RenderedSiteOptions,
    | 'brand'
    | 'call'
    | 'memory'
    | 'knownAllergens'
    | 'visitorCalls'
    | 'origin'
    | 'administration'
    | 'mailsLeave'
    | 'mapsKey'
    | 'onlyLanguage'
  > {
  services: Omit<Services, 'securityEvents' | 'providers' | 'settings'> & { settings?: LiveSettings };
  /** Answers the calls of visitors. */
  api: FastifyInstance;
  /** The caller stops it. */
  changes: SiteChanges;
}

/** The ordering site on its own Fastify. It reads public data by calls within this process. */
export async function buildShop({ changes, api, ...options }: ShopOptions): Promise<FastifyInstance> {
  const { db, clock } = options.services;
  const securityEvents = openSecurityEvents(db, clock);
  const services = joined(options.services, {
    securityEvents,
    providers,
    settings: options.services.settings ?? liveSettings(),
  });
  const memory = pageMemory({ changes, clock });
  const limit = addressLimit(usualOfPages);
  const site = await renderedSite({
    limit,
    ...options,
    brand: services.brand,
    call: innerCalls(nouns, services),
    visitorCalls: visitorCalls(api, nouns),
    get origin() {
      return services.siteUrl;
    },
    get onlyLanguage() {
      return services.settings.now.language;
    },
    get administration() {
      return services.publicUrl;
    },
    get mailsLeave() {
      return services.mailer.leaves;
    },
    get mapsKey() {
      return services.mapsKey;
    },
    memory,
    knownAllergens: knownAllergens({ db, changes }),
  });
  // Without the listener, each request renders its page: start anyway.
  site.addHook('onReady', () => changes.ready().catch(() => undefined));
  return site;
}

const notFound = async () => {
  throw new Refusal('not-found');
};
