import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app, signedIn } = await testApp();
const owner = await signedIn('owner');

const list = async (path: string, sort: string, cursorText: string) => {
  const url = `/api/${path}?${new URLSearchParams({ sort, after: cursorText })}`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } });
  return { status: answer.statusCode, ...answer.json<{ code?: string; field?: string }>() };
};

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.each([
  ['orders', 'number', '7', 2 ** 31],
  ['orders', 'number', '7', 0],
  ['orders', 'number', '7', 1.5],
  ['orders', 'number', '2147483648', 7],
  ['orders', 'number', 'seven', 7],
  ['orders', 'delivery', 'tomorrow', 7],
  ['orders', 'delivery', '2026-02-31', 7],
  ['orders', 'delivery', '0000-01-01', 7],
  ['orders', 'delivery', '', 7],
  ['products', 'name', 'Dahl\u0000', 7],
  ['delivery-schedules', 'weekday', '9999999999', 7],
  ['delivery-configurations', 'effectiveFrom', '2026-11-25', 7],
  ['delivery-configurations', 'effectiveFrom', '2026-11-25 25:00:00+00', 7],
  ['delivery-configurations', 'effectiveFrom', '0000-11-25 10:00:00+00', 7],
  ['delivery-configurations', 'effectiveFrom', '2026-11-25 10:00:00+99', 7],
])('the list of %s by %s refuses a cursor of %j and %d that it never made', async (path, sort, key, id) => {
  expect(await list(path, sort, cursor(sort, key, id))).toMatchObject({
    status: 422,
    code: 'invalid-input',
    field: 'after',
  });
});

test.each([
  ['orders', 'number', '7'],
  ['orders', '-delivery', '2026-11-25'],
  ['products', 'name', ''],
  ['delivery-configurations', '-effectiveFrom', '2026-11-25 10:00:00.123456+05:30'],
])('the list of %s by %s goes on from %s', async (path, sort, key) => {
  expect(await list(path, sort, cursor(sort, key, 7))).toMatchObject({ status: 200 });
});
