import { closingLine } from './closing-line.mjs';

/**
 * Counts the tests, for the line that closes a run: the runner prints it once it has looked at what the run left, and without a runner we do.
 *
 * @implements {import('vitest/node').Reporter}
 */
export default class CountReporter {
  async onTestRunEnd(modules, errors) {
    const states = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      // A file that could not be loaded counts as a failure.
      if (module.errors().length > 0) states.failed += 1;
      for (const test of module.children.allTests()) states[test.result().state] += 1;
    }
    const { passed, failed, skipped, pending } = states;
    const count = { passed, failed, skipped: skipped + pending };
    if (process.send) await new Promise((resolve) => process.send(count, resolve));
    else process.once('exit', (code) => console.log(closingLine(count, { failed: 0, code })));
  }
}
