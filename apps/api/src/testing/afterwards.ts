import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Does that once what calls is over, whether it succeeded or not: the test when called within one, else the whole file. What is named
 * last is done first. Vitest itself passes over an `afterAll` that is named within a test, without a word.
 */
export function afterwards(work: () => unknown, timeout?: number): void {
  const end = async () => void (await work());
  if (TestRunner.getCurrentTest()) onTestFinished(end, timeout);
  else afterAll(end, timeout);
}
