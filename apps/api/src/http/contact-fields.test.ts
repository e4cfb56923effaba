import { orders } from '@traiteur/contract/orders/orders.ts';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from './json-schema.ts';

test('what tells how to reach a client is in the shape of an order for those alone who may', () => {
  const { result } = orders.operations.get;
  const namesIn = (withContact: boolean) => Object.keys(propertiesOf(jsonSchemaOf(result, 'output', withContact)));
  expect(namesIn(true).filter((name) => !namesIn(false).includes(name))).toEqual([
    'address',
    'billedCompany',
    'driverNote',
  ]);
  const { client } = propertiesOf(jsonSchemaOf(result, 'output', false));
  expect(Object.keys(propertiesOf(client ?? {}))).toEqual(['firstName', 'lastName', 'eaterId']);
});

const propertiesOf = (schema: object) => (schema as { properties: Record<string, object> }).properties;

test('the description says which fields are left out for who may not reach clients', () => {
  const { driverNote, kitchenNote } = propertiesOf(jsonSchemaOf(orders.operations.get.result, 'output'));
  expect([driverNote, kitchenNote]).toEqual([
    { type: 'string', description: 'Left out for callers who may not reach clients.' },
    { type: 'string' },
  ]);
});
