import { expect, test } from 'vitest';
import { everyRow } from './every-row.ts';

const pagesOf =
  (count: number, cursors: (string | undefined)[] = []) =>
  (cursor: string | undefined) => {
    cursors.push(cursor);
    const page = Number(cursor ?? 0);
    const next = page + 1 < count ? String(page + 1) : null;
    return Promise.resolve({ items: [`row of page ${page}`], next, total: count, totalIsEstimate: false });
  };

test('a list is read page after page, each after the one before', async () => {
  const cursors: (string | undefined)[] = [];
  const rows = await everyRow(pagesOf(3, cursors));
  expect(rows).toEqual(['row of page 0', 'row of page 1', 'row of page 2']);
  expect(cursors).toEqual([undefined, '1', '2']);
});

test('a list is read whole, however many its pages', async () => {
  expect(await everyRow(pagesOf(60))).toHaveLength(60);
});
