import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { statementsOn } from '../../database/rows/statements.ts';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { withLaterColumns } from '../../testing/database/later-columns.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';

const { pool } = await testDatabase('template1');
const migrations = readMigrations();
const ownersOfKeys = migrations.findIndex(({ name }) => name.endsWith('owners-of-keys.sql'));
await migrate(pool, { migrations: migrations.slice(0, ownersOfKeys) });
const db = statementsOn(pool);
const { marc, zone, evening, dahl, size, sesame } = await withLaterColumns(pool, () => smallKitchen(db));
const name = JSON.stringify({ fr: 'Est', en: 'Est' });
let orders = 0;

const orderWithKey = async (key: string | null): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into orders (number, client_id, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id, zone_name, client,
      address, items, subtotal, discount, delivery_fee, taxes, total, idempotency_key)
    values (${`2026-00000${++orders}`}, ${marc.clientId}, 'website', now(), ${wednesday}, ${evening}, '18:00', '20:00', ${zone}, ${name}, '{}',
      '{}', 1, 950, 0, 0, '[]', 950, ${key}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
};

test('keys from before go to their owners, and what clients accepted in either language is a code', async () => {
  const clientKey = `client ${marc.clientId} 0d9f-4e7a`;
  for (const key of [clientKey, 'staff-key-1'])
    await sql`insert into idempotency_keys (key, request_hash, created_at) values (${key}, 'hash', now())`.execute(db);
  const [order] = [await orderWithKey(clientKey), await orderWithKey('staff-key-1'), await orderWithKey(null)];
  await orderWithKey(null);
  const french = 'accepté par le client en commandant sur le site';
  const english = 'accepted by the client when ordering on the site';
  const reasons = [french, english, 'vu avec le client'];
  for (const [position, reason] of reasons.entries()) {
    const changes = JSON.stringify({ lines: [], conflicts: [{ reason: 'ancienne' }, { reason }] });
    const { rows } = await sql<{ line: number; event: number }>`
      with line as (insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross,
          discount, total, delivery_fee, tax_rate_id, taxes, allergens)
        select ${order}, ${position}, p.id, ${size}, p.category_id, ${name}, ${name}, 1, 950, 950, 0, 950, 0, p.tax_rate_id, '[]', '[]'
        from products p where p.id = ${dahl} returning id),
      event as (insert into order_events (order_id, kind, at, by_name, reason)
        values (${order}, 'allergy_overridden', now(), 'Marc Besson', ${reason}) returning id),
      change as (insert into order_events (order_id, kind, at, by_name, changes) values (${order}, 'changed', now(), 'Marc Besson', ${changes}))
      select line.id as line, event.id as event from line, event`.execute(db);
    await sql`insert into order_allergy_conflicts
        (line_id, allergen_id, allergen_name, severity, presence, must_override, reason, by_name, at, found_event_id)
      values (${rows[0]?.line}, ${sesame}, ${name}, 'allergy', 'may_contain', false, ${reason}, 'Marc Besson', now(), ${rows[0]?.event})`.execute(
      db,
    );
  }
  await migrate(pool);
  const read = async (query: string) => (await pool.query<{ value: unknown }>(query)).rows.map(({ value }) => value);
  expect(await read(`select owner || ' ' || key as value from idempotency_keys where owner is not null`)).toEqual([
    `${marc.clientId} 0d9f-4e7a`,
  ]);
  expect(await read(`select key as value from idempotency_keys where owner is null`)).toEqual(['staff-key-1']);
  expect(
    await read(`select array[idempotency_owner::text, idempotency_key] as value from orders order by number`),
  ).toEqual([
    [String(marc.clientId), '0d9f-4e7a'],
    [null, 'staff-key-1'],
    [null, null],
    [null, null],
  ]);
  const codes = ['accepted-by-client', 'accepted-by-client', 'vu avec le client'];
  expect(await read('select reason as value from order_allergy_conflicts order by line_id')).toEqual(codes);
  expect(await read(`select reason as value from order_events where kind = 'allergy_overridden' order by id`)).toEqual(
    codes,
  );
  expect(
    await read(
      `select jsonb_path_query_array(changes, '$.conflicts[*].reason') as value from order_events where kind = 'changed' order by id`,
    ),
  ).toEqual(codes.map((code) => ['ancienne', code]));
});
