import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { pictureHolders } from './picture-holders.ts';

const { db } = await testApp();

test('whatever refers to a picture keeps it from being cleared away', async () => {
  const { rows } = await sql<{ holder: string }>`
    select c.conrelid::regclass::text || ' ' || a.attname as holder
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'pictures'::regclass and c.confdeltype <> 'c' order by 1`.execute(db);
  expect(pictureHolders.map((holder) => holder.join(' ')).toSorted()).toEqual(rows.map(({ holder }) => holder));
});
