import type { FileAnswer, Operation, Permission } from '@traiteur/contract/statement/operation.ts';
import { faultsOf } from '@traiteur/contract/wire/faults.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { audited, type Handler } from './audit.ts';
import type { Caller, Context, Services } from './context.ts';
import type { ServedNoun } from './handlers.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { localeOf } from './locale.ts';
import { Refusal } from '../core/refusal.ts';
import { callerOf } from './session.ts';

/** Where the page of a request stands. */
type OriginOf = (request: FastifyRequest) => string;

/** Makes a route of every operation: guard, then validation, then handler. */
export function serve(
  app: FastifyInstance,
  nouns: readonly ServedNoun[],
  services: Services,
  originOf: OriginOf,
): void {
  for (const { tagged, handlers } of nouns)
    for (const [name, operation] of Object.entries(tagged.operations)) {
      const handler = audited(tagged, name, handlers as Record<string, Handler>);
      app.route({
        method: operation.method,
        // A HEAD would do all the work of a GET, and leave its audit entry, for nothing.
        exposeHeadRoute: false,
        url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
        schema: operation.result ? { response: { '2xx': jsonSchemaOf(operation.result, 'output') } } : {},
        handler: async (request, reply) => {
          const caller = await admit(operation.scope, request, services);
          const received = receive(operation, request);
          // Only a public operation goes without a caller, and its handler knows.
          const context = contextOf(request, caller, services, originOf(request)) as Context;
          const answer = await handler(received, context);
          return send(operation, reply, answer);
        },
      });
    }
}

/** @throws {Refusal} `not-signed-in` without a living session, `not-allowed` without the scope */
async function admit(permission: Permission, request: FastifyRequest, { db, clock }: Services) {
  const caller = await callerOf(db, request.headers.authorization, clock());
  if (permission === 'public') return caller;
  if (!caller) throw new Refusal('not-signed-in');
  if (permission !== 'signed-in' && !caller.scopes.includes(permission)) throw new Refusal('not-allowed');
  return caller;
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
  }) satisfies Context<Operation & { scope: 'public' }>;

function send({ status, result, produces }: Operation, reply: FastifyReply, answer: unknown) {
  if (produces) {
    const file = answer as FileAnswer;
    return reply
      .headers(file.headers ?? {})
      .type(file.mediaType)
      .send('body' in file ? file.body : file.bytes);
  }
  // What somebody may see is for nobody's cache.
  reply.header('cache-control', 'no-store');
  return result ? reply.code(status ?? 200).send(answer) : reply.code(204).send();
}
