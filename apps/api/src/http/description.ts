import {
  largestBodyOf,
  type Operation,
  operationIdOf,
  type Tagged,
  verbOf,
} from '@traiteur/contract/statement/operation.ts';
import { commonRefusals, problem, refusalStatus, type RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import { type Caller, isPermitted } from '../core/caller.ts';
import { isCounted } from './admission.ts';
import { readsContact } from './contact-fields.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { type Shape, type SharedShapes, sharedShapes } from './shared-shapes.ts';

interface About {
  title: string;
  version: string;
  server: string;
}

type Schemas = Record<string, JsonSchema>;

interface Described {
  operation: JsonSchema;
  schemas: Schemas;
  responses: Schemas;
}

export type Describe = ReturnType<typeof describer>;

/** Descriptions of operations differ only by the right to contact data. Each takes half a millisecond and is kept. */
export function describer(nouns: readonly Tagged[]) {
  const shared = { body: sharedShapes(nouns, 'body'), result: sharedShapes(nouns, 'result') };
  const descriptions = { withContact: new Map<Operation, Described>(), without: new Map<Operation, Described>() };

  return (caller: Caller | undefined, { title, version, server }: About) => {
    const withContact = readsContact(caller);
    const readyDescriptions = descriptions[withContact ? 'withContact' : 'without'];
    const paths: Record<string, Schemas> = {};
    const tags = new Set<string>();
    const schemas: Schemas = { Problem: jsonSchemaOf(problem, 'output') };
    const responses: Schemas = {};
    for (const noun of nouns)
      for (const [name, operation] of Object.entries(noun.operations)) {
        if (!isPermitted(operation.scope, caller)) continue;
        tags.add(noun.tag);
        const path = (paths[`/api${operation.path}`] ??= {});
        const description =
          readyDescriptions.get(operation) ?? describeOperation(noun, name, operation, { shared, withContact });
        readyDescriptions.set(operation, description);
        path[operation.method.toLowerCase()] = description.operation;
        Object.assign(schemas, description.schemas);
        Object.assign(responses, description.responses);
      }
    return {
      openapi: '3.1.0',
      info: { title, version, description: 'Back office of a caterer: catalogue, orders, deliveries.' },
      servers: [{ url: server }],
      tags: [...tags].map((name) => ({ name })),
      paths,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas, responses },
    };
  };
}

interface Telling {
  shared: SharedShapes;
  withContact: boolean;
}

function describeOperation(
  noun: Tagged,
  name: string,
  operation: Operation,
  { shared, withContact }: Telling,
): Described {
  const isSecured = operation.scope !== 'public';
  const verb = verbOf(name);
  const schemas: Schemas = {};
  const responses = refusalsOf(operation, isSecured);
  const schemaOf = (part: 'body' | 'result', shape: Shape): JsonSchema => {
    const schema = jsonSchemaOf(shape, part === 'body' ? 'input' : 'output', withContact);
    const shapeName = shared[part].get(shape);
    if (!shapeName) return schema;
    schemas[shapeName] = schema;
    return { $ref: `#/components/schemas/${shapeName}` };
  };
  return {
    schemas,
    responses: Object.fromEntries(responses.map(({ key, response }) => [key, response])),
    operation: {
      tags: [noun.tag],
      operationId: operationIdOf(noun, name),
      // Our own clients call operations by verb, others by operationId.
      ...(verb && { 'x-verb': verb }),
      summary: operation.summary,
      ...(isSecured && { security: [{ bearer: [] }], 'x-scope': operation.scope }),
      parameters: [
        ...parametersOf('path', operation.params, withContact),
        ...parametersOf('query', operation.query, withContact),
        ...parametersOf('header', operation.headers, withContact),
      ],
      ...(operation.body && {
        requestBody: {
          description: `At most ${largestBodyOf(operation)} bytes.`,
          required: true,
          content: { 'application/json': { schema: schemaOf('body', operation.body) } },
        },
      }),
      responses: {
        ...goodAnswer(operation, (result) => schemaOf('result', result)),
        ...Object.fromEntries(responses.map(({ status, key }) => [status, { $ref: `#/components/responses/${key}` }])),
      },
    },
  };
}

function parametersOf(
  place: 'path' | 'query' | 'header',
  schema: Operation['params'],
  withContact: boolean,
): JsonSchema[] {
  if (!schema) return [];
  const { properties, required } = jsonSchemaOf(schema, 'input', withContact) as {
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

function goodAnswer({ result, produces, status }: Operation, schemaOf: (result: Shape) => JsonSchema): Schemas {
  if (produces) return { 200: { description: 'The file.', content: { [produces]: {} } } };
  if (!result) return { 204: { description: 'Done.' } };
  const content = { 'application/json': { schema: schemaOf(result) } };
  return { [status ?? 200]: { description: 'Done.', content } };
}

/** Several codes may share a status. The key lists them, so that equal sets are shared. */
function refusalsOf(operation: Operation, isSecured: boolean) {
  const codes: RefusalCode[] = [...commonRefusals, ...operation.refusals];
  if (operation.body) codes.push('too-large', 'unsupported-media-type', 'unsupported-encoding');
  if (isCounted(operation)) codes.push('too-many-requests');
  if (isSecured) codes.push('not-signed-in');
  if (isSecured && operation.scope !== 'signed-in') codes.push('not-allowed');
  const asksStaff = isSecured && operation.scope !== 'client';
  if (asksStaff && !operation.withGivenPassword) codes.push('own-password-needed');
  if (asksStaff && !operation.withoutSecondFactor) codes.push('second-factor-missing');
  const byStatus = Map.groupBy(new Set(codes), (code) => String(refusalStatus[code]));
  return [...byStatus].map(([status, codes]) => ({
    status,
    key: codes.join('.'),
    response: {
      description: `Refused: ${codes.join(', ')}.`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  }));
}
