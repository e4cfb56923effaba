import type { Api } from '@traiteur/contract/operations.ts';
import { ApiRefusal, type ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Problem } from '@traiteur/contract/statement/refusals.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { FastifyInstance } from 'fastify';
import type { NounHandlers } from '../handlers.ts';

interface Visitor {
  address: string;
  userAgent: string;
}

export type VisitorCalls = (visitor: Visitor) => (locale: Locale) => ApiClient['call'];

/** Calls by the normal routes, so that rate limits and validation apply to visitors without script. */
export const visitorCalls =
  (app: FastifyInstance, nouns: readonly NounHandlers[]): VisitorCalls =>
  ({ address, userAgent }) =>
  (locale) =>
    async function call<T extends keyof Api, N extends keyof Api[T] & string>(tag: T, name: N, ...input: unknown[]) {
      const operation = nouns.find(({ tagged }) => tagged.tag === tag)?.tagged.operations[name];
      if (operation?.scope !== 'public' || operation.method !== 'POST' || operation.params)
        throw new Error(`${tag} ${name} is no operation that a form may call`);
      const answer = await app.inject({
        method: operation.method,
        url: `/api${operation.path}`,
        remoteAddress: address,
        headers: { 'content-type': 'application/json', 'accept-language': locale, 'user-agent': userAgent },
        payload: JSON.stringify(input[1]),
      });
      if (answer.statusCode >= 400) throw new ApiRefusal(answer.json<Problem>());
      return (answer.body === '' ? undefined : answer.json()) as never;
    };
