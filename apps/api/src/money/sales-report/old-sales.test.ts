import { expect, test } from 'vitest';
import { loadDemonstration } from '../../../../../db/demo/load-demonstration.ts';
import { statementsOn } from '../../database/rows/statements.ts';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { verify } from '../../house/verification/verify.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { mondayMorning } from '../../testing/test-app.ts';

const { pool } = await testDatabase('template1');
const db = statementsOn(pool);
const migrations = readMigrations();
const migrationIndex = migrations.findIndex(({ name }) => name.endsWith('order-sales.sql'));
await migrate(pool, { migrations: migrations.slice(0, migrationIndex) });

const days = async () => (await pool.query<object>('select * from sales_days order by 1, 2, 3, 4, 5')).rows;

test('the orders of an older house bring what its days had counted, and the days stay as they were', async () => {
  const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
  // The demonstration of today writes columns that later migrations bring.
  await pool.query(
    'alter table client_accounts add column unproven_email text; alter table orders add column idempotency_owner integer',
  );
  await loadDemonstration(db, { house, now: mondayMorning });
  await pool.query(
    'alter table client_accounts drop column unproven_email; alter table orders drop column idempotency_owner',
  );
  const countedDays = await days();
  expect(countedDays.length).toBeGreaterThan(1000);
  await migrate(pool);
  expect(await days()).toEqual(countedDays);
  expect(await verify(db)).toEqual([]);
});
