import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statementsOn } from '../database/rows/statements.ts';
import { migrate } from '../database/server/migrate.ts';
import { readMigrations } from '../database/server/schema-files.ts';
import { withLaterColumns } from '../testing/database/later-columns.ts';
import { smallKitchen, wednesday } from '../testing/small-kitchen.ts';
import { testDatabase } from '../testing/database/test-database.ts';

const { pool } = await testDatabase('template1');
const migrations = readMigrations();
const migrationIndex = migrations.findIndex(({ name }) => name.endsWith('notes-for-whom.sql'));
await migrate(pool, { migrations: migrations.slice(0, migrationIndex) });
const db = statementsOn(pool);
const { marc, zone, evening } = await withLaterColumns(pool, () => smallKitchen(db));

test('the one note of an order from before is both the kitchen’s and the driver’s', async () => {
  const name = JSON.stringify({ fr: 'Est', en: 'Est' });
  for (const [number, note] of [
    ['2026-000001', 'Sans couverts, sonner deux fois'],
    ['2026-000002', ''],
  ])
    await sql`
      insert into orders (number, client_id, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id, zone_name, client,
        address, notes, items, subtotal, discount, delivery_fee, taxes, total)
      values (${number}, ${marc.clientId}, 'website', now(), ${wednesday}, ${evening}, '18:00', '20:00', ${zone}, ${name}, '{}', '{}',
        ${note}, 1, 950, 0, 0, '[]', 950)`.execute(db);
  await migrate(pool);
  const { rows } = await pool.query('select kitchen_note, driver_note from orders order by number');
  expect(rows).toEqual([
    { kitchen_note: 'Sans couverts, sonner deux fois', driver_note: 'Sans couverts, sonner deux fois' },
    { kitchen_note: '', driver_note: '' },
  ]);
});
