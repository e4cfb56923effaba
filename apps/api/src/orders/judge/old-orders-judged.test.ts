import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statementsOn } from '../../database/rows/statements.ts';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { withLaterColumns } from '../../testing/database/later-columns.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testDatabase } from '../../testing/database/test-database.ts';

const { pool } = await testDatabase('template1');
const migrations = readMigrations();
const migrationIndex = migrations.findIndex(({ name }) => name.endsWith('judged-again.sql'));
await migrate(pool, { migrations: migrations.slice(0, migrationIndex) });
const db = statementsOn(pool);
const kitchen = await withLaterColumns(pool, () => smallKitchen(db));
await sql`insert into client_allergens (client_id, allergen_id, severity)
  values (${kitchen.ines.clientId}, ${kitchen.sesame}, 'allergy')`.execute(db);
const name = JSON.stringify({ fr: 'Bowl', en: 'Bowl' });

/** An order of a bowl and a dahl for Inès, allergic to sesame, as it was written then. */
async function insertOrder(number: string, status: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into orders (number, client_id, status, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id,
      zone_name, client, address, items, subtotal, discount, delivery_fee, taxes, total)
    values (${number}, ${kitchen.ines.clientId}, ${status}, 'administration', now(), ${wednesday}, ${kitchen.evening}, '18:00', '20:00',
      ${kitchen.zone}, ${name}, '{"firstName": "Inès", "lastName": "Delcourt", "email": "", "phone": ""}', '{}', 2, 2340, 0, 0, '[]', 2340)
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const [position, product] of [kitchen.bowl, kitchen.dahl].entries())
    await sql`
      insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount,
        total, delivery_fee, tax_rate_id, taxes, allergens)
      values (${id}, ${position}, ${product}, ${kitchen.size}, ${kitchen.category}, ${name}, ${name}, 1, 1170, 1170, 0, 1170, 0,
        ${kitchen.taxRate}, '[]', '[]')`.execute(db);
  return id;
}

/** A conflict that somebody answered for when the order was placed. */
const conflict = (order: number, position: number) =>
  sql`insert into order_allergy_conflicts
      (line_id, allergen_id, allergen_name, severity, presence, must_override, reason, by_name, at)
    select id, ${kitchen.sesame}, ${name}, 'allergy', 'contains', true, 'vu avec elle', 'Claire', now()
    from order_lines where order_id = ${order} and position = ${position}`.execute(db);

test('what was told since a standing order was placed is judged, and what was known keeps its answer', async () => {
  const silent = await insertOrder('2026-000001', 'confirmed');
  const answeredId = await insertOrder('2026-000002', 'preparing');
  await conflict(answeredId, 0);
  const outdated = await insertOrder('2026-000003', 'ready');
  await conflict(outdated, 0);
  await conflict(outdated, 1);
  const over = await insertOrder('2026-000004', 'delivered');

  await migrate(pool, { migrations: migrations.slice(0, migrationIndex + 1) });

  const { rows } = await sql<{ order: number }>`
    select o.id as "order", o.allergy_alert as alert,
      array(select l.position || ' ' || coalesce(c.by_name, 'nobody') || case when c.gone_event_id is null then '' else ' gone' end
        from order_allergy_conflicts c join order_lines l on l.id = c.line_id where l.order_id = o.id order by 1) as conflicts,
      array(select kind from order_events e where e.order_id = o.id order by id) as events
    from orders o order by o.id`.execute(db);
  expect(rows).toEqual([
    { order: silent, alert: 'unanswered', conflicts: ['0 nobody'], events: ['allergy_found'] },
    { order: answeredId, alert: null, conflicts: ['0 Claire'], events: ['placed'] },
    {
      order: outdated,
      alert: 'override',
      conflicts: ['0 Claire', '1 Claire gone'],
      events: ['placed', 'allergy_gone'],
    },
    { order: over, alert: null, conflicts: [], events: [] },
  ]);
});
