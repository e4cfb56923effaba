import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs after the calling test, or after the file when called outside of a test, also after a failure; in reverse order.
 * Vitest ignores an `afterAll` within a test without a warning.
 */
export function afterwards(work: () => unknown, timeout?: number): void {
  const end = async () => void (await work());
  if (TestRunner.getCurrentTest()) onTestFinished(end, timeout);
  else afterAll(end, timeout);
}
