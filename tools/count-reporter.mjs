import { stripVTControlCharacters } from 'node:util';
import { closingLine } from './closing-line.mjs';

/**
 * Counts the tests and names those that failed. The runner prints that after its check for leftovers; without a runner
 * this reporter does.
 *
 * @implements {import('vitest/node').Reporter}
 */
export default class CountReporter {
  async onTestRunEnd(modules, errors) {
    const states = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    const failures = errors.map((error) => failureOf('outside the tests', [error]));
    const failedFiles = errors.map(() => '');
    for (const module of modules) {
      // A file that could not be loaded counts as a failure.
      if (module.errors().length > 0) {
        states.failed += 1;
        failures.push(failureOf(module.relativeModuleId, module.errors()));
        failedFiles.push(module.relativeModuleId);
      }
      for (const test of module.children.allTests()) {
        const result = test.result();
        states[result.state] += 1;
        if (result.state !== 'failed') continue;
        failures.push(failureOf(`${module.relativeModuleId} > ${test.fullName}`, result.errors));
        failedFiles.push(module.relativeModuleId);
      }
    }
    const { passed, failed, skipped, pending } = states;
    const count = { passed, failed, skipped: skipped + pending, failures, failedFiles };
    if (process.send) await new Promise((resolve) => process.send(count, resolve));
    else process.once('exit', (code) => console.log([...failures, closingLine(count, { failed: 0, code })].join('\n')));
  }
}

/** Characters of an error: its sentence, and what a browser was waiting for. */
const longest = 400;

/** One line, so that the end of a long output tells what failed. */
function failureOf(name, [error]) {
  const sentence = stripVTControlCharacters(error?.message ?? '').replaceAll(/\s*\n\s*/g, ' | ');
  return `FAILED ${name}: ${sentence.slice(0, longest)}`;
}
