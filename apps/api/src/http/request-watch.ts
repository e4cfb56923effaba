import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its id, as in the description; never an address, which may hold an id or a name. */
    operation?: string;
  }
  interface FastifyRequest {
    refusalCode: RefusalCode | undefined;
  }
}

/** All that metrics, logs and traces know of a request: nothing that somebody typed, and nobody's address. */
interface AnsweredRequest {
  id: string;
  operation: string;
  /** 499: the client went away first. */
  status: number;
  milliseconds: number;
  refusal: RefusalCode | undefined;
  /** Null: a client, or somebody not signed in. */
  administrator: number | null;
}

export interface RequestWatch {
  begin?: (request: FastifyRequest) => void;
  /** Calls `next`, in a context of the request's. */
  enter?: (request: FastifyRequest, next: () => void) => void;
  end: (answer: AnsweredRequest, request: FastifyRequest) => void;
}

const clientClosed = 499;

/** Before all other hooks: who waits in a line waits within the measured time. Each answer tells its id. */
export function watchRequests(app: FastifyInstance, prefix: '' | 'site', watches: readonly RequestWatch[]): void {
  app.decorateRequest('refusalCode', undefined);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('x-request-id', request.id);
    for (const watch of watches) watch.begin?.(request);
    if (watches.length > 0) reply.raw.once('close', () => end(request, reply));
    next();
  });

  function end(request: FastifyRequest, reply: FastifyReply): void {
    const { caller } = request;
    const answer = {
      id: request.id,
      operation: operationOf(request, prefix),
      status: reply.raw.writableFinished ? reply.raw.statusCode : clientClosed,
      milliseconds: reply.elapsedTime,
      refusal: request.refusalCode,
      administrator: caller?.kind === 'staff' ? caller.id : null,
    };
    for (const watch of watches) watch.end(answer, request);
  }
}

/** Once the request has its turn, and again once its body is read: both come from elsewhere in the event loop. */
export function enterWatches(app: FastifyInstance, watches: readonly RequestWatch[]): void {
  for (const { enter } of watches) {
    if (!enter) continue;
    app.addHook('onRequest', (request, _reply, next) => enter(request, next));
    app.addHook('preHandler', (request, _reply, next) => enter(request, next));
  }
}

/** Of a request for no operation: `page`, `file`, on the site `site-page` and `site-file`. */
export function operationOf({ routeOptions, is404 }: FastifyRequest, prefix: '' | 'site'): string {
  const { operation } = routeOptions.config;
  if (operation) return operation;
  const kind = is404 ? 'page' : 'file';
  return prefix ? `${prefix}-${kind}` : kind;
}
