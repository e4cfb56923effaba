import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyOperation } from '../operations.ts';
import { contactFieldsOf, hidesContact, withoutContact } from './contact-fields.ts';
import { forContact } from './fields.ts';
import type { Tagged } from './operation.ts';

const client = z.object({ name: z.string(), phone: forContact(z.string()) });
const noor = { name: 'Noor', phone: '06 12 34 56 78' };
const noorUnreached = { name: 'Noor' };
const street = { kind: 'street', street: 'rue Ronde' } as const;
const place = z.union([
  z.object({ kind: z.literal('street'), street: forContact(z.string()) }),
  z.object({ kind: z.literal('pick-up'), at: z.string() }),
]);

test.each<[string, z.core.$ZodType, unknown, unknown, string[]]>([
  ['an object', client, noor, noorUnreached, ['phone']],
  ['an array', z.array(client), [noor], [noorUnreached], ['0.phone']],
  ['what may be null', z.nullable(client), noor, noorUnreached, ['phone']],
  ['a default', z._default(client, { name: '' }), noor, noorUnreached, ['phone']],
  ['a record', z.record(z.string(), client), { first: noor }, { first: noorUnreached }, ['first.phone']],
  ['one of several shapes', place, street, { kind: 'street' }, ['street']],
  ['another of them', place, { kind: 'pick-up', at: 'Est' }, { kind: 'pick-up', at: 'Est' }, []],
  ['a list or one', z.union([z.array(client), client]), [noor], [noorUnreached], ['0.phone']],
  [
    'two shapes at once',
    z.intersection(client, z.object({ id: z.int() })),
    { id: 1, ...noor },
    { id: 1, name: 'Noor' },
    ['phone'],
  ],
  [
    'a text that is read',
    z.pipe(
      z.transform((text: unknown) => text),
      client,
    ),
    noor,
    noorUnreached,
    ['phone'],
  ],
  ['a shape that is said later', z.lazy(() => client), noor, noorUnreached, ['phone']],
  ['a mark within a wrapper', z.object({ phone: z.nullable(forContact(z.string())) }), { phone: '06' }, {}, ['phone']],
])('how to reach a client is found and left out of %s', (_, schema, value, unreached, fields) => {
  expect(withoutContact(schema, value)).toEqual(unreached);
  expect(contactFieldsOf(schema, value)).toEqual(fields);
});

test('a value without parts stays as it is', () => {
  const schema = z.object({ at: z.date(), any: z.unknown(), rows: z.record(z.string(), z.unknown()) });
  const value = { at: new Date(0), any: { phone: '06' }, rows: { first: { phone: '06' } } };
  expect(withoutContact(schema, value)).toEqual(value);
});

test('a shape that is not looked through holds no such field, or nothing is answered at all', () => {
  const clients = z.object({ all: z.set(client) });
  expect(hidesContact(clients)).toBe(true);
  expect(() => withoutContact(clients, { all: new Set([noor]) })).toThrow('a set');
  expect(() => contactFieldsOf(clients, { all: new Set([noor]) })).toThrow('a set');
});

test('no operation hides how to reach a client from what leaves it out', () => {
  const shapes = everyOperation.flatMap(({ tag, operations }: Tagged) =>
    Object.entries(operations).flatMap(([name, { params, query, body, result }]) =>
      [params, query, body, result].flatMap((shape) => (shape ? [{ at: `${tag} ${name}`, shape }] : [])),
    ),
  );
  expect(shapes.length).toBeGreaterThan(100);
  expect(shapes.filter(({ shape }) => hidesContact(shape)).map(({ at }) => at)).toEqual([]);
});
