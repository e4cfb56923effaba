import { runQuietly } from './run.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';

const reading = {
  format: ['node', ['node_modules/@biomejs/biome/bin/biome', 'format', '.']],
  // The linter asks TypeScript's own compiler about types: in one go it also tells what that finds wrong.
  'types, lint': ['node', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', '.']],
};
/** Compiler and linter are written in Go, which otherwise spends a seventh of their work on collecting garbage. */
const environment = { GOGC: '400' };
const unit = { 'unit tests, arrows': ['node', [vitest, 'run', '--project', 'unit']] };

/** All that needs neither database nor browser. */
export async function check() {
  return (await steps({ ...reading, ...unit })) === 0 ? 0 : 1;
}

/** Runs the checks that execute no tests; answers how many failed. */
export function readCode() {
  return steps(reading);
}

/** Runs the steps side by side: a line for each, and all that the failed ones printed. */
async function steps(checks) {
  const width = Math.max(...Object.keys(checks).map((name) => name.length));
  const failures = await Promise.all(
    Object.entries(checks).map(async ([name, [program, args]]) => {
      const start = Date.now();
      const { code, output } = await runQuietly(program, args, { environment });
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`${name.padEnd(width)}  ${code === 0 ? 'ok    ' : 'FAILED'}  ${seconds} s`);
      return code === 0 ? [] : [`\n${name}\n${output.trim()}`];
    }),
  );
  for (const failure of failures.flat()) console.log(failure);
  return failures.flat().length;
}
