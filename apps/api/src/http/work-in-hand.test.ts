import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { afterwards } from '../testing/afterwards.ts';
import { letStrangersWait } from './strangers.ts';
import { workInHand } from './work-in-hand.ts';

const patience = { room: 10, few: 0, usual: 60_000, longest: 60_000 };

/** Works for one request at a time, and for each until it is told that it may end. */
function busyHouse(clientPatience = patience) {
  const app = Fastify();
  afterwards(() => app.close());
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const kinds = new Map([['claire', 'staff' as const], ...['marc', 'ines'].map((name) => [name, 'client'] as const)]);
  const work = workInHand((authorization = '') => kinds.get(authorization), {
    most: 1,
    patience: { staff: patience, client: clientPatience },
  });
  letStrangersWait(app, work);
  app.all('/*', async ({ headers }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push(headers.authorization ?? 'stranger');
    ends.push(resolve);
    await promise;
    return {};
  });
  const ask = (authorization?: string) =>
    app.inject({ url: '/', ...(authorization && { headers: { authorization } }) }).then();
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { app, begun, ask, endNext };
}

test('where more is asked than can be worked on, the house goes before its clients, and those by turns', async () => {
  const { begun, ask, endNext } = busyHouse();
  const answers = ['marc', 'marc', 'marc', 'ines', 'claire'].map(ask);
  for (let count = 0; count < answers.length; count++) await endNext();
  await Promise.all(answers);
  expect(begun).toEqual(['marc', 'claire', 'marc', 'ines', 'marc']);
});

test('a stranger waits for none of them', async () => {
  const { begun, ask, endNext } = busyHouse();
  const answers = [ask('marc'), ask('marc'), ask()];
  await expect.poll(() => begun).toEqual(['marc', 'stranger']);
  for (let count = 0; count < answers.length; count++) await endNext();
  await Promise.all(answers);
});

test('who would wait too long is told so at once, and only they', async () => {
  const { begun, ask, endNext } = busyHouse({ ...patience, usual: -1 });
  const [first, waiting] = [ask('marc'), ask('marc')];
  expect((await ask('marc')).json()).toMatchObject({ code: 'not-ready' });
  const neighbour = ask('ines');
  for (let count = 0; count < 3; count++) await endNext();
  expect((await Promise.all([first, waiting, neighbour])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(begun).toEqual(['marc', 'marc', 'ines']);
});

test('whose turn comes too late is told so then', async () => {
  const { ask, endNext } = busyHouse({ ...patience, longest: -1 });
  const [staff, client] = [ask('claire'), ask('marc')];
  await endNext();
  expect((await staff).statusCode).toBe(200);
  expect((await client).json()).toMatchObject({ code: 'not-ready' });
});

test('a body that never comes keeps nobody waiting', async () => {
  const { app, ask, endNext } = busyHouse();
  const line = connect(Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port), '127.0.0.1');
  await once(line, 'connect');
  line.write(
    'POST / HTTP/1.1\r\nHost: house\r\nAuthorization: marc\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  const answer = ask('marc');
  await endNext();
  expect((await answer).statusCode).toBe(200);
  line.destroy();
});
