import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { HostileRequest } from './hostile-bodies.ts';

export interface CrowdOptions {
  origin: string;
  connections: number;
  seconds: number;
  requests: HostileRequest[];
}

export interface CrowdResult {
  /** Hostile requests that were answered. */
  answered: number;
  /** Of the orders' first page, in milliseconds, while they were. */
  clerk: { requests: number; median: number; p99: number };
}

/** Has that many connections ask without rest while a clerk turns to the list of orders now and then, and says how long the clerk waits. */
export async function crowd(options: CrowdOptions, token: string): Promise<CrowdResult> {
  const child = fork(join(import.meta.dirname, 'attacker.ts'), { serialization: 'advanced' });
  const over = new Promise<number>((resolve, reject) => {
    child.once('message', (answered: number) => resolve(answered));
    child.once('exit', () => reject(new Error('The attacker has ended by itself.')));
  });
  child.send(options);
  const waits: number[] = [];
  let isOver = false;
  const attack = over.finally(() => (isOver = true));
  while (!isOver) {
    const start = performance.now();
    const answer = await fetch(`${options.origin}/api/orders`, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`The clerk is answered ${answer.status}.`);
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const answered = await attack;
  child.disconnect();
  waits.sort((one, other) => one - other);
  const at = (share: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
  return { answered, clerk: { requests: waits.length, median: at(0.5), p99: at(0.99) } };
}
