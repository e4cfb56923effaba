import { expect, test } from 'vitest';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { listAuditEntries } from './audit-entry-rows.ts';

const { signedIn, db, pool } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');

const noor = {
  firstName: 'Noor',
  lastName: 'Vandijk',
  email: 'noor.vandijk@example.com',
  phone: '+33699887766',
  locale: 'fr' as const,
  dietNote: 'Mange sans sel',
  houseNote: 'Rappeler après 18 h',
  marketingConsent: false,
  allergens: [{ allergenId: kitchen.sesame, severity: 'allergy' as const }],
  allergiesAsked: true,
  addresses: [
    {
      label: 'Maison',
      phone: '',
      address: '7 impasse Ronde',
      city: 'Paris',
      country: 'FR',
      postalCode: '75020',
      note: '',
    },
  ],
};
const entriesOf = async (id: number) =>
  (await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(id) })).items;

/** All that the log holds, as it lies in the database. */
async function wholeLog(): Promise<string> {
  const { rows } = await pool.query<{ entry: string }>('select entry::text from audit_entries entry');
  return rows.map(({ entry }) => entry).join('\n');
}

test('a client who is removed is forgotten by the log, but for who did what and when', async () => {
  const { id, version } = await owner.call('clients', 'create', {}, noor);
  await owner.call('clients', 'update', { id }, { ...noor, lastName: 'Dubosc', addresses: [], version });
  expect(await wholeLog()).toMatch(/Vandijk[^]*Ronde/);

  await owner.call('clients', 'remove', { id });
  expect(await wholeLog()).not.toMatch(/noor|vandijk|dubosc|998877|ronde|sans sel|allergenId/i);
  expect(await entriesOf(id)).toMatchObject(
    ['removeClient', 'updateClient', 'createClient'].map((operation) => ({
      operation,
      at: '2026-11-23T09:00:00.000Z',
      by: { name: 'Claire owner' },
      thing: { id: String(id), name: null, removed: true },
      before: null,
      after: null,
    })),
  );
});

test('nobody else is forgotten with them', async () => {
  const { id: stays } = await owner.call('clients', 'create', {}, { ...noor, email: 'stays@example.com' });
  const { id: goes } = await owner.call('clients', 'create', {}, { ...noor, email: 'goes@example.com' });
  const tag = { name: { fr: 'Cru', en: 'Raw' }, slug: 'cru', colour: '#86c341', active: true };
  const { id: tagId } = await owner.call('tags', 'create', {}, tag);
  await owner.call('clients', 'remove', { id: goes });
  expect(await entriesOf(stays)).toMatchObject([{ thing: { name: 'Noor Vandijk' }, after: { phone: noor.phone } }]);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'tags', thingId: String(tagId) });
  expect(items).toMatchObject([{ after: { slug: 'cru' } }]);
});

test('a client who has ordered stays, and so does what the log tells of them', async () => {
  const { id } = await owner.call('clients', 'create', {}, { ...noor, email: 'orders@example.com' });
  const { addresses } = await owner.call('clients', 'get', { id });
  await kitchen.place(owner, { clientId: id, addressId: addresses[0]?.id ?? 0 });
  await expect(owner.call('clients', 'remove', { id })).rejects.toMatchObject({
    problem: { code: 'in-use', usedBy: [{ noun: 'orders', count: 1 }] },
  });
  expect(await entriesOf(id)).toMatchObject([{ operation: 'createClient', thing: { name: 'Noor Vandijk' } }]);
});

