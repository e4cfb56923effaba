import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { requestIdsBy } from './request-ids.ts';

const proxies = '10.0.0.0/8, 192.0.2.7,2001:db8::/32';

const idFor = (remoteAddress: string, id: string | string[], trustProxy = proxies) =>
  requestIdsBy(trustProxy)({ headers: { 'x-request-id': id }, socket: { remoteAddress } as Socket });

test.each(['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8::9'])('%s is a proxy: its id stays', (address) => {
  expect(idFor(address, 'edge-4f2a91c0')).toBe('edge-4f2a91c0');
});

test.each(['11.1.2.3', '192.0.2.8', '2001:db9::9', ''])('%s is no proxy: its id is not believed', (address) => {
  expect(idFor(address, 'edge-4f2a91c0')).toMatch(/^[0-9a-f-]{36}$/);
});

test('without a proxy nobody is believed, and a proxy not about what is no id', () => {
  expect(idFor('10.1.2.3', 'edge-4f2a91c0', '')).not.toBe('edge-4f2a91c0');
  for (const id of ['short', 'x'.repeat(65), 'with space', '{"msg":"forged"}', 'é'.repeat(9)])
    expect(idFor('10.1.2.3', id)).not.toBe(id);
});

test('every answer has an id: of an operation, of nothing, and of an address that is none', async () => {
  const { host } = await testApp({ trustProxy: '127.0.0.1' });
  for (const path of ['/api/tags', '/api/nothing', '/api/clients/%zz']) {
    const ownAnswer = await fetch(host + path);
    expect(ownAnswer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const passed = await fetch(host + path, { headers: { 'x-request-id': 'edge-4f2a91c0' } });
    expect(passed.headers.get('x-request-id')).toBe('edge-4f2a91c0');
    const { requestId } = (await passed.json()) as { requestId: string };
    expect(requestId).toBe('edge-4f2a91c0');
  }
});
