import type { Api } from '@traiteur/contract/operations.ts';
import type { Operation } from '@traiteur/contract/statement/operation.ts';
import { ApiRefusal, type ApiClient } from '@traiteur/contract/wire/client.ts';
import { refusalStatus } from '@traiteur/contract/statement/refusals.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type * as z from 'zod/mini';
import type { Cookies } from '../../core/cookies.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Handler, NounHandlers } from '../handlers.ts';

const noCookies: Cookies = {
  read: () => undefined,
  write: () => {
    throw new Error('a call from inside leaves no cookie');
  },
};

export function innerCalls(nouns: readonly NounHandlers[], services: Services): (locale: Locale) => ApiClient['call'] {
  const byName = new Map<string, { operation: Operation; handler: Handler }>();
  for (const { tagged, handlers } of nouns)
    for (const [name, operation] of Object.entries(tagged.operations))
      if (operation.scope === 'public' && operation.method === 'GET')
        byName.set(`${tagged.tag} ${name}`, { operation, handler: handlers[name] as Handler });

  return (locale) =>
    async function call<T extends keyof Api, N extends keyof Api[T] & string>(tag: T, name: N, ...input: unknown[]) {
      const entry = byName.get(`${tag} ${name}`);
      if (!entry) throw new Error(`${tag} ${name} is no operation that anybody may read`);
      const { operation, handler } = entry;
      const context = {
        ...services,
        caller: undefined,
        locale,
        cookies: noCookies,
        onAge: () => undefined,
        request: { address: '127.0.0.1', userAgent: '', origin: services.publicUrl, sender: 'program' as const },
      };
      try {
        const answer = await handler(parametersFor(operation, input[0] ?? {}), context);
        return operation.result?.parse(answer) as never;
      } catch (error) {
        throw error instanceof Refusal ? refusalOf(error) : error;
      }
    };
}

/** @throws {Refusal} `not-found` for an impossible path, `invalid-input` for an unknown parameter */
function parametersFor({ params, query }: Operation, values: object) {
  return {
    params: parse(params, values, 'not-found'),
    query: parse(query, values, 'invalid-input'),
    headers: undefined,
    body: undefined,
  };
}

function parse(schema: z.ZodMiniObject | undefined, values: object, otherwise: 'not-found' | 'invalid-input') {
  if (!schema) return undefined;
  const entries = Object.entries(values).filter(([name, value]) => name in schema.shape && value !== undefined);
  const result = schema.safeParse(Object.fromEntries(entries));
  if (result.success) return result.data;
  throw new Refusal(otherwise);
}

const refusalOf = ({ code }: Refusal) =>
  new ApiRefusal({ type: 'about:blank', title: code, status: refusalStatus[code], code });
