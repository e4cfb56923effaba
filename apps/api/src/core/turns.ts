import { fairLine } from './fair-line.ts';
import { Refusal } from './refusal.ts';

interface Line {
  atOnce: number;
  /** How many may wait, and how many of them under one name. */
  mostWaiting: number;
  mostOfOne?: number;
  /** How long anybody waits for their turn, in milliseconds; for ever unless said. */
  patience?: number;
}

/**
 * Has work done so many at once, the others one after the other: as they came, or where they say for whom, one of each in turn.
 * @throws {Refusal} `not-ready`, from work that comes when too many wait, and from work whose turn does not come in time
 */
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
      // Its turn goes on to who is next.
      if (next) next();
      else busy--;
    }
  };
}

const tooBusy = () => new Refusal('not-ready', { retryAfter: 5 });
