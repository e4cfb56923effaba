import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Half of these tests wait for a database or a browser.
    maxWorkers: '100%',
    reporters: ['default', './tools/count-reporter.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}', 'apps/admin/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts', 'db/**/*.test.ts'],
          globalSetup: './apps/api/src/testing/test-server.ts',
          testTimeout: 20_000,
          // A demonstration is loaded in some.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/demonstration.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
