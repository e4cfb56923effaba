import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';

/** The parts of a window that `browserOf` reads. */
const windowWith = (navigator: object) =>
  browserOf({
    document: { cookie: '', getElementById: () => null },
    location: { protocol: 'http:', pathname: '/', hash: '' },
    navigator: { languages: ['fr'], ...navigator },
  } as unknown as Window & typeof globalThis);

test('work that is to be done alone takes the lock of its name, where the browser has locks', async () => {
  const names: string[] = [];
  const locks = {
    request: (name: string, work: () => Promise<number>) => {
      names.push(name);
      return work();
    },
  };
  expect(await windowWith({ locks }).alone('auth.refresh', () => Promise.resolve(1))).toBe(1);
  expect(names).toEqual(['auth.refresh']);
});

test('without locks it is done all the same', async () => {
  expect(await windowWith({}).alone('auth.refresh', () => Promise.resolve(1))).toBe(1);
});
