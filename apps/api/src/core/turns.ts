import { fairLine } from './fair-line.ts';
import { Refusal } from './refusal.ts';

interface Line {
  atOnce: number;
  mostWaiting: number;
  mostOfOne?: number;
  /** Milliseconds to wait for a turn; no limit by default. */
  patience?: number;
}

/** Waiting work goes on by turns per name. @throws {Refusal} `not-ready`: too many wait, or a turn comes too late */
export function openTurns({ atOnce, mostWaiting, mostOfOne = mostWaiting, patience }: Line) {
  let busy = 0;
  const waiting = fairLine<() => void>();
  const waitFor = (forWhom: string) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(hurry);
        resolve();
      };
      const leave = () => {
        waiting.remove(forWhom, go);
        reject(tooBusy());
      };
      const hurry = patience === undefined ? undefined : setTimeout(leave, patience);
      waiting.add(forWhom, go);
    });

  return async <Result>(work: () => Promise<Result>, forWhom = ''): Promise<Result> => {
    if (busy < atOnce) busy++;
    else if (waiting.length() >= mostWaiting || waiting.lengthOf(forWhom) >= mostOfOne) throw tooBusy();
    else await waitFor(forWhom);
    try {
      return await work();
    } finally {
      const next = waiting.next();
      if (next) next();
      else busy--;
    }
  };
}

const tooBusy = () => new Refusal('not-ready', { retryAfter: 5 });
