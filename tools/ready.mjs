// What every npm script goes through: a recent Node, the dependencies, then the work. Runs on any Node from 18.
import { audit } from './audit.mjs';
import { presentBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { buildFronts, buildProgram } from './fronts.mjs';
import { install } from './install.mjs';
import { preferRecentNode } from './node.mjs';
import { root, run, runTogether, Stop } from './run.mjs';
import { test } from './test.mjs';

const noWarning = '--disable-warning=ExperimentalWarning';
/** Megabytes (docs/performance.md says what they give). */
const ofLittleMemory = ['--max-semi-space-size=4', '--max-old-space-size=768'];
const vite = 'node_modules/vite/bin/vite.js';

const commands = {
  async start() {
    await Promise.all([buildFronts(), buildProgram()]);
    return run('node', [noWarning, ...ofLittleMemory, 'apps/api/dist/main.js'], {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: '.cache/compiled',
      MALLOC_ARENA_MAX: '2',
    });
  },
  async dev() {
    // The server renders the site from its sources. It serves the built administration; Vite serves the edited one.
    await buildFronts();
    return runTogether([
      ['node', [noWarning, '--watch', 'apps/api/src/main.ts', '--develop']],
      ['node', [vite, 'apps/admin']],
    ]);
  },
  'let-in': (args) => run('node', [noWarning, 'apps/api/src/commands/let-in.ts', ...args]),
  restore: (args) => run('node', [noWarning, 'apps/api/src/commands/restore.ts', ...args]),
  verify: (args) => run('node', [noWarning, 'apps/api/src/commands/verify.ts', ...args]),
  sequences: ([count = '500']) =>
    run('node', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'sequences.test'], { SEQUENCES: count }),
  day([orders = '40']) {
    process.env.ORDERS = orders;
    return test(['--project', 'browser', 'by-keyboard']);
  },
  drill([name = '', count = '30', ...filter]) {
    process.env.DRILL = count;
    return test(['--project', 'api', `tools/drills/${name}`, ...filter.flatMap((word) => ['-t', word])]);
  },
  mutants: (args) => run('node', [noWarning, 'tools/mutants.mjs', ...args]),
  check: () => check(),
  audit: () => audit(),
  test: (args) => test(args),
  'test-all': () => test([], { isWhole: true }),
  async bench(args) {
    if (!args.includes('--site')) return run('node', [noWarning, 'bench/bench.ts', ...args]);
    await buildFronts();
    const browser = presentBrowser();
    return run('node', [noWarning, 'bench/bench.ts', ...args], browser ? { CHROME: browser } : {});
  },
  async siege(args) {
    await buildFronts();
    return run('node', [noWarning, 'bench/siege.ts', ...args]);
  },
};

process.chdir(root);
process.exitCode = await ready(process.argv[2], process.argv.slice(3));

async function ready(name, args) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new Stop(`Say one of: ${Object.keys(commands).join(', ')}.`);
    await preferRecentNode();
    await install();
    return await command(args);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return 1;
  }
}
