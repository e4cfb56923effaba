import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { everyOperation } from '../operations.ts';
import { auditOf, type Operation, operationIdOf, type RecordName, type Tagged } from './operation.ts';

const nouns: readonly Tagged[] = everyOperation;
const allOperations = nouns.flatMap(({ tag, operations }) =>
  Object.entries(operations).map(([name, operation]) => ({
    tag,
    name,
    operation,
    reading: readingOf(operations, operation),
  })),
);

function readingOf(operations: Tagged['operations'], { reads }: Operation): Operation | undefined {
  return reads === undefined ? undefined : operations[reads];
}

const namesIn = (schema: z.ZodMiniType | undefined) =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
const hasEmail = (reading: Operation | undefined) => namesIn(reading?.result).includes('email');
function recordOf(operation: Operation): 'caller' | 'answer' | 'answers' | undefined {
  const audit = auditOf(operation);
  return typeof audit === 'object' ? audit.record : undefined;
}
const isThing = ({ result }: Operation) => namesIn(result).includes('id');

test.each(allOperations.filter(({ operation }) => operation.reads))(
  'what $tag $name reads is a GET that answers the thing for the same parameters',
  ({ operation, reading }) => {
    expect(reading?.method).toBe('GET');
    expect(reading && isThing(reading)).toBe(true);
    expect(namesIn(operation.params)).toEqual(namesIn(reading?.params));
  },
);

test('whatever changes or removes a thing, and is audited, says what it reads', () => {
  const changing = allOperations.filter(
    ({ operation }) => /PUT|DELETE/.test(operation.method) && auditOf(operation) !== 'none',
  );
  expect(changing.length).toBeGreaterThan(30);
  const silent = changing.filter(
    ({ operation }) =>
      !operation.reads && !recordOf(operation) && (isThing(operation) || !operation.path.startsWith('/sessions')),
  );
  expect(silent.map(({ tag, name }) => `${tag} ${name}`)).toEqual([]);
});

test('an operation is idempotent exactly when it is sent a key', () => {
  const hasKey = ({ headers }: Operation) => namesIn(headers).includes('Idempotency-Key');
  expect(allOperations.filter(({ operation }) => hasKey(operation) !== (operation.idempotent ?? false))).toEqual([]);
  expect(allOperations.filter(({ operation }) => hasKey(operation)).length).toBeGreaterThan(0);
});

test('whoever has an e-mail address is forgotten when they are removed', () => {
  const people = allOperations.filter(({ operation, reading }) => operation.method === 'DELETE' && hasEmail(reading));
  expect(people.length).toBeGreaterThan(0);
  expect(people.filter(({ tag, operation }) => !operation.forgets?.includes(tag))).toEqual([]);
});

test('nothing that anybody may call is audited, since nobody could be named', () => {
  expect(
    allOperations.filter(({ operation }) => operation.scope === 'public' && auditOf(operation) !== 'none'),
  ).toEqual([]);
});

test('what clients do to a record of the house is logged as an operation that the house has, with fields of what is read', () => {
  const aliases = allOperations.flatMap(({ operation }) => {
    const audit = auditOf(operation);
    return typeof audit === 'object' && audit.as ? [{ operation, ...audit, as: audit.as }] : [];
  });
  expect(aliases.length).toBeGreaterThan(0);
  for (const { operation, as, only } of aliases) {
    expect(operation.scope).toBe('client');
    const ofHouse = nouns.filter(({ tag }) => tag === as.tag);
    const loggedNames = ofHouse.flatMap((noun) =>
      Object.keys(noun.operations).map((name) => operationIdOf(noun, name)),
    );
    expect(loggedNames).toContain(as.operation);
    const getter = ofHouse.find(({ operations }) => 'get' in operations)?.operations['get'];
    expect(namesIn(getter?.result)).toEqual(expect.arrayContaining([...only]));
    if (recordOf(operation) === 'answer') expect(isThing(operation)).toBe(true);
    if (!recordOf(operation)) expect(namesIn(operation.result)).toEqual(expect.arrayContaining([...only]));
  }
});

/** What a record must have to be named so. */
const fieldsOfName: Record<RecordName, readonly string[]> = {
  number: ['number'],
  name: ['name'],
  code: ['code'],
  fileName: ['fileName'],
  person: ['firstName', 'lastName'],
};

test('a noun says how the log names its records exactly where the records that it logs have a name', () => {
  const loggedShapes = nouns.flatMap(({ tag, named, operations }) => {
    const changes = Object.values(operations).filter(
      (operation) => !['none', 'call'].some((audit) => audit === auditOf(operation)),
    );
    const recordsOfHouse = changes.flatMap((operation) => {
      const audit = auditOf(operation);
      if (typeof audit !== 'object' || !audit.record) return [];
      return nouns.find((noun) => noun.tag === audit.as?.tag && 'get' in noun.operations)?.operations['get'] ?? [];
    });
    const readings = changes.flatMap((operation) => readingOf(operations, operation) ?? []);
    const names = [...changes, ...readings, ...recordsOfHouse].filter(isThing).flatMap(({ result }) => namesIn(result));
    return [{ tag, named, names: new Set(names) }];
  });
  const nameless = loggedShapes.filter(
    ({ named, names }) =>
      !named && Object.values(fieldsOfName).some((fields) => fields.every((name) => names.has(name))),
  );
  const misnamed = loggedShapes.filter(
    ({ named, names }) => named && !fieldsOfName[named].every((name) => names.has(name)),
  );
  expect(loggedShapes.filter(({ named }) => named).length).toBeGreaterThan(12);
  expect([nameless, misnamed].map((wrongNouns) => wrongNouns.map(({ tag }) => tag))).toEqual([[], []]);
});
