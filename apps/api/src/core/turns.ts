import { fairLine } from './fair-line.ts';
import { Refusal } from './refusal.ts';

/**
 * Has work done so many at once, the others one after the other: as they came, or where they say for whom, one of each in turn.
 * @throws {Refusal} `not-ready`, from work that comes when too many wait
 */
export function takeTurns(atOnce: number, mostWaiting: number) {
  let busy = 0;
  const waiting = fairLine<() => void>();
  return async <Result>(work: () => Promise<Result>, forWhom = ''): Promise<Result> => {
    if (busy < atOnce) busy++;
    else if (waiting.length() >= mostWaiting) throw new Refusal('not-ready');
    else await new Promise<void>((resolve) => waiting.add(forWhom, resolve));
    try {
      return await work();
    } finally {
      const next = waiting.next();
      // Its turn goes on to who is next.
      if (next) next();
      else busy--;
    }
  };
}
