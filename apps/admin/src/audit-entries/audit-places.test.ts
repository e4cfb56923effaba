import { auditOf, type Operation } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import { expect, test } from 'vitest';
import { words } from '@traiteur/words/administration.ts';
import { derived, placesOfField } from './audit-places.ts';

const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** What an entry of that operation may hold. */
function fieldsOf(tag: string, operation: Operation): readonly string[] {
  const audit = auditOf(operation);
  const { query, result } = operation;
  if (audit === 'none') return [];
  if (audit === 'call') return shapeOf(query);
  const answered = shapeOf(result);
  // The log keeps an answer only when it is a record with an id.
  const fields = answered.includes('id') ? answered.filter((name) => name !== 'id' && name !== 'version') : [];
  const all = typeof audit === 'object' ? audit.only : fields;
  return all.filter((name) => !derived[tag]?.includes(name));
}

const loggedFields = everyOperation.flatMap(({ tag, operations }) =>
  Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    fieldsOf(tag, operation).map((field) => ({ tag, name, field })),
  ),
);

const isWord = (place: string) =>
  place.split('.').reduce<unknown>((within, step) => (within as Record<string, unknown> | undefined)?.[step], words);

test('there are fields to name', () => {
  expect(loggedFields.length).toBeGreaterThan(100);
});

test('every field that an entry may hold has a name in both languages', () => {
  const nameless = loggedFields.filter(({ tag, field }) => !placesOfField(tag, field).some(isWord));
  expect(nameless).toEqual([]);
});
