import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { everyOperation } from '../operations.ts';
import { faultsOf } from '../wire/faults.ts';
import { text } from './fields.ts';
import type { Operation } from './operation.ts';
import { withoutSecrets } from './secrets.ts';

interface TextField {
  name: string;
  schema: z.ZodMiniType;
}

/** Compared with what was sent out, or a place in a list, and never written down. */
const neverKept = [
  /^(client-)?provider-sign-ins /,
  /^(sign-in|client-accounts) \w+ (refresh_token|renewal_key|token)$/,
  / after$/,
];

const texts = everyOperation
  .flatMap(({ tag, operations }) =>
    Object.entries<Operation>(operations).flatMap(([name, { body, query }]) =>
      [body, query].flatMap((schema) => (schema ? textsIn(schema, `${tag} ${name}`) : [])),
    ),
  )
  .filter(({ name }) => !neverKept.some((pattern) => pattern.test(name)));

/** Every field of a schema that takes text, secrets apart: those are hashed. */
function textsIn(schema: z.ZodMiniType, name: string): TextField[] {
  // The parts of a schema, whichever kind it is; zod types them kind by kind.
  const { type, shape, element, innerType, options } = schema._zod.def as unknown as SchemaParts;
  if (type === 'string' || type === 'pipe') return [{ name, schema }];
  if (shape)
    return Object.entries(withoutSecrets(shape, shape)).flatMap(([key, field]: [string, z.ZodMiniType]) =>
      textsIn(field, `${name} ${key}`),
    );
  return [element, innerType, ...(options ?? [])].flatMap((part) => (part ? textsIn(part, name) : []));
}

interface SchemaParts {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
}

test('there are texts to look at', () => {
  expect(texts.length).toBeGreaterThan(60);
});

test.each(texts)('$name refuses what no file can hold', ({ schema }) => {
  for (const character of ['\u0000', '\u0001', '\uFFFE', '\uFFFF', '\uD83E', '\uDD5C'])
    expect(schema.safeParse(`7${character}5`).success).toBe(false);
});

test('the fault says that it is a character', () => {
  const { error } = text(80).safeParse('Lupin\uFFFE');
  expect(faultsOf(error?.issues ?? [])).toEqual([{ field: '', code: 'unwritable-character' }]);
});
