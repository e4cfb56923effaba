import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { longTests } from './tools/long-tests.ts';

/** On a busy machine a condition takes long; what it meets instead is told before its test is out of time. */
const patience = (testTimeout: number) => ({ testTimeout, expect: { poll: { timeout: 0.8 * testTimeout } } });

/** Not only what a quick run looks at. */
const isWhole = process.env.TESTS === 'all';

const exclude = [...configDefaults.exclude, ...(isWhole ? [] : longTests)];

export default defineConfig({
  test: {
    // Two more than processors: tests wait for a database, a browser or a server that starts. A test server has
    // connections for nine.
    maxWorkers: Math.min(availableParallelism() + 2, 9),
    // Short-lived records of a hundred files: with the young generation of a program that rests, collecting takes 5 %.
    execArgv: ['--max-semi-space-size=32'],
    sequence: { sequencer: LongestFirst },
    // What runs is stopped in its time: vitest would end before its servers and browsers have, and leave their folders.
    teardownTimeout: 120_000,
    // The line that tells a failure says what was met, not how many of it.
    chaiConfig: { truncateThreshold: 300 },
    reporters: ['default', './tools/count-reporter.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          // Loading everything anew for each file takes longer than the tests.
          isolate: false,
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}', 'apps/{admin,shop}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tools/drills/**'],
          // Some read all of the code, which takes seconds on a quiet machine.
          ...patience(60_000),
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts', 'db/**/*.test.ts', 'tools/drills/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude,
          globalSetup: './apps/api/src/testing/servers/test-server.ts',
          // Files that run one after the other load the application once.
          isolate: false,
          // A demonstration is loaded in some, which takes a minute on a busy machine.
          ...patience(180_000),
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude,
          provide: { isWhole },
          globalSetup: './e2e/demonstration.ts',
          environment: './e2e/chromium.ts',
          // Files that run one after the other share a browser.
          isolate: false,
          ...patience(120_000),
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
