import {
  dataAge,
  type FileAnswer,
  type Operation,
  operationIdOf,
  type Tagged,
} from '@traiteur/contract/statement/operation.ts';
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
import { withReplica } from './with-replica.ts';
import { serializerOf } from './serializers.ts';

interface Surroundings {
  services: Services;
  /** A share of the connections, for anonymous requests. */
  strangersDb: Kysely<Database>;
  callerOf: (authorization: string | undefined) => Promise<Caller | undefined>;
  originOf: (request: FastifyRequest) => string;
  senderOf: (request: FastifyRequest) => Sender;
  audited: (noun: Tagged, operation: string, handlers: ListedHandlers) => Handler;
}

const longestUserAgent = 300;

export function serve(
  app: FastifyInstance,
  nouns: readonly NounHandlers[],
  { services, strangersDb, callerOf, originOf, senderOf, audited }: Surroundings,
): void {
  const admit = admission({ callerOf, senderOf, clock: services.clock });
  app.decorateRequest('caller', undefined);
  for (const { tagged, handlers, around } of nouns)
    for (const [name, operation] of Object.entries(tagged.operations)) {
      const handler = enclosed(around[name], audited(tagged, name, withReplica(operation, name, handlers)));
      const route: RouteOptions = {
        ...admit(operation),
        method: operation.method,
        // A HEAD route would run the whole GET and write its audit entry.
        exposeHeadRoute: false,
        url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
        config: { refusals: operation.refusals, operation: operationIdOf(tagged, name) },
        handler: async (request, reply) => {
          const input = receive(operation, request);
          const origin = originOf(request);
          const answer = await handler(input, {
            ...services,
            db: request.caller || operation.signed ? services.db : strangersDb,
            caller: request.caller,
            cookies: cookiesOf(request, reply, origin.startsWith('https:')),
            onAge: (seconds) => void reply.header(dataAge, String(seconds)),
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
      if (operation.signed) void app.register(async (scope) => readAsText(scope).route(route));
      else app.route(route);
    }
}

const enclosed = (around: NounHandlers['around'][string], handler: Handler): Handler =>
  around
    ? (input, context) => around(input as never, context as never, () => handler(input, context) as Promise<never>)
    : handler;

function readAsText(scope: FastifyInstance): FastifyInstance {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, next) => next(null, body));
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
  reply.header('cache-control', 'no-store');
  if (!result) return reply.code(204).send();
  return reply
    .code(status ?? 200)
    .type('application/json; charset=utf-8')
    .serializer(serializerOf(result, reply, caller))
    .send(answer);
}
