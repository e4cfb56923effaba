import { expect, test } from 'vitest';
import { watchAbsence } from './absence.ts';

/** A server that is asked, and answers or fails when the test says so. */
function askedServer() {
  const questions: PromiseWithResolvers<void>[] = [];
  const lines: string[] = [];
  const ask = () => questions[questions.push(Promise.withResolvers<void>()) - 1]?.promise ?? Promise.resolve();
  return { questions, lines, absence: watchAbsence({ ask, log: (line) => lines.push(line) }) };
}

test('a connection that broke by itself is no news', async () => {
  const { questions, lines, absence } = askedServer();
  const look = absence.lookAgain();
  questions[0]?.resolve();
  await look;
  expect(lines).toEqual([]);
});

test('a server whose last connection answered while the others were ended is asked once more, and missed', async () => {
  const { questions, lines, absence } = askedServer();
  const look = absence.lookAgain();
  void absence.lookAgain();
  questions[0]?.resolve();
  await expect.poll(() => questions.length).toBe(2);
  questions[1]?.reject(new Error('nobody is there'));
  await expect
    .poll(() => lines)
    .toEqual(['The server of DATABASE_URL does not answer (nobody is there): asking again until it does.']);
  await expect.poll(() => questions.length).toBe(3);
  questions[2]?.resolve();
  await look;
  expect(lines[1]).toBe('The server of DATABASE_URL answers again.');
  absence.stop();
});
