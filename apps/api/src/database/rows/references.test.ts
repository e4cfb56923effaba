import { words } from '@traiteur/words/administration.ts';
import { expect, test } from 'vitest';
import { everyOperation } from '@traiteur/contract/operations.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { referencesTo } from './references.ts';
import { statementsOn } from './statements.ts';

const { pool } = await testDatabase();
const db = statementsOn(pool);
const nounsUsing = async (table: string) => (await referencesTo(db, table)).map(({ noun }) => noun);

test('a table that belongs to another one speaks for its noun', async () => {
  expect(await nounsUsing('tags')).toEqual(['products']);
  expect(new Set(await nounsUsing('allergens'))).toEqual(new Set(['products', 'orders', 'clients', 'ingredients']));
});

test('counters do not speak: what they count does', async () => {
  expect(await nounsUsing('delivery_schedules')).toEqual(['orders', 'group-orders']);
});

test('every noun that uses another one has an operation and its words', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct confrelid::regclass::text as name from pg_constraint where contype = 'f'`,
  );
  const nouns = new Set<string>();
  for (const { name } of rows) for (const noun of await nounsUsing(name)) nouns.add(noun);
  expect(nouns.size).toBeGreaterThan(4);
  const tags: readonly string[] = everyOperation.map(({ tag }) => tag);
  expect([...nouns].filter((noun) => !tags.includes(noun))).toEqual([]);
  const wordsByNoun: Record<string, object> = words;
  const keyOf = (tag: string) => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect([...nouns].filter((noun) => !('count' in (wordsByNoun[keyOf(noun)] ?? {})))).toEqual([]);
});
