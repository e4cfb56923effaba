import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../database/server/migrate.ts';
import { readMigrations } from '../database/server/schema-files.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { withLaterColumns } from '../testing/database/later-columns.ts';
import { smallKitchen, wednesday } from '../testing/small-kitchen.ts';
import { testDatabase } from '../testing/database/test-database.ts';

const { pool } = await testDatabase('template1');
const migrations = readMigrations();
const migrationIndex = migrations.findIndex(({ name }) => name.endsWith('who-answers-for-each-conflict.sql'));
await migrate(pool, { migrations: migrations.slice(0, migrationIndex) });
const db = statementsOn(pool);
const kitchen = await withLaterColumns(pool, () => smallKitchen(db));
const ines = JSON.stringify({ firstName: 'Inès', lastName: 'Delcourt', email: 'ines@example.com', phone: '' });
const name = JSON.stringify({ fr: 'Bowl', en: 'Bowl' });

/** An order of two bowls as it was written then. */
async function insertOrder(number: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (number, client_id, status, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id,
      zone_name, client, address, items, subtotal, discount, delivery_fee, taxes, total)
    values (${number}, ${kitchen.ines.clientId}, 'pending', 'administration', now(), ${wednesday}, ${kitchen.evening}, '18:00', '20:00',
      ${kitchen.zone}, ${name}, ${ines}, '{}', 2, 2780, 0, 0, '[]', 2780) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const position of [0, 1])
    await sql`
      insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount,
        total, tax_rate_id, tax_components, allergens)
      values (${id}, ${position}, ${kitchen.bowl}, ${kitchen.size}, ${kitchen.category}, ${name}, ${name}, 1, 1390, 1390, 0, 1390,
        ${kitchen.taxRate}, '[]', '[]')`.execute(db);
  return id;
}

const conflict = (order: number, position: number, mustOverride: boolean, reason: string) =>
  sql`
    insert into order_allergy_conflicts
      (order_id, line_position, allergen_id, allergen_name, severity, presence, must_override, reason)
    values (${order}, ${position}, ${kitchen.sesame}, ${name}, 'allergy', 'contains', ${mustOverride}, ${reason})`.execute(
    db,
  );

const answer = (order: number, by: string, at: string, reason: string) =>
  sql`insert into order_events (order_id, kind, at, by_name, reason)
    values (${order}, 'allergy_overridden', ${at}, ${by}, ${reason})`.execute(db);

test('conflicts from before stay with their line, and find who answered for them', async () => {
  const answeredId = await insertOrder('2026-000001');
  await answer(answeredId, 'Claire', '2026-11-02T10:00:00Z', 'pour un collègue');
  await answer(answeredId, 'Karim', '2026-11-03T10:00:00Z', 'graines à part');
  await conflict(answeredId, 0, true, 'graines à part');
  await conflict(answeredId, 1, true, 'raison d’autrefois');
  const warned = await insertOrder('2026-000002');
  await conflict(warned, 1, false, '');

  await migrate(pool, { migrations: migrations.slice(0, migrationIndex + 1) });

  const { rows } = await sql`
    select l.order_id, l.position, c.by_name, c.at, c.reason from order_allergy_conflicts c
    join order_lines l on l.id = c.line_id order by l.order_id, l.position`.execute(db);
  expect(rows).toEqual([
    {
      order_id: answeredId,
      position: 0,
      by_name: 'Karim',
      at: new Date('2026-11-03T10:00:00Z'),
      reason: 'graines à part',
    },
    {
      order_id: answeredId,
      position: 1,
      by_name: 'Claire',
      at: new Date('2026-11-02T10:00:00Z'),
      reason: 'raison d’autrefois',
    },
    { order_id: warned, position: 1, by_name: null, at: null, reason: '' },
  ]);
});

test('a line that goes takes its conflicts with it', async () => {
  await sql`delete from order_lines`.execute(db);
  expect((await sql`select from order_allergy_conflicts`.execute(db)).rows).toEqual([]);
});
