import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterwards } from '../../apps/api/src/testing/afterwards.ts';
import { type DrillHouse, openDrillHouse } from './drill-house.ts';
import type { Flood, FloodOptions, FloodRequest } from './flood.ts';

/** Seconds. `npm run drill -- overload 60` asks for more, and holds the times too. */
const seconds = Number(process.env['DRILL'] ?? 4);
const isMeasured = process.env['DRILL'] !== undefined;
const times = 4;
/** Requests under way at once. */
const most = isMeasured ? 600 : 100;

/** A program beside this one, so that neither waits for the other. */
function openFlood() {
  const child = fork(join(import.meta.dirname, 'flood.ts'), { serialization: 'advanced' });
  afterwards(() => child.disconnect());
  return async (options: FloodOptions): Promise<Flood> => {
    child.send(options);
    const [result] = (await once(child, 'message')) as [Flood];
    return result;
  };
}

/** Of ten requests, six of clients who are signed in and four of strangers, two of those for pages that are drawn. */
async function crowdOf(house: DrillHouse): Promise<FloodRequest[]> {
  const { site } = await house.addresses();
  const { date } = house.slot();
  const names = Array.from({ length: 30 }, (_, number) => `Numéro ${number}`);
  const clients = await Promise.all(names.map((name) => house.client(name)));
  return clients.flatMap(({ token }, number) => [
    { kind: 'client', url: `${site}/api/own/orders`, token },
    { kind: 'client', url: `${site}/api/own/profile`, token },
    { kind: 'client', url: `${site}/api/own/orders`, token },
    { kind: 'stranger', url: `${site}/api/delivery-slots?postalCode=75020` },
    { kind: 'page', url: `${site}/carte/${date}?search=made${number}up` },
  ]);
}

/** A clerk's lists, one after the other until `end`, in milliseconds. */
async function clerkWaits({ addresses, token }: DrillHouse, end: Promise<unknown>): Promise<number[]> {
  const { api } = await addresses();
  const waits: number[] = [];
  let isOver = false;
  void end.finally(() => (isOver = true));
  while (!isOver) {
    const begin = performance.now();
    const answer = await fetch(`${api}/api/orders?limit=20`, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    expect(answer.status).toBe(200);
    waits.push(performance.now() - begin);
    await pause(20);
  }
  return waits.toSorted((a, b) => a - b);
}

const acceptedIn = ({ byKind }: Flood) => Object.values(byKind).reduce((sum, { accepted }) => sum + accepted, 0);

test(`${times} times what it can answer for ${seconds} seconds: a house refuses early, staff before strangers`, {
  timeout: 240_000 + seconds * 10_000,
}, async () => {
  const house = await openDrillHouse({ settings: { TRUST_PROXY: '127.0.0.1' } });
  const flood = openFlood();
  const requests = await crowdOf(house);
  await flood({ requests, seconds: Math.min(5, seconds), atOnce: 32 });
  const calm = await flood({ requests, seconds: Math.min(10, seconds), atOnce: 32 });
  const capacity = acceptedIn(calm) / calm.seconds;
  const flooding = flood({ requests, seconds, rate: Math.ceil(times * capacity), atOnce: most });
  const waits = await clerkWaits(house, flooding);
  const overloaded = await flooding;
  const clerkP99 = Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0);
  await pause(5000);
  const laterFlood = await flood({ requests, seconds: Math.min(5, seconds), rate: capacity / 2, atOnce: most });
  console.log(`Capacity ${capacity.toFixed(0)}/s; a clerk's ${waits.length} lists: p99 ${clerkP99} ms.`);
  console.log(JSON.stringify({ overloaded, laterFlood }, null, 1));
  for (const { refused, unexplained } of [overloaded, laterFlood].flatMap(({ byKind }) => Object.values(byKind))) {
    expect(Object.keys(refused).filter((status) => !['429', '503'].includes(status))).toEqual([]);
    expect(unexplained).toBe(0);
  }
  // A clerk is answered all the while, and what the house can do is done.
  expect(waits.length).toBeGreaterThan(0);
  expect(acceptedIn(overloaded)).toBeGreaterThan(0);
  if (!isMeasured) return;
  expect(acceptedIn(overloaded) / overloaded.seconds).toBeGreaterThan(capacity / 2);
  for (const { p99, refusedAfter } of Object.values(overloaded.byKind)) {
    expect(refusedAfter).toBeLessThan(3000);
    expect(p99).toBeLessThan(20_000);
  }
  expect(clerkP99).toBeLessThan(1500);
  expect(Object.values(laterFlood.byKind).flatMap(({ refused }) => Object.keys(refused))).toEqual([]);
});
