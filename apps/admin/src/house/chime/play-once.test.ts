import { storageOf } from '@traiteur/front/testing/storage.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playOnce } from './play-once.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) }));
afterEach(() => vi.useRealTimers());

/** Tabs of one browser, each with whether it may sound. */
async function ringIn(...tabs: boolean[]) {
  const storage = storageOf(new Map());
  let line: Promise<unknown> = Promise.resolve();
  const alone = <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
    const result = line.then(work);
    line = result;
    return result;
  };
  const play = vi.fn((mayPlay: boolean) => Promise.resolve(mayPlay));
  const answers = Promise.all(tabs.map((mayPlay) => playOnce(() => play(mayPlay), { alone, storage })));
  await vi.runAllTimersAsync();
  return { answers: await answers, played: play.mock.calls.filter(([mayPlay]) => mayPlay).length };
}

test('of several tabs one plays, whichever may', async () => {
  expect(await ringIn(true, true, true)).toEqual({ answers: [true, true, true], played: 1 });
  expect(await ringIn(false, true)).toEqual({ answers: [true, true], played: 1 });
});

test('where no tab may, each says so', async () => {
  expect(await ringIn(false, false)).toEqual({ answers: [false, false], played: 0 });
});
