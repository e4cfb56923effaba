import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import { expect, test } from 'vitest';
import { pageMemory } from './page-memory.ts';

const clock = () => new Date('2026-11-24T08:00:00Z');
const page = (bytes: number): DrawnPage => ({ status: 200, headers: {}, html: 'x'.repeat(bytes) });

function memory(mostBytes: number) {
  const keep = pageMemory({ changes: { count: () => Promise.resolve(0) }, clock, mostBytes });
  const drawnNames: string[] = [];
  const ask = (name: string, bytes: number) =>
    keep(name, () => {
      drawnNames.push(name);
      return Promise.resolve(page(bytes));
    });
  return { ask, drawnNames };
}

test('pages are kept in so many bytes, however many there are: those that nobody has asked for longest go', async () => {
  const { ask, drawnNames } = memory(4100);
  for (const name of ['a', 'b', 'c']) await ask(name, 1000);
  await ask('a', 1000);
  // With its compressed forms a page counts for a third more.
  await ask('d', 1000);
  await ask('a', 1000);
  await ask('b', 1000);
  expect(drawnNames.join(' ')).toBe('a b c d b');
});

test('a page that is larger than the memory is drawn each time, and takes nothing for good', async () => {
  const { ask, drawnNames } = memory(4000);
  for (const name of ['large', 'large', 'small', 'small']) await ask(name, name === 'large' ? 5000 : 100);
  expect(drawnNames).toEqual(['large', 'large', 'small']);
});

test('what cannot be drawn is drawn anew for the next', async () => {
  const keep = pageMemory({ changes: { count: () => Promise.resolve(0) }, clock });
  await expect(keep('a', () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt');
  expect((await keep('a', () => Promise.resolve(page(10)))).html).toHaveLength(10);
});

test('what is drawn is named by when it was asked for, so that nobody is given what was begun before a change', async () => {
  let count = 0;
  const keep = pageMemory({ changes: { count: () => Promise.resolve(count) }, clock });
  const names: (string | undefined)[] = [];
  const { promise: burntSoup, resolve: serve } = Promise.withResolvers<DrawnPage>();
  const draw = (drawnPage: Promise<DrawnPage>) => (name?: string) => {
    names.push(name);
    return drawnPage;
  };
  const early = [keep('a', draw(burntSoup)), keep('a', draw(burntSoup))];
  await Promise.resolve();
  count++;
  const late = keep('a', draw(Promise.resolve(page(10))));
  expect((await late).html).toHaveLength(10);
  serve(page(20));
  await Promise.all(early);
  expect((await keep('a', draw(Promise.resolve(page(30))))).html).toHaveLength(10);
  expect(names[0]).toBe(names[1]);
  expect(names[2]).not.toBe(names[0]);
  expect(names).toHaveLength(3);
});
