import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { Patience } from './patient-line.ts';
import { letStrangersWait } from './strangers.ts';
import { workInHand } from './work-in-hand.ts';

/** A server that writes down whom it has answered, and knows one of them. */
function countingHouse(patience?: Patience) {
  const app = Fastify();
  const answers: string[] = [];
  letStrangersWait(
    app,
    workInHand((authorization) => (authorization === 'claire' ? 'staff' : undefined)),
    patience,
  );
  app.all('/*', async ({ headers, ip, url }) => {
    answers.push(`${headers.authorization ?? ip}${url}`);
    return '';
  });
  const ask = (from: string, url: string) => app.inject({ url, remoteAddress: from });
  const send = (from: string, url: string) =>
    app.inject({ method: 'POST', url, remoteAddress: from, payload: { some: 'body' } }).then();
  const askKnown = (url: string) => app.inject({ url, headers: { authorization: 'claire' } });
  return { app, answers, ask, send, askKnown };
}

test('strangers are answered one by one, their addresses in turn, and who is known goes before them', async () => {
  const { answers, ask, askKnown } = countingHouse();
  const [firstAddress, secondAddress] = ['192.0.2.1', '192.0.2.2'];
  await Promise.all([
    ask(firstAddress, '/1'),
    ask(firstAddress, '/2'),
    ask(firstAddress, '/3'),
    ask(secondAddress, '/1'),
    ask(secondAddress, '/2'),
    askKnown('/'),
  ]);
  expect(answers).toEqual([
    'claire/',
    `${firstAddress}/1`,
    `${secondAddress}/1`,
    `${firstAddress}/2`,
    `${secondAddress}/2`,
    `${firstAddress}/3`,
  ]);
});

test('in each round of the loop one of them is, and what they sent waits for a round of its own', async () => {
  const { app, answers, send } = countingHouse();
  await app.ready();
  const requests = ['/1', '/2', '/3', '/4'].map((url) => send('192.0.2.1', url));
  const counts: number[] = [];
  while (answers.length < 4) {
    counts.push(answers.length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(requests);
  const steps = counts.slice(1).map((count, round) => count - (counts[round] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

test('an address of which very many wait is told to come again, and stops no other', async () => {
  const { ask } = countingHouse();
  const crowd = Array.from({ length: 501 }, () => ask('192.0.2.1', '/'));
  const [last, neighbour] = [ask('192.0.2.1', '/last'), ask('192.0.2.2', '/')];
  const codes = (await Promise.all([...crowd, last, neighbour])).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code !== 200)).toHaveLength(2);
  expect(codes.at(-1)).toBe(200);
});

test('while the first of an address waits too long, the next of it are told so at once, and no other', async () => {
  const { ask } = countingHouse({ room: 500, few: 0, usual: -1, longest: 60_000 });
  const answers = await Promise.all([ask('192.0.2.1', '/1'), ask('192.0.2.1', '/2'), ask('192.0.2.2', '/1')]);
  expect(answers.map(({ statusCode }) => statusCode === 200)).toEqual([true, false, true]);
  expect(answers[1]?.json()).toMatchObject({ code: 'not-ready' });
});

test('parts of a page are sent however long its address has waited', async () => {
  const { ask } = countingHouse({ room: 500, few: 0, usual: -1, longest: -1 });
  const paths = ['/assets/screen-1a2b.js', '/api/swagger.json', '/assets/look-3c4d.css', '/', '/api/orders'];
  const answers = await Promise.all(paths.map((path) => ask('192.0.2.1', path)));
  expect(answers.map(({ statusCode }) => statusCode === 200)).toEqual([true, true, true, false, false]);
});

test('whatever strangers ask of the database, seven of its ten connections are left to who is signed in', async () => {
  const { app, pool, ownerPool, signedIn } = await testApp();
  const { token } = await signedIn('manager');
  const lock = await ownerPool.connect();
  await lock.query('begin; lock table sign_in_attempts');
  const ask = (options: InjectOptions) => app.inject(options).then(({ statusCode }) => statusCode);
  const payload = { refresh_token: 'x'.repeat(43) };
  const strangers = Array.from({ length: 20 }, (_, number) =>
    ask({ method: 'POST', url: '/api/auth/refresh', payload, remoteAddress: `192.0.2.${number}` }),
  );
  const busyConnections = () => pool.totalCount - pool.idleCount;
  while (busyConnections() < 3) await pause(5);
  expect(await ask({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).toBe(200);
  expect([busyConnections(), pool.waitingCount]).toEqual([3, 0]);
  await lock.query('commit');
  lock.release();
  expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]));
});
