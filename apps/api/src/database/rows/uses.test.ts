import { shell } from '@traiteur/words/shell.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { foreignKeys } from './constraints.ts';

const { db } = await testApp();

/** Counts of what orders have taken: the orders themselves are told of. */
const counters = ['slot_bookings', 'offer_bookings'];

test('whatever refuses a removal says of itself that it uses the thing', async () => {
  const { rows } = await sql<{ name: string; table: string }>`
    select conname as name, conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confdeltype in ('a', 'r')`.execute(db);
  const silent = rows.filter(({ name, table }) => !foreignKeys[name] && !counters.includes(table));
  expect(silent).toEqual([]);
});

test('every noun that uses another one has its words', () => {
  const nouns = new Set(Object.values(foreignKeys).map(({ noun }) => noun.replaceAll('-', '_')));
  for (const text of shell.form.usedBy)
    expect([...nouns].filter((noun) => !text.includes(` ${noun} {{count, plural`))).toEqual([]);
});
