import {
  largestBodyOf,
  type Operation,
  operationIdOf,
  type Tagged,
  verbOf,
} from '@traiteur/contract/statement/operation.ts';
import { commonRefusals, problem, refusalStatus, type RefusalCode } from '@traiteur/contract/wire/refusals.ts';
import { type Caller, isPermitted } from '../core/caller.ts';
import { isCounted } from './admission.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

interface About {
  title: string;
  version: string;
  /** Origin the operations are called at. */
  server: string;
}

/** Whoever may call it, an operation is described alike: half a millisecond's work, done once. */
const descriptions = new WeakMap<Operation, JsonSchema>();

/**
 * The OpenAPI 3.1 description of what this caller may do: the public operations, and with a session those that it asks for or
 * whose scope the caller holds.
 */
export function describe(nouns: readonly Tagged[], caller: Caller | undefined, { title, version, server }: About) {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const tags = new Set<string>();
  for (const noun of nouns)
    for (const [name, operation] of Object.entries(noun.operations)) {
      if (!isPermitted(operation.scope, caller)) continue;
      tags.add(noun.tag);
      const path = (paths[`/api${operation.path}`] ??= {});
      const description = descriptions.get(operation) ?? describeOperation(noun, name, operation);
      descriptions.set(operation, description);
      path[operation.method.toLowerCase()] = description;
    }
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'Back office of a caterer: catalogue, orders, deliveries.' },
    servers: [{ url: server }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchemaOf(problem, 'output') },
    },
  };
}

function describeOperation(noun: Tagged, name: string, operation: Operation): JsonSchema {
  const isSecured = operation.scope !== 'public';
  const verb = verbOf(name);
  return {
    tags: [noun.tag],
    operationId: operationIdOf(noun, name),
    // What our own clients call it by; others know it by its operationId.
    ...(verb && { 'x-verb': verb }),
    summary: operation.summary,
    ...(isSecured && { security: [{ bearer: [] }], 'x-scope': operation.scope }),
    parameters: [
      ...parametersOf('path', operation.params),
      ...parametersOf('query', operation.query),
      ...parametersOf('header', operation.headers),
    ],
    ...(operation.body && {
      requestBody: {
        description: `At most ${largestBodyOf(operation)} bytes.`,
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(operation.body, 'input') } },
      },
    }),
    responses: { ...goodAnswer(operation), ...refusalsOf(operation, isSecured) },
  };
}

function parametersOf(place: 'path' | 'query' | 'header', schema: Operation['params']): JsonSchema[] {
  if (!schema) return [];
  const { properties, required } = jsonSchemaOf(schema, 'input') as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || (required ?? []).includes(name),
    schema,
  }));
}

function goodAnswer({ result, produces, status }: Operation): Record<string, JsonSchema> {
  if (produces) return { 200: { description: 'The file.', content: { [produces]: {} } } };
  if (!result) return { 204: { description: 'Done.' } };
  const content = { 'application/json': { schema: jsonSchemaOf(result, 'output') } };
  return { [status ?? 200]: { description: 'Done.', content } };
}

/** Refusals by status: several codes may share one. */
function refusalsOf(operation: Operation, isSecured: boolean): Record<string, JsonSchema> {
  const codes: RefusalCode[] = [...commonRefusals, ...operation.refusals];
  if (operation.body) codes.push('too-large', 'unsupported-media-type', 'unsupported-encoding');
  if (isCounted(operation)) codes.push('too-many-requests');
  if (isSecured) codes.push('not-signed-in');
  if (isSecured && operation.scope !== 'signed-in') codes.push('not-allowed');
  const asksStaff = isSecured && operation.scope !== 'client';
  if (asksStaff && !operation.withGivenPassword) codes.push('own-password-needed');
  if (asksStaff && !operation.withoutSecondFactor) codes.push('second-factor-missing');
  const byStatus = Map.groupBy(new Set(codes), (code) => String(refusalStatus[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.join(', ')}.`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
