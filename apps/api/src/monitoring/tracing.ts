import type { Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { operationOf, type RequestWatch } from '../http/request-watch.ts';

interface Collector {
  /** Its origin, to which the path of traces is added, as OpenTelemetry's own variable says it. */
  endpoint: string;
  version: string;
}

export type Tracing = Awaited<ReturnType<typeof openTracing>>;

/** Milliseconds that a stop waits for spans that have not left. */
const lastBreath = 3000;

/** A statement without its values, which stand beside it; longer ones are cut. */
const longestStatement = 2000;

/** Spans of requests, their statements, jobs and mails, to a collector. Nothing of it is loaded without one. */
export async function openTracing({ endpoint, version }: Collector) {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, contexts, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'traiteur', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('traiteur', version);
  const contextManager = new contexts.AsyncLocalStorageContextManager().enable();
  const requestSpans = new WeakMap<FastifyRequest, Span>();

  const within = <T>(span: Span, work: () => T) => contextManager.with(trace.setSpan(ROOT_CONTEXT, span), work);

  async function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
    const span = tracer.startSpan(name, {}, contextManager.active());
    try {
      return await within(span, work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  const requestWatch = (prefix: '' | 'site'): RequestWatch => ({
    begin(request) {
      const attributes = { 'http.request.method': request.method, 'traiteur.request.id': request.id };
      requestSpans.set(
        request,
        tracer.startSpan(operationOf(request, prefix), { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT),
      );
    },
    enter(request, next) {
      const span = requestSpans.get(request);
      if (span) within(span, next);
      else next();
    },
    end({ status, refusal }, request) {
      const span = requestSpans.get(request);
      span?.setAttribute('http.response.status_code', status);
      if (refusal) span?.setAttribute('traiteur.refusal', refusal);
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  });

  /** Of each connection that it lends; work without a span of its own leaves none. */
  function traceStatements(pool: pg.Pool): void {
    const tracedClients = new WeakSet<pg.PoolClient>();
    pool.on('acquire', (client) => {
      if (tracedClients.has(client)) return;
      tracedClients.add(client);
      const query = client.query.bind(client) as (...input: unknown[]) => unknown;
      const tracedQuery = (...input: unknown[]) => {
        const answer = trace.getSpan(contextManager.active()) && startStatement(input[0]);
        const result = query(...input);
        if (answer && result instanceof Promise) result.then(() => answer(), answer);
        return result;
      };
      // pg's overloads: what goes in and out stays as it is.
      client.query = tracedQuery as typeof client.query;
    });
  }

  /** Undefined for a stream of rows. */
  function startStatement(statement: unknown): ((error?: unknown) => void) | undefined {
    const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text;
    if (typeof text !== 'string' || typeof (statement as { submit?: unknown }).submit === 'function') return undefined;
    const span = tracer.startSpan(
      /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement',
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestStatement) },
      },
      contextManager.active(),
    );
    return (error) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  }

  return {
    requestWatch,
    inSpan,
    traceStatements,
    flush: () => provider.forceFlush(),
    async stop(): Promise<void> {
      const hurry = new Promise<void>((resolve) => setTimeout(resolve, lastBreath).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), hurry]);
      contextManager.disable();
    },
  };
}
