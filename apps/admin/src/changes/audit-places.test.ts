import { auditOf, loggedAs, type Operation, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { milligrams, quantity } from '@traiteur/contract/kitchen/ingredients.ts';
import { cents, centsSum, id } from '@traiteur/contract/statement/fields.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import { describe, expect, test } from 'vitest';
import { words } from '@traiteur/words/administration.ts';
import {
  codePlaceOf,
  countryFields,
  derivedFields,
  memberKeys,
  moneyFields,
  recordFields,
  thousandthFields,
} from './audit-fields.ts';
import { placesOfField, placesOfPart, selfEvident } from './audit-places.ts';

/** A schema as zod keeps it, whichever it is. */
interface Schema {
  shape?: Record<string, Schema>;
  _zod: {
    def: { type: string; innerType?: Schema; element?: Schema; out?: Schema; entries?: Record<string, string> };
  };
}

/** A schema without what wraps it: `null`, a default, a reading of text. */
function bare(schema: Schema): Schema {
  const { type, innerType, out } = schema._zod.def;
  if (innerType) return bare(innerType);
  return type === 'pipe' && out ? bare(out) : schema;
}

const shapeOf = (schema: unknown) => (schema as Schema | undefined)?.shape ?? {};

/** What an entry of that operation may hold. */
function fieldsOf(tag: string, operation: Operation): [field: string, schema: Schema][] {
  const audit = auditOf(operation);
  const { query, body, result } = operation;
  if (audit === 'none') return [];
  if (audit === 'call') return Object.entries(shapeOf(query));
  if (typeof audit === 'object')
    return Object.entries({ ...shapeOf(body), ...shapeOf(result) }).filter(([name]) => audit.only.includes(name));
  // The log keeps an answer only when it is a record with an id.
  const { id: number, version: _, ...fields } = shapeOf(result);
  return number ? Object.entries(fields).filter(([name]) => !derivedFields[tag]?.includes(name)) : [];
}

const loggedFields = everyOperation.flatMap((noun: Tagged) =>
  Object.entries(noun.operations).flatMap(([name, operation]) => {
    const { tag } = loggedAs(noun, name);
    return fieldsOf(tag, operation).map(([field, schema]) => ({ tag, name, field, schema }));
  }),
);

/** A field, or a part of one, that holds a single value or several alike. */
interface Leaf {
  at: string;
  tag: string;
  /** In which it stands, and its own name there. */
  field: string;
  name: string;
  schema: Schema;
}

function leavesOf({ schema: wrapped, ...leaf }: Leaf): Leaf[] {
  const schema = bare(wrapped);
  const { element } = schema._zod.def;
  if (element) return leavesOf({ ...leaf, schema: element });
  const parts = Object.entries(schema.shape ?? {});
  if (parts.length === 0) return [{ ...leaf, schema }];
  return parts.flatMap(([name, inner]) => leavesOf({ ...leaf, at: `${leaf.at}.${name}`, name, schema: inner }));
}

const leaves = loggedFields.flatMap(({ tag, name, field, schema }) =>
  leavesOf({ at: `${tag} ${name} ${field}`, tag, field, name: field, schema }),
);

/** They show as the name of their member, or say enough alone. */
const identifying = [...memberKeys, ...selfEvident];

const wordAt = (place: string) =>
  place.split('.').reduce<unknown>((within, step) => (within as Record<string, unknown> | undefined)?.[step], words);

test('there are fields to name', () => {
  expect(loggedFields.length).toBeGreaterThan(100);
  expect(leaves.length).toBeGreaterThan(loggedFields.length);
});

test('every field that an entry may hold has a name in both languages', () => {
  const nameless = loggedFields.filter(({ tag, field }) => !placesOfField(tag, field).some(wordAt));
  expect(nameless.map(({ tag, name, field }) => `${tag} ${name} ${field}`)).toEqual([]);
});

test('every part of a field has a name in both languages, as its form gives it', () => {
  const parts = leaves.filter(({ name, field }) => name !== field && !identifying.includes(name));
  expect(parts.length).toBeGreaterThan(50);
  const nameless = parts.filter(({ tag, name }) => !placesOfPart(tag, name).some(wordAt));
  expect(nameless.map(({ at }) => at)).toEqual([]);
});

describe('of all that an entry may hold', () => {
  test('thousandths are shown as what is typed', () => {
    const parts = leaves.filter(({ schema }) => [quantity, milligrams].some((part) => part === (schema as unknown)));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter(({ tag, name }) => !thousandthFields[tag]?.includes(name)).map(({ at }) => at)).toEqual([]);
  });

  test('amounts are shown as amounts', () => {
    const amounts = leaves.filter(({ schema }) =>
      [cents, centsSum].some((amountSchema) => amountSchema === (schema as unknown)),
    );
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts.filter(({ name }) => !moneyFields.includes(name)).map(({ at }) => at)).toEqual([]);
  });

  test('numbers of records are shown by name', () => {
    const numbers = leaves.filter(({ name, schema }) => (schema as unknown) === id && name !== 'id');
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter(({ name }) => !(name in recordFields)).map(({ at }) => at)).toEqual([]);
  });

  test('codes are shown in words', () => {
    const wordedLeaves = leaves.filter(({ name }) => !countryFields.includes(name));
    const codes = wordedLeaves.flatMap(({ at, tag, name, schema }) =>
      Object.values(schema._zod.def.entries ?? {}).map((code) => ({
        at: `${at} ${code}`,
        place: `${codePlaceOf(tag, name)}.${code}`,
      })),
    );
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter(({ place }) => !wordAt(place)).map(({ at }) => at)).toEqual([]);
  });

  test('what nobody writes is left out, but for what says something of its own', () => {
    const telling: Record<string, readonly string[]> = {
      allergens: ['position'],
      administrators: ['invited', 'linkExpiresAt', 'passwordChangedAt'],
      categories: ['position'],
      clients: ['eaters'],
      'house-settings': ['mailPasswordAt', 'stripeKeysAt'],
      sizes: ['position'],
      stations: ['position'],
      tags: ['position'],
    };
    const followed = everyOperation.flatMap(({ tag, operations }) => {
      const { create, update }: Record<string, Operation> = operations;
      const { result, body } = update ?? create ?? {};
      if (!result || !body) return [];
      const writtenFields = Object.keys(shapeOf(body));
      const remainingFields = Object.keys(shapeOf(result)).filter(
        (name) => !['id', 'version', ...writtenFields, ...(telling[tag] ?? [])].includes(name),
      );
      return remainingFields.length > 0 ? [[tag, remainingFields.sort()]] : [];
    });
    const stated = Object.entries(derivedFields).map(([tag, names]) => [tag, [...names].sort()]);
    expect(Object.fromEntries(followed)).toEqual(Object.fromEntries(stated));
  });

  test('members of a list are told apart by more than their place', () => {
    const lists = loggedFields.flatMap(({ tag, field, schema }) => {
      const members = bare(schema)._zod.def.element;
      const parts = Object.keys(members ? shapeOf(bare(members)) : {});
      return parts.length > 0 && !parts.some((part) => memberKeys.includes(part)) ? [`${tag} ${field}`] : [];
    });
    // They are short, and in the order in which somebody put them.
    expect([...new Set(lists)].sort()).toEqual([
      'products pictures',
      'recipes lines',
      'recipes steps',
      'tax-rates components',
    ]);
  });
});
