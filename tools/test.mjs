import { findBrowser } from './browser.mjs';
import { readCode } from './check.mjs';
import { buildFronts } from './fronts.mjs';
import { run } from './run.mjs';

/** Everything: the code read, then every test in one run, which closes with their count. Arguments choose tests, as vitest takes them. */
export async function test(args) {
  const failures = args.length > 0 ? 0 : await readCode();
  await buildFronts();
  const environment = { CHROME: await findBrowser(), FAILED_BEFORE: String(failures) };
  const code = await run('node', ['node_modules/vitest/vitest.mjs', 'run', ...args], environment);
  return failures > 0 ? 1 : code;
}
