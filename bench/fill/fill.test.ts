import { expect, inject, test } from 'vitest';
import { fill } from './fill.ts';
import { statementsOn } from '../../apps/api/src/database/rows/statements.ts';
import { verify } from '../../apps/api/src/house/verification/verify.ts';
import { testDatabase } from '../../apps/api/src/testing/database/test-database.ts';
import { urlOf } from '../../apps/api/src/testing/database/test-template.ts';

const { pool, url } = await testDatabase();

const indexesNow = async () =>
  (
    await pool.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`,
    )
  ).rows;

test('a house that the bench has filled agrees with itself, and has every index', async () => {
  const indexes = await indexesNow();
  const database = /[^/]+(?=\?)/.exec(url)?.[0] ?? '';
  // As the bench does: who may switch triggers off.
  await fill(urlOf(inject('testServerUrl'), database), 1000);
  expect(await verify(statementsOn(pool))).toEqual([]);
  expect(await indexesNow()).toEqual(indexes);
  const { rows } = await pool.query('select count(*)::integer as orders from orders');
  expect(rows).toEqual([{ orders: 1000 }]);
});
