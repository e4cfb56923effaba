import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { statementsOn } from '../../database/rows/statements.ts';
import { withLaterColumns } from '../../testing/database/later-columns.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testDatabase } from '../../testing/database/test-database.ts';

const { pool } = await testDatabase('template1');
const migrations = readMigrations();
const rollups = migrations.findIndex(({ name }) => name === '0004-sales-rollups.sql');
await migrate(pool, { migrations: migrations.slice(0, rollups) });
const db = statementsOn(pool);
const kitchen = await withLaterColumns(pool, () => smallKitchen(db));

const sell = async (number: string, status: string) => {
  const name = JSON.stringify({ fr: 'Dahl', en: 'Dahl' });
  const client = JSON.stringify({ firstName: 'Marc', lastName: 'Lebreton', email: 'marc@example.com', phone: '' });
  await sql`
    with sold as (
      insert into orders (number, client_id, status, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id,
        zone_name, client, address, items, subtotal, discount, delivery_fee, taxes, total)
      values (${number}, ${kitchen.marc.clientId}, ${status}, 'website', '2026-11-20T23:30:00Z', ${wednesday}, ${kitchen.evening},
        '18:00', '20:00', ${kitchen.zone}, ${name}, ${client}, '{}', 2, 1900, 0, 490, '[{"name": "TVA 10 %", "rate": 10000, "amount": 217}]',
        2390) returning id)
    insert into order_lines (order_id, position, product_id, size_id, name, size_name, quantity, unit_price, gross, discount, total,
      tax_rate_id, tax_components, allergens)
    select id, 0, ${kitchen.dahl}::integer, ${kitchen.size}::integer, ${name}::jsonb, ${name}::jsonb, 2, 950, 1900, 0, 1900,
      ${kitchen.taxRate}::integer, '[{"name": "TVA 10 %", "rate": 10000}]', '[]' from sold`.execute(db);
};

test('a house that has sold already finds its days counted', async () => {
  await sell('2026-000001', 'cancelled');
  await sell('2026-000002', 'delivered');
  await migrate(pool);
  const days = db
    .selectFrom('sales_days')
    .select(['dated_by', 'date', 'category_id', 'orders', 'new_clients', 'total']);
  const countedSums = { orders: 1, new_clients: 1, total: 2390 };
  expect(await days.orderBy('dated_by').orderBy('category_id').execute()).toEqual([
    { dated_by: 'delivery', date: wednesday, category_id: 0, ...countedSums },
    { dated_by: 'delivery', date: wednesday, category_id: kitchen.category, ...countedSums },
    { dated_by: 'order', date: '2026-11-21', category_id: 0, ...countedSums },
    { dated_by: 'order', date: '2026-11-21', category_id: kitchen.category, ...countedSums },
  ]);
});
