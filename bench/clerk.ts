import { setTimeout as pause } from 'node:timers/promises';
import { type BenchRequest, newKey } from './works.ts';

/** Milliseconds between two requests. */
const pace = 25;

interface Program {
  origin: string;
  token: string;
}

/** Somebody of the house who works on while something else happens; works and their requests in turns. */
export function clerk({ origin, token }: Program, works: readonly (readonly BenchRequest[])[]) {
  let turn = 0;

  async function ask(): Promise<number> {
    const requests = works[turn % works.length] ?? [];
    const request = requests[Math.floor(turn++ / works.length) % requests.length];
    if (!request) throw new Error('the bench has no request for a clerk');
    const { method, path, body } = request;
    const start = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json', ...newKey() }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return performance.now() - start;
  }

  /** Milliseconds of each request. */
  return async function timesDuring(happening: () => Promise<unknown>): Promise<number[]> {
    const times: number[] = [];
    let isOver = false;
    const end = happening().finally(() => {
      isOver = true;
    });
    while (!isOver) {
      times.push(await ask());
      await pause(pace);
    }
    await end;
    return times;
  };
}