test('how to reach a client is not in the log for who may not reach them', async () => {
  await owner.call('clients', 'create', {}, { ...noor, email: 'reach@example.com' });
  const latest = async (withContact: boolean) =>
    (await listAuditEntries(db, { tag: 'clients', limit: 1 }, 'Europe/Paris', withContact)).items[0];
  const [entry, unseen] = [await latest(true), await latest(false)];
  expect(entry?.after).toMatchObject({ email: 'reach@example.com', addresses: [{ city: 'Paris' }] });
  expect(unseen).toEqual({
    ...entry,
    after: {
      firstName: 'Noor',
      lastName: 'Vandijk',
      locale: 'fr',
      dietNote: 'Mange sans sel',
      houseNote: 'Rappeler après 18 h',
      marketingConsent: false,
      allergens: noor.allergens,
      allergiesAsked: true,
      ordersCount: 0,
      ordersAmount: 0,
      lastOrderAt: null,
      erasedAt: null,
      eaterId: expect.any(Number) as number,
      eaters: [],
    },
  });
});

test('clients who were removed before the log forgot are forgotten with the upgrade', async () => {
  const { pool: older } = await testDatabase('template1');
  const migrations = readMigrations();
  const forgetting = migrations.findIndex(({ name }) => name.endsWith('forget-removed-clients.sql'));
  await migrate(older, { migrations: migrations.slice(0, forgetting) });
  await older.query(`insert into audit_entries (at, administrator_name, tag, operation, thing_id, thing_name, before, after) values
    (now(), 'Claire', 'clients', 'createClient', '1', 'Noor', null, '{"phone": "06"}'),
    (now(), 'Claire', 'clients', 'removeClient', '1', 'Noor', '{"phone": "06"}', null),
    (now(), 'Claire', 'clients', 'createClient', '2', 'Marc', null, '{"phone": "07"}'),
    (now(), 'Claire', 'tags', 'removeTag', '1', 'Cru', '{"slug": "cru"}', null)`);
  await migrate(older);
  const { rows } = await older.query('select operation, thing_name, before, after from audit_entries order by id');
  expect(rows).toEqual([
    { operation: 'createClient', thing_name: null, before: null, after: null },
    { operation: 'removeClient', thing_name: null, before: null, after: null },
    { operation: 'createClient', thing_name: 'Marc', before: null, after: { phone: '07' } },
    { operation: 'removeTag', thing_name: 'Cru', before: { slug: 'cru' }, after: null },
  ]);
});

test('the words of searches that the log kept until now go with the upgrade, and the other filters stay', async () => {
  const { pool: older } = await testDatabase('template1');
  const migrations = readMigrations();
  const forgetting = migrations.findIndex(({ name }) => name.endsWith('forgotten-searches-and-notes.sql'));
  await migrate(older, { migrations: migrations.slice(0, forgetting) });
  await older.query(`insert into audit_entries (at, administrator_name, tag, operation, after) values
    (now(), 'Claire', 'orders', 'exportOrders', '{"search": "vandijk", "zoneId": 3}'),
    (now(), 'Claire', 'orders', 'exportOrders', '{"zoneId": 3}')`);
  await migrate(older, { migrations });
  const { rows } = await older.query('select after, search from audit_entries order by id');
  expect(rows).toMatchObject([{ after: { search: true, zoneId: 3 } }, { after: { zoneId: 3 } }]);
  expect(JSON.stringify(rows)).not.toContain('vandijk');
});

test('of cities and clients that exports were filtered by until now the log keeps that there was a filter', async () => {
  const { pool: older } = await testDatabase('template1');
  const migrations = readMigrations();
  const forgetting = migrations.findIndex(({ name }) => name.endsWith('forgotten-contact-filters.sql'));
  await migrate(older, { migrations: migrations.slice(0, forgetting) });
  await older.query(`insert into audit_entries (at, administrator_name, tag, operation, after) values
    (now(), 'Claire', 'orders', 'exportOrders', '{"city": "Vernouillet", "clientId": 7, "zoneId": 3}'),
    (now(), 'Claire', 'orders', 'exportOrders', '{"zoneId": 3}'),
    (now(), 'Claire', 'companies', 'createCompany', '{"city": "Lyon"}')`);
  await migrate(older, { migrations });
  const { rows } = await older.query('select after from audit_entries order by id');
  expect(rows).toEqual([
    { after: { city: true, clientId: true, zoneId: 3 } },
    { after: { zoneId: 3 } },
    { after: { city: 'Lyon' } },
  ]);
});
