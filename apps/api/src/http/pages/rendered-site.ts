import type { DrawnPage, PageForVisitor, RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { HouseBrand } from '../../core/house-brand.ts';
import { Refusal } from '../../core/refusal.ts';
import { isOutOfReach } from '../../database/server/out-of-reach.ts';
import type { addressLimit, Limit } from '../address-limit.ts';
import { type Log, loggerOf } from '../log-options.ts';
import { requestIdsBy } from '../request-ids.ts';
import { enterWatches, type RequestWatch, watchRequests } from '../request-watch.ts';
import { letEverybodyWait } from '../strangers.ts';
import { sendForm, type WireForms, wireForms } from '../wire-forms.ts';
import { drawingTurns } from './drawing-turns.ts';
import { sendPlainPage } from './plain-page.ts';
import type { SiteBundle } from './site-bundle.ts';
import type { VisitorCalls } from './visitor-calls.ts';

export interface RenderedSiteOptions
  extends Omit<RenderingWorld, 'brand' | 'cache' | 'report' | 'isAway' | 'callForVisitor'> {
  brand: Pick<HouseBrand, 'name'>;
  /** Requests for which it calls `draw` with the same `freshName` may share one page. */
  memory: (name: string, draw: (freshName?: string) => Promise<DrawnPage>) => Promise<DrawnPage>;
  visitorCalls: VisitorCalls;
  bundle: SiteBundle;
  limit?: ReturnType<typeof addressLimit>;
  drawings?: Limit | undefined;
  trustProxy?: string | undefined;
  log?: Log;
  watches?: readonly RequestWatch[];
}

/** Bytes of a long message: URL encoding takes up to nine for a letter. */
const bodyLimit = 48 * 1024;

const siteHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** Of the options that the world has too, some may change while the house works: they are read for each request. */
export async function renderedSite(options: RenderedSiteOptions): Promise<FastifyInstance> {
  const { bundle, log, limit, drawings, memory, trustProxy, visitorCalls, brand, watches = [] } = options;
  const drawInTurn = drawingTurns(drawings);

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    limit?.(request.ip, performance.now());
    const pageRequest = asRequest(request, options.origin);
    if (!pageRequest) return reply.code(405).header('allow', 'GET, HEAD, POST').send('');
    const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const siteAnswer = await bundle.answer(pageRequest, {
      ...options,
      brand: brand.name,
      cache: (name, draw) =>
        name === undefined
          ? drawInTurn(request.ip, draw)
          : memory(name, (freshName) => drawInTurn(request.ip, draw, freshName)),
      callForVisitor: visitorCalls(visitor),
      isAway: isOutOfReach,
      report: (error) => request.log.error({ err: error }, 'a part of a page failed'),
    });
    return siteAnswer instanceof Response ? send(reply, siteAnswer) : sendPage(request, reply, siteAnswer);
  }

  /** Fastify does not await the not-found handler: an uncaught error would end the process. */
  async function answerUnrouted(request: FastifyRequest, reply: FastifyReply) {
    try {
      await answerPage(request, reply);
    } catch (fault) {
      await answerFault(fault, request, reply);
    }
  }

  /** The error page needs no database, which may be what failed. */
  function answerFault(fault: unknown, request: FastifyRequest, reply: FastifyReply) {
    const retryAfter = (fault instanceof Refusal && fault.details.retryAfter) || 5;
    if (fault instanceof Refusal && fault.code === 'too-many-requests')
      return sendPlainPage(request, reply, brand.name, { status: 429, why: 'tooMany', retryAfter });
    if (fault instanceof Refusal && fault.code === 'not-ready')
      return sendPlainPage(request, reply, brand.name, { status: 503, why: 'busy', retryAfter });
    if (isOutOfReach(fault)) return sendPlainPage(request, reply, brand.name, { status: 503, why: 'away', retryAfter });
    const { statusCode = 500 } = fault as { statusCode?: number };
    if (statusCode >= 500) request.log.error({ err: fault }, 'unexpected error');
    return sendPlainPage(request, reply, brand.name, { status: statusCode, why: 'failed' });
  }

  const app = Fastify({
    bodyLimit,
    trustProxy: trustProxy || false,
    genReqId: requestIdsBy(trustProxy),
    logger: loggerOf(log),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    // A malformed percent-encoding is a mistyped address: a 404 page.
    frameworkErrors: (_error, request, reply) =>
      void answerUnrouted(request, reply.headers({ ...siteHeaders, 'x-request-id': request.id })),
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, next) =>
    next(null, body),
  );
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  watchRequests(app, 'site', watches);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(siteHeaders));
  letEverybodyWait(app);
  enterWatches(app, watches);
  await bundle.serveFiles(app);
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler(answerPage);
  return app;
}

function asRequest({ method, url, headers, body }: FastifyRequest, origin: string): Request | undefined {
  if (!['GET', 'HEAD', 'POST'].includes(method) || !URL.canParse(origin + url)) return undefined;
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(origin + url, {
    method,
    headers: pairs,
    ...(method === 'POST' && typeof body === 'string' && { body }),
  });
}

async function send(reply: FastifyReply, answer: Response) {
  void reply.code(answer.status);
  for (const [name, value] of answer.headers) void reply.header(name, value);
  return reply.send(answer.body === null ? '' : await answer.text());
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { page, headers }: PageForVisitor) {
  void reply.code(page.status).headers({ ...page.headers, ...headers });
  return sendForm(request, reply, formsOf(page));
}

const formsByPage = new WeakMap<DrawnPage, WireForms>();

function formsOf(page: DrawnPage): WireForms {
  const forms = formsByPage.get(page) ?? wireForms(page.html);
  formsByPage.set(page, forms);
  return forms;
}
