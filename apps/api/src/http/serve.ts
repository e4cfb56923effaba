import type { FileAnswer, Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Caller } from '../core/caller.ts';
import type { Sender } from '../core/cookies.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/schema.ts';
import { admission } from './admission.ts';
import type { Handler, ListedHandlers, NounHandlers } from './handlers.ts';
import { localeOf } from './locale.ts';
import { cookiesOf } from './cookies.ts';
import { receive } from './receive.ts';
import { serializerOf } from './serializers.ts';

/** What is decided about a request by those who know the nouns. */
interface Surroundings {
  services: Services;
  /** The database for who is not signed in: a part of its connections. */
  strangersDb: Kysely<Database>;
  /** Whom an `Authorization` header names. */
  callerOf: (authorization: string | undefined) => Promise<Caller | undefined>;
  /** Where the page of a request stands. */
  originOf: (request: FastifyRequest) => string;
  senderOf: (request: FastifyRequest) => Sender;
  /** The handler of an operation, made to leave an audit entry. */
  audited: (noun: Tagged, operation: string, handlers: ListedHandlers) => Handler;
}

/** Letters that are kept of what a browser says of itself; real ones say less. */
const longestUserAgent = 300;

/** Makes a route of every operation: who asks and may they, before the body is read; then validation, then handler. */
export function serve(
  app: FastifyInstance,
  nouns: readonly NounHandlers[],
  { services, strangersDb, callerOf, originOf, senderOf, audited }: Surroundings,
): void {
  const admit = admission({ callerOf, senderOf, clock: services.clock });
  app.decorateRequest('caller', undefined);
  for (const { tagged, handlers } of nouns)
    for (const [name, operation] of Object.entries(tagged.operations)) {
      const handler = audited(tagged, name, handlers);
      const route: RouteOptions = {
        ...admit(operation),
        method: operation.method,
        // No HEAD routes: each would run the whole GET and write its audit entry.
        exposeHeadRoute: false,
        url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
        config: { refusals: operation.refusals },
        handler: async (request, reply) => {
          const input = receive(operation, request);
          const origin = originOf(request);
          const answer = await handler(input, {
            ...services,
            db: request.caller ? services.db : strangersDb,
            caller: request.caller,
            cookies: cookiesOf(request, reply, origin.startsWith('https:')),
            locale: localeOf(request.headers['accept-language']),
            request: {
              address: request.ip,
              userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
              origin,
              sender: senderOf(request),
            },
          });
          return send(operation, reply, answer, request.caller);
        },
      };
      if (operation.rawBody) void app.register(async (scope) => readAsText(scope).route(route));
      else app.route(route);
    }
}

/** Bodies of that scope stay the text that was sent. */
function readAsText(scope: FastifyInstance): FastifyInstance {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  return scope;
}

function send(
  { status, result, produces }: Operation,
  reply: FastifyReply,
  answer: unknown,
  caller: Caller | undefined,
) {
  if (produces) {
    const file = answer as FileAnswer;
    return reply
      .headers(file.headers ?? {})
      .type(file.mediaType)
      .send('body' in file ? file.body : file.bytes);
  }
  // Answers depend on the caller, so no cache may store them.
  reply.header('cache-control', 'no-store');
  if (!result) return reply.code(204).send();
  return reply
    .code(status ?? 200)
    .type('application/json; charset=utf-8')
    .serializer(serializerOf(result, reply, caller))
    .send(answer);
}
