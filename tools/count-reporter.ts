import type { Reporter, TestModule } from 'vitest/node';

/** Steps that failed before the tests ran, such as types: the last line must not read as a success. */
const failedBefore = Number(process.env.FAILED_BEFORE ?? 0);

/** Closes a run with one plain line for people and scripts: `12 passed, 0 failed, 1 skipped`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length + failedBefore, skipped: 0, pending: 0 };
    for (const module of modules) {
      // A file that could not be loaded ran no test, and is no success.
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) count[test.result().state] += 1;
    }
    const skipped = count.skipped + count.pending;
    process.once('exit', (code) => {
      // A run that fails without a failed test, as when nothing could be set up, must not read as a success.
      const failed = code === 0 ? count.failed : Math.max(1, count.failed);
      console.log(`${count.passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    });
  }
}
