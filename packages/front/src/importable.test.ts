import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionBrowser } from './testing/session-browser.ts';

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|^testing\//.test(name),
);

afterEach(() => vi.unstubAllGlobals());

test('there are modules to import', () => {
  expect(modules.length).toBeGreaterThan(40);
});

test('importing all of it touches no browser and starts nothing', async () => {
  // Modules that this file imports itself are already loaded: load them anew.
  vi.resetModules();
  const touched: string[] = [];
  // Node has these functions too, so a call is noted. It has no document and no window.
  for (const name of ['setTimeout', 'setInterval', 'queueMicrotask', 'fetch'] as const) {
    const real = globalThis[name] as (...values: unknown[]) => unknown;
    vi.stubGlobal(name, (...values: unknown[]) => {
      // The test runner calls them too: only a call from a file of ours counts, this file left out.
      const callers = (new Error().stack ?? '').split('\n').filter((line) => !line.includes('importable.test.ts'));
      if (callers.some((line) => line.includes('/packages/'))) touched.push(name);
      return real(...values);
    });
  }
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        touched.push('BroadcastChannel');
      }
    },
  );
  vi.stubGlobal('navigator', undefined);
  expect([typeof document, typeof window, typeof localStorage]).toEqual(['undefined', 'undefined', 'undefined']);
  for (const name of modules) await import(join(import.meta.dirname, name));
  expect(touched).toEqual([]);
});

test('two front ends on one host name each keep a session of their own', async () => {
  const browser = sessionBrowser();
  const staff = await browser.signedIn('local');
  const client = await browser.signedIn('client');
  const names = ['_token', 'user'].flatMap((name) => [`auth.${name}.client`, `auth.${name}.local`]);
  expect([...browser.cookies.keys()].sort()).toEqual(names);
  await client.signOut();
  expect([staff.session.isOpen(), client.session.isOpen()]).toEqual([true, false]);
});
