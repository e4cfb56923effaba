import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../../testing/database/test-database.ts';
import { pageOf } from './paging.ts';
import { matches } from './word-search.ts';
import { statementsOn } from './statements.ts';
import { text } from './sorts.ts';

const { pool } = await testDatabase();
const db = statementsOn(pool);
await pool.query(`insert into postal_codes (country, code, city)
  select 'FR', n::text, case when n % 37 = 0 then 'Évry' when n * 7919 % 101 < 20 then 'Lyon' else 'Paris' end
  from generate_series(10001, 30000) as n`);
await pool.query('analyze postal_codes');

function list(search?: string, more: { after?: string; sort?: string } = {}) {
  let rows = db.selectFrom('postal_codes').select(['id', 'code']);
  if (search) rows = rows.where(matches(sql.ref('search'), search));
  const sorting = {
    sorts: { code: text('code') },
    usual: 'code',
    id: sql.ref<number>('id'),
  };
  return pageOf(db, rows, { search, limit: 3, ...more }, sorting, ({ code }) => code);
}

test('what few rows match is counted one by one', async () => {
  expect(await list('evry')).toMatchObject({ total: 540, totalIsEstimate: false });
});

test('what more rows match is counted too where all are read to be sorted', async () => {
  const page = await list('lyon');
  expect(page).toMatchObject({ total: 3857, totalIsEstimate: false });
  expect((await list('lyon', { after: page.next ?? '' })).totalIsEstimate).toBe(true);
});

test('what many rows match is estimated', async () => {
  const { total, totalIsEstimate } = await list('paris');
  expect(totalIsEstimate).toBe(true);
  expect(total).toBeGreaterThan(10_000);
});

test.each([
  ['few', 'evry', '-code', ['29970', '29933', '29896'], ['29859', '29822', '29785']],
  ['many', 'paris', 'code', ['10001', '10002', '10003'], ['10005', '10006', '10007']],
])('pages of a search that %s rows match follow each other in order', async (_, search, sort, first, second) => {
  const page = await list(search, { sort });
  expect(page.items).toEqual(first);
  expect((await list(search, { sort, after: page.next ?? '' })).items).toEqual(second);
});

test('a list too long to be counted keeps its estimated total for a minute, what can be counted is counted', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = await list();
  expect(first).toMatchObject({ totalIsEstimate: true });
  await pool.query(`delete from postal_codes where code > '10500'`);
  vi.advanceTimersByTime(59_000);
  expect(await list()).toMatchObject({ total: first.total, totalIsEstimate: true });
  vi.advanceTimersByTime(2000);
  expect(await list()).toMatchObject({ total: 500, totalIsEstimate: false });
  await pool.query(`delete from postal_codes where code > '10400'`);
  expect(await list()).toMatchObject({ total: 400, totalIsEstimate: false });
});
