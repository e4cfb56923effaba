import { expect, test, vi } from 'vitest';
import { openTurns } from './turns.ts';

test('no more than so many work at once, the others as they came, and too many are told to come again', async () => {
  const inTurn = openTurns({ atOnce: 2, mostWaiting: 3 });
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const works = gates.map(({ promise }, number) =>
    inTurn(async () => {
      begun.push(number);
      await promise;
      if (number === 0) throw new Error('burnt');
      return number;
    }),
  );
  await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({ code: 'not-ready' });
  expect(begun).toEqual([0, 1]);
  gates[0]?.resolve();
  await expect(works[0]).rejects.toThrow('burnt');
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(works.slice(1))).toEqual([1, 2, 3, 4]);
  expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
});

test('where work says for whom it is, each of them has a turn', async () => {
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 10 });
  const finishedNames: string[] = [];
  const work = (name: string) => inTurn(() => Promise.resolve(void finishedNames.push(name)), name.charAt(0));
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'b2'].map(work));
  expect(finishedNames).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('one name fills no line in which others wait too', async () => {
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 10, mostOfOne: 2 });
  const gate = Promise.withResolvers<void>();
  const works = ['a', 'a', 'a'].map((name) => inTurn(() => gate.promise, name));
  await expect(inTurn(() => gate.promise, 'a')).rejects.toMatchObject({ code: 'not-ready' });
  const another = inTurn(() => Promise.resolve('b'), 'b');
  gate.resolve();
  expect(await another).toBe('b');
  await Promise.all(works);
});

test('whose turn does not come in time is told when to come again, and is not in the way of the next', async () => {
  const inTurn = openTurns({ atOnce: 1, mostWaiting: 1, patience: 20 });
  const gate = Promise.withResolvers<void>();
  const first = inTurn(() => gate.promise);
  const work = vi.fn(() => Promise.resolve());
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'not-ready', details: { retryAfter: 5 } });
  const next = inTurn(() => Promise.resolve('done'));
  gate.resolve();
  expect(await next).toBe('done');
  await first;
  expect(work).not.toHaveBeenCalled();
});
