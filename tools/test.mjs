import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { readCode } from './check.mjs';
import { closingLine } from './closing-line.mjs';
import { buildFronts, buildProgram } from './fronts.mjs';
import { clearLeftovers, makeRunFolder } from './leftovers.mjs';
import { root, run } from './run.mjs';
import { afterSecondRun, filesToRepeat } from './second-run.mjs';

/**
 * The tests in one run, beside the checks of the code, then a check for leftovers and the count. Arguments choose
 * tests, as vitest takes them, also among those that take long (`long-tests.ts`).
 *
 * @param {string[]} args
 * @param {{ isWhole?: boolean }} [options] `isWhole` without arguments: those that take long too
 */
export async function test(args, { isWhole = args.length > 0 } = {}) {
  const reading = args.length > 0 ? 0 : readCode();
  if (isWhole) process.env.TESTS = 'all';
  const [browser] = await Promise.all([findBrowser(), buildFronts(), buildProgram()]);
  const folder = makeRunFolder();
  process.env.TMPDIR = folder;
  let { code, count } = await runVitest(args, browser);
  const lateFiles = args.length > 0 ? [] : filesToRepeat(count);
  if (lateFiles.length > 0) {
    console.log(`Once more, with nothing beside it: ${lateFiles.join(', ')}`);
    await reading;
    const second = await runVitest(lateFiles, browser);
    count = afterSecondRun(count, second.count);
    code = second.code;
  }
  const leftovers = await clearLeftovers(folder);
  for (const sentence of [...(count?.failures ?? []), ...leftovers]) console.log(sentence);
  const failedReading = await reading;
  const failureCount = failedReading + leftovers.length;
  console.log(closingLine(count, { failed: failureCount, code }));
  return failureCount > 0 ? 1 : code;
}

/** Its exit code, and the count of its tests where it came to its end. */
async function runVitest(args, browser) {
  let count;
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...args];
  // Programs that start one after the other share what Node has compiled of them.
  const environment = { CHROME: browser, NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
  const code = await run('node', vitest, environment, (finalCount) => (count = finalCount));
  return { code, count };
}
