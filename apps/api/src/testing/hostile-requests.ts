import type { Operation } from '@traiteur/contract/statement/operation.ts';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { type JsonSchema, jsonSchemaOf } from '../http/json-schema.ts';

export interface HostileRequest {
  url: string;
  body: string;
}

/** Existing ids let a request in further. */
interface Ground {
  ids: readonly (number | string)[];
  /** Bodies and values that may do harm in this database. */
  suspects: readonly unknown[];
}

/** Nearly valid, at the limits of a column, or nonsense. */
const edges: unknown[] = [
  [0, 1, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, 0.5, '', ' ', '\u0000', '\ud800', '\uffff', 'x'.repeat(300)],
  ['0000-01-01', '0001-01-01', '1900-01-01', '2026-02-31', '2026-11-25', '2999-12-31', '9999-12-31', '-0001-01-01'],
  ['0000-01-01T00:00:00Z', '2026-11-25T10:00:00Z', '2999-12-31T23:59:59-14:00', '1900-01-01T00:00:00+14:00', '24:00'],
  ['75020', 'a@b.fr', "'; --", '%', '11:00', '#ffffff', 'fr', null, true, [], {}, [null], [1, 1], { fr: '', en: '' }],
].flat();

/** Valid except for one or two values, so that it reaches the handler. */
export function hostileRequest(operation: Operation, { ids, suspects }: Ground): fc.Arbitrary<HostileRequest> {
  const hostile = fc.oneof(fc.constantFrom(...edges, ...suspects), fc.jsonValue({ maxDepth: 2 }));
  const body = fc.oneof(
    { weight: 6, arbitrary: nearly(schemaOf(operation.body)) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const id = fc.constantFrom('1', '0', '-1', '2147483647', '2147483648', '1e3', 'abc', '%00', ...ids);
  return fc
    .record({ body, query: nearly(schemaOf(operation.query)), id, after: cursor(operation) })
    .map(({ body, query, id, after }) => {
      const values = { ...(query as object), ...(after !== undefined && { after }) };
      const search = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, inQuery(value)]));
      const path = operation.path.replace(/\{\w+\}/g, String(id));
      return { url: `/api${path}?${search}`, body: JSON.stringify(body) };
    });

  function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 8, arbitrary: right(schema) }, { weight: 1, arbitrary: hostile });
  }

  function right(schema: JsonSchema): fc.Arbitrary<unknown> {
    const { anyOf, enum: choices, const: only, properties, items, type } = schema as Shape;
    if (anyOf) return fc.oneof(...anyOf.map(nearly));
    if (choices) return fc.constantFrom(...choices);
    if (only !== undefined) return fc.constant(only);
    if (properties) {
      const fields = Object.entries(properties).map(([name, shape]) => [name, nearly(shape)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: (schema as Shape).required ?? [] });
    }
    if (items) return fc.array(nearly(items), { maxLength: 3 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number') return fc.constantFrom(1, 2, 5, 950, ...numbersOf(ids));
    return text(schema);
  }
}

interface Shape {
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
}

const schemaOf = (schema: z.ZodMiniType | undefined): JsonSchema => (schema ? jsonSchemaOf(schema, 'input') : {});
const numbersOf = (ids: readonly unknown[]) => ids.filter((id) => typeof id === 'number');
const inQuery = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const formats: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-25', '2026-12-02', '1900-01-01', '2999-12-31', '0000-01-01'],
  'date-time': ['2026-11-25T10:00:00Z', '2999-12-31T23:59:59-14:00', '1900-01-01T00:00:00+14:00'],
  email: ['a@example.com', 'claire@example.com'],
  uuid: ['6f9619ff-8b86-4011-b42d-00cf4fc964ff'],
};

function text({ format, pattern, minLength = 0 }: Shape): fc.Arbitrary<string> {
  const letters = fc.oneof(fc.string({ minLength, maxLength: minLength + 10 }), fc.constantFrom('Été', 'x', '75020'));
  const examples = format === undefined ? undefined : formats[format];
  if (examples) return fc.constantFrom(...examples);
  return pattern ? fc.stringMatching(new RegExp(pattern)) : letters;
}

/** A cursor of a list, or nearly: for one of its sorts, with any value and id. */
function cursor({ query }: Operation): fc.Arbitrary<string | undefined> {
  const shape = schemaOf(query) as Shape;
  const sorts = (shape.properties?.['sort'] as Shape | undefined)?.enum;
  if (!shape.properties?.['after'] || !sorts) return fc.constant(undefined);
  const keys = [
    '',
    'Dahl',
    '7',
    '-7',
    '2147483648',
    '2026-11-25',
    '0000-01-01',
    '2026-11-25 10:00:00+00',
    '\u0000',
    null,
  ];
  const ids = [1, 0, -1, 7, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 0.5, '7', null];
  return fc.option(
    fc
      .tuple(fc.constantFrom(...sorts), fc.constantFrom(...keys), fc.constantFrom(...ids))
      .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
    { nil: undefined },
  );
}
