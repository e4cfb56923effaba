import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const eatersOfClients = readFileSync(
  join(import.meta.dirname, '../../../../../db/routines/insert-eaters-of-clients.sql'),
  'utf8',
);

const addEaters = () =>
  pool.query(`create table eaters (id integer primary key generated always as identity, client_id integer, is_client boolean default false,
      name text default '', diet_note text default '', allergies_asked boolean default false);
    create table eater_allergens (eater_id integer, allergen_id integer, severity text);
    alter table order_lines add column eater_id integer, add column eater_name text;
    alter table order_allergy_conflicts add column eater_id integer, add column eater_name text;
    ${eatersOfClients}`);

/** What clients react to stands where it stood then. */
const removeEaters = () =>
  pool.query(`update clients c set allergies_asked = e.allergies_asked, diet_note = e.diet_note from eaters e where e.client_id = c.id;
    insert into client_allergens (client_id, allergen_id, severity)
      select client_id, allergen_id, severity from eater_allergens join eaters on eaters.id = eater_id;
    drop function insert_eaters_of_clients cascade;
    drop table eaters, eater_allergens;
    alter table order_lines drop column eater_id, drop column eater_name;
    alter table order_allergy_conflicts drop column eater_id, drop column eater_name`);

const days = async () => (await pool.query<object>('select * from sales_days order by 1, 2, 3, 4, 5')).rows;

test('the orders of an older house bring what its days had counted, and the days stay as they were', async () => {
  const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
  // The demonstration of today writes columns that later migrations bring.
  await pool.query(
    'alter table client_accounts add column unproven_email text; alter table orders add column idempotency_owner integer',
  );
  await addEaters();
  await loadDemonstration(db, { house, now: mondayMorning });
  await pool.query(
    'alter table client_accounts drop column unproven_email; alter table orders drop column idempotency_owner',
  );
  await removeEaters();
  const countedDays = await days();
  expect(countedDays.length).toBeGreaterThan(1000);
  await migrate(pool);
  expect(await days()).toEqual(countedDays);
  expect(await verify(db)).toEqual([]);
});
