import { orders } from '@traiteur/contract/orders/orders.ts';
import { salesQuery } from '@traiteur/contract/money/sales-report.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { addressWithQuery, checkedQuery, type QueryChange } from './use-query-in-address.ts';

const ordersQuery = orders.operations.list.query;

test('what a query takes is left as the address writes it', () => {
  const address = { status: 'confirmed,ready', zoneId: '3', sort: '-number' };
  expect(checkedQuery(ordersQuery, address)).toEqual(address);
});

test.each([
  ['a name that the query does not know', { statuss: 'ready' }],
  ['a value that is none of its choices', { status: 'lost' }],
  ['nothing', { zoneId: '' }],
  ['several wrong ones at once', { zoneId: 'est', deliveryFrom: '2026-02-30', page: '2' }],
])('%s is left out', (_, address) => {
  expect(checkedQuery(ordersQuery, { ...address, search: 'Inès' })).toEqual({ search: 'Inès' });
});

test.each([
  [{ from: '2026-11-01' }],
  [{ to: '2026-11-01' }],
  [{ from: '2026-11-02', to: '2026-11-01' }],
  [{ from: '2020-11-02', to: '2026-11-01' }],
  [{ from: '2026-02-30', to: '2026-03-01', page: '2' }],
])('a period of which %o is all that can be read is left out as a whole', (address) => {
  expect(checkedQuery(salesQuery, { ...address, group: 'week' })).toEqual({ group: 'week' });
});

test('a filter that the query does not have does not compile', () => {
  expectTypeOf<{ status: 'ready' }>().toExtend<QueryChange<typeof ordersQuery>>();
  // @ts-expect-error: no such filter
  const wrong: QueryChange<typeof ordersQuery> = { statuss: 'ready' };
  expect(checkedQuery(ordersQuery, wrong as Record<string, string>)).toEqual({});
});

test('an address asks for what its screen reads, and for nothing that the query does not have', () => {
  expect(addressWithQuery('/commandes', ordersQuery, { status: 'failed', zoneId: '3' })).toBe(
    '/commandes?status=failed&zoneId=3',
  );
  expect(addressWithQuery('/commandes', ordersQuery, {})).toBe('/commandes');
  // @ts-expect-error: no such filter
  expect(addressWithQuery('/commandes', ordersQuery, { statuss: 'failed' })).toBe('/commandes');
});

test('names that every object has are left out like any other that the query does not know', () => {
  const address = Object.fromEntries(new URLSearchParams('search=Inès&toString=x&constructor=y&__proto__=z'));
  expect(checkedQuery(ordersQuery, address)).toEqual({ search: 'Inès' });
});
