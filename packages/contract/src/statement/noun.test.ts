import { expect, expectTypeOf, test } from 'vitest';
import { allergenInput, allergens, type Allergen } from '../catalogue/allergens.ts';
import type { ApiClient } from '../wire/client.ts';
import { operationIdOf, operationsOf } from './operation.ts';

/** Never called: TypeScript checks it, and that is the test. */
const calls = ({ call, offers }: ApiClient) => [
  () => call('allergens', 'get', { id: 3 }),
  () => offers('allergens', 'remove'),
  // @ts-expect-error: no such tag
  () => call('alergens', 'get', { id: 3 }),
  // @ts-expect-error: no such verb
  () => call('allergens', 'getAllergen', { id: 3 }),
  // @ts-expect-error: orders are placed, not created
  () => offers('orders', 'create'),
  // @ts-expect-error: no such parameter
  () => call('allergens', 'get', { slug: 'sesame' }),
  // @ts-expect-error: no such sort
  () => call('allergens', 'list', { sort: 'colour' }),
  // @ts-expect-error: a body without its version
  () => call('allergens', 'update', { id: 3 }, { name: { fr: '', en: '' }, slug: '', code: '', active: true }),
  // @ts-expect-error: verbs need the noun's names
  () => operationsOf('allergens', { list: allergens.operations.list }),
];

test('a noun says its five operations by verbs, and its own names make their names in the description', () => {
  expect(Object.keys(allergens.operations).map((verb) => operationIdOf(allergens, verb))).toEqual([
    'listAllergens',
    'getAllergen',
    'createAllergen',
    'updateAllergen',
    'removeAllergen',
    'updateAllergenPosition',
    'exportAllergens',
    'mergeAllergens',
  ]);
  expect(operationIdOf(allergens, 'confirmOrder')).toBe('confirmOrder');
});

test('what a noun takes and answers keeps its type', () => {
  expectTypeOf(calls).returns.items.toBeFunction();
  expectTypeOf(allergens.operations.create.body).toEqualTypeOf<typeof allergenInput>();
  type Answered = Awaited<ReturnType<typeof getAllergen>>;
  expectTypeOf<Answered>().toEqualTypeOf<Allergen>();
});

declare const client: ApiClient;
const getAllergen = () => client.call('allergens', 'get', { id: 3 });
