import type { FileAnswer, Operation, Permission, Tagged } from '@traiteur/contract/statement/operation.ts';
import { faultsOf } from '@traiteur/contract/wire/faults.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type Caller, isPermitted } from '../core/caller.ts';
import type { Context } from '../core/context.ts';
import type { Services } from '../core/services.ts';
import type { Handler, NounHandlers } from './handlers.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { localeOf } from './locale.ts';
import { Refusal } from '../core/refusal.ts';

/** What is decided about a request by those who know the nouns. */
interface Surroundings {
  services: Services;
  /** Whom an `Authorization` header names. */
  callerOf: (authorization: string | undefined) => Promise<Caller | undefined>;
  /** Where the page of a request stands. */
  originOf: (request: FastifyRequest) => string;
  /** The handler of an operation, made to leave an audit entry. */
  audited: (tagged: Tagged, operation: string, handlers: Record<string, Handler>) => Handler;
}

/** Makes a route of every operation: guard, then validation, then handler. */
export function serve(
  app: FastifyInstance,
  nouns: readonly NounHandlers[],
  { services, callerOf, originOf, audited }: Surroundings,
): void {
  for (const { tagged, handlers } of nouns)
    for (const [name, operation] of Object.entries(tagged.operations)) {
      const handler = audited(tagged, name, handlers as Record<string, Handler>);
      app.route({
        method: operation.method,
        // No HEAD routes: each would run the whole GET and write its audit entry.
        exposeHeadRoute: false,
        url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
        config: { refusals: operation.refusals },
        schema: operation.result ? { response: { '2xx': jsonSchemaOf(operation.result, 'output') } } : {},
        handler: async (request, reply) => {
          const caller = await callerOf(request.headers.authorization);
          refuseUnlessPermitted(operation.scope, caller);
          const received = receive(operation, request);
          const context = contextOf(request, caller, services, originOf(request));
          const answer = await handler(received, context);
          return send(operation, reply, answer);
        },
      });
    }
}

/** @throws {Refusal} `not-signed-in` without a living session, `not-allowed` without the scope */
function refuseUnlessPermitted(permission: Permission, caller: Caller | undefined): void {
  if (isPermitted(permission, caller)) return;
  throw new Refusal(caller ? 'not-allowed' : 'not-signed-in');
}

function receive({ params, query, headers, body }: Operation, request: FastifyRequest) {
  return {
    params: parse(params, request.params, 'not-found'),
    query: parse(query, request.query),
    headers: parse(headers, namedAs(headers, request.headers)),
    body: parse(body, request.body ?? {}),
  };
}

/** @throws {Refusal} `invalid-input` naming every field at fault; `not-found` for an address that cannot be one of ours */
function parse(schema: z.ZodMiniType | undefined, value: unknown, otherwise?: 'not-found'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  if (otherwise) throw new Refusal(otherwise);
  throw new Refusal('invalid-input', { faults: faultsOf(parsed.error.issues) });
}

// Node lower-cases header names; the contract writes them as people do.
const namedAs = (headers: z.ZodMiniObject | undefined, sent: FastifyRequest['headers']) =>
  Object.fromEntries(Object.keys(headers?.shape ?? {}).map((name) => [name, sent[name.toLowerCase()]]));

const contextOf = (request: FastifyRequest, caller: Caller | undefined, services: Services, origin: string) =>
  ({
    ...services,
    caller,
    locale: localeOf(request.headers['accept-language']),
    request: { address: request.ip, userAgent: request.headers['user-agent'] ?? '', origin },
  }) satisfies Context;

function send({ status, result, produces }: Operation, reply: FastifyReply, answer: unknown) {
  if (produces) {
    const file = answer as FileAnswer;
    return reply
      .headers(file.headers ?? {})
      .type(file.mediaType)
      .send('body' in file ? file.body : file.bytes);
  }
  // Answers depend on the caller, so no cache may store them.
  reply.header('cache-control', 'no-store');
  return result ? reply.code(status ?? 200).send(answer) : reply.code(204).send();
}
