import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { everyOperation } from '@traiteur/contract/operations.ts';
import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { afterwards } from '../testing/afterwards.ts';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';
import { noteSiteRequest } from './site-requests.ts';

const { app, db, signedIn, clientSignedIn } = await testApp();
const { marc } = await smallKitchen(db);
const site = createServer((request, response) => {
  noteSiteRequest(request);
  app.routing(request, response);
});
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
afterwards(() => void site.close());
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const ask = async (method: string, path: string, token?: string, body?: object) => {
  const headers = {
    connection: 'close',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};

const nouns: readonly Tagged[] = everyOperation;
const allOperations: Operation[] = nouns.flatMap(({ operations }) => Object.values(operations));

test('nobody, not even an owner, does at the address of the site what is the back office’s', async () => {
  const { token } = await signedIn('owner');
  const staff = allOperations.filter(({ scope }) => scope !== 'public' && scope !== 'signed-in' && scope !== 'client');
  expect(staff.length).toBeGreaterThan(100);
  // One of each scope: the door is the same for all that ask for it.
  for (const { method, path } of new Map(staff.map((operation) => [operation.scope, operation])).values())
    expect([method, path, ...(await ask(method, path.replaceAll(/\{\w+\}/g, '1'), token))]).toEqual([
      method,
      path,
      404,
      'not-found',
    ]);
});

test('nor does anybody sign in to it there', async () => {
  const credentials = { email: 'owner@example.com', password: 'une quiche aux poireaux' };
  expect(await ask('POST', '/auth/login', undefined, credentials)).toEqual([404, 'not-found']);
  expect(await ask('POST', '/auth/refresh', undefined, {})).toEqual([404, 'not-found']);
  expect(await ask('GET', '/provider-sign-ins/providers')).toEqual([404, 'not-found']);
});

test('the description that is read there tells of nothing else, whoever reads it', async () => {
  const { token } = await signedIn('owner');
  const answer = await fetch(`${origin}/api/swagger.json`, { headers: { authorization: `Bearer ${token}` } });
  const { paths } = (await answer.json()) as { paths: Record<string, object> };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/menus', '/api/auth/client/login', '/api/auth/user']),
  );
  for (const path of ['/api/orders', '/api/clients', '/api/auth/login']) expect(Object.keys(paths)).not.toContain(path);
});

test('visitors and clients do what is theirs', async () => {
  const { token } = await clientSignedIn(marc.clientId);
  const credentials = { email: 'nobody@example.com', password: 'une quiche aux poireaux' };
  expect(await ask('POST', '/auth/client/login', undefined, credentials)).toEqual([401, 'wrong-credentials']);
  expect(await ask('GET', '/menus')).toEqual([200, undefined]);
  expect(await ask('GET', '/own/profile', token)).toEqual([200, undefined]);
  expect(await ask('GET', '/auth/user', token)).toEqual([200, undefined]);
});
