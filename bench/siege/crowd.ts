import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { HostileRequest } from './hostile-bodies.ts';

export interface CrowdOptions {
  origin: string;
  connections: number;
  seconds: number;
  requests: HostileRequest[];
}

/** In milliseconds. */
export interface Waits {
  requests: number;
  median: number;
  p99: number;
  longest: number;
}

export async function crowd(options: CrowdOptions, token: string): Promise<{ answered: number; clerk: Waits }> {
  const child = fork(join(import.meta.dirname, 'attacker.ts'), { serialization: 'advanced' });
  const attack = new Promise<number>((resolve, reject) => {
    child.once('message', (answers: number) => resolve(answers));
    child.once('exit', () => reject(new Error('The attacker has ended by itself.')));
  });
  child.send(options);
  const clerk = await clerkWaits(options.origin, token, attack);
  const answers = await attack;
  child.disconnect();
  return { answered: answers, clerk };
}

export async function clerkWaits(
  origin: string,
  token: string,
  end: Promise<unknown>,
  path = '/api/orders',
): Promise<Waits> {
  const waits: number[] = [];
  let isOver = false;
  const over = end.finally(() => (isOver = true));
  while (!isOver) {
    const start = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`The clerk is answered ${answer.status}.`);
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await over;
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
  return { requests: waits.length, median: at(0.5), p99: at(0.99), longest: at(1) };
}
