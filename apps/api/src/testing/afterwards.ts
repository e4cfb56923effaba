import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs a function when the caller is over, also after a failure: the test when it is called within one, else the whole file.
 * Functions run in reverse order. Vitest itself ignores an `afterAll` within a test without a warning.
 */
export function afterwards(work: () => unknown, timeout?: number): void {
  const end = async () => void (await work());
  if (TestRunner.getCurrentTest()) onTestFinished(end, timeout);
  else afterAll(end, timeout);
}
