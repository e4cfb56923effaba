import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from './client.ts';

const description = {
  paths: {
    '/api/own/orders': {
      get: { operationId: 'listOwnOrders', tags: ['own-orders'], parameters: [{ name: 'after', in: 'query' }] },
    },
  },
};
const page = { items: [], next: null, total: 0, totalIsEstimate: false };
const fetched = vi.fn((address: string) =>
  Promise.resolve(Response.json(address.endsWith('/swagger.json') ? description : page)),
);

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

async function loadedClient() {
  const client = createApiClient({ host: '', locale: () => 'fr', token: () => undefined });
  await client.load();
  return client;
}

test('a parameter goes to the address as the route names it', async () => {
  const { call } = await loadedClient();
  await call('own-orders', 'listOwnOrders', { after: 'place' });
  expect(fetched).toHaveBeenLastCalledWith('/api/own/orders?after=place', expect.anything());
});

test('a parameter that the route does not name does not compile, and is refused before anything is sent', async () => {
  const { call } = await loadedClient();
  // @ts-expect-error: a page is asked for by `after`.
  await expect(call('own-orders', 'listOwnOrders', { cursor: 'place' })).rejects.toThrow('has no parameter cursor');
  expect(fetched).toHaveBeenCalledTimes(1);
});
