import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addressLimit } from './address-limit.ts';

const limit = () => addressLimit({ burst: 3, perSecond: 1, most: 2 });
const outcome = (ask: () => void): unknown => {
  try {
    return ask();
  } catch (refusal) {
    return (refusal as { details: { retryAfter: number } }).details.retryAfter;
  }
};

test('an address may ask a few times at once, and then as often as seconds pass', () => {
  const count = limit();
  const answers = [0, 0, 0, 0, 500, 1000, 1000, 60_000].map((now) => outcome(() => count('192.0.2.1', now)));
  expect(answers).toEqual([undefined, undefined, undefined, 1, 1, undefined, 1, undefined]);
});

test('one address does not stop another', () => {
  const count = limit();
  for (let time = 0; time < 9; time++) outcome(() => count('192.0.2.1', 0));
  expect(outcome(() => count('192.0.2.2', 0))).toBe(undefined);
});

test('only so many addresses are remembered, the last that asked', () => {
  const count = limit();
  for (let time = 0; time < 9; time++) outcome(() => count('192.0.2.1', 0));
  for (const address of ['192.0.2.2', '192.0.2.3']) count(address, 0);
  expect(outcome(() => count('192.0.2.1', 0))).toBe(undefined);
});

test('whoever asks too often what anybody may ask is refused before the body is read', async () => {
  const { app } = await testApp();
  const ask = (path: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers: { 'content-type': 'application/json' },
      remoteAddress,
      payload: '{"broken',
    });
  for (let time = 0; time < 200; time++) await ask('login', '192.0.2.1');
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('refresh', '192.0.2.1')));
  const refusal = answers.find(({ statusCode }) => statusCode === 429);
  expect(refusal?.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('login', '192.0.2.2')).statusCode).toBe(400);
});
