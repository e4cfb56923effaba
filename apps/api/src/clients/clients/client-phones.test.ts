import { expect, test } from 'vitest';
import { migrate } from '../../database/server/migrate.ts';
import { readMigrations } from '../../database/server/schema-files.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/database/test-database.ts';

const { db, signedIn } = await testApp();
const owner = await signedIn('owner');

const home = {
  label: '',
  phone: '',
  address: '1, rue des Lilas',
  city: 'Paris',
  country: 'FR',
  postalCode: '75019',
  note: '',
};
const agathe = {
  firstName: 'Agathe',
  lastName: 'Vasseur',
  email: '',
  phone: '06 39 98 12 34',
  locale: 'fr' as const,
  dietNote: '',
  houseNote: '',
  marketingConsent: false,
  allergens: [],
  allergiesAsked: false,
  addresses: [home],
};
type Wishes = Partial<Omit<typeof agathe, 'addresses'>> & { addresses?: (typeof home & { id?: number })[] };
const add = (wishes: Wishes = {}) => owner.call('clients', 'create', {}, { ...agathe, ...wishes });

test('a phone is kept as E.164 however it is typed, that of an address as one of its country', async () => {
  const belgian = { ...home, country: 'BE', postalCode: '1000', phone: '0470 12 34 56' };
  const client = await add({ addresses: [{ ...home, phone: '01.99.00.12.34' }, belgian] });
  expect([client.phone, ...client.addresses.map(({ phone }) => phone)]).toEqual([
    '+33639981234',
    '+33199001234',
    '+32470123456',
  ]);
});

test('a number that does not exist is refused at its field, in the reader’s language', async () => {
  const message = /^This phone number does not exist/;
  await expect(add({ phone: '06 39 98 12' })).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field: 'phone', message: expect.stringMatching(message) as string }] },
  });
  await expect(add({ addresses: [home, { ...home, phone: '12345' }] })).rejects.toMatchObject({
    problem: { errors: [{ field: 'addresses.1.phone', message: expect.stringMatching(message) as string }] },
  });
});

test('whoever is added has a phone, and may be without an e-mail address, as many as there are', async () => {
  await expect(add({ phone: ' ' })).rejects.toMatchObject({
    problem: { errors: [{ field: 'phone', code: 'required' }] },
  });
  const [first, second] = [await add(), await add()];
  expect([first.email, second.email, first.phone === second.phone]).toEqual(['', '', true]);
});

test('a number from before that nobody can read holds nothing back until it is changed', async () => {
  const { id, version } = await add();
  await db.updateTable('clients').set({ phone: '12345' }).where('id', '=', id).execute();
  const savedClient = await owner.call(
    'clients',
    'update',
    { id },
    { ...agathe, phone: '12345', dietNote: 'Sans sel', version },
  );
  expect([savedClient.phone, savedClient.dietNote]).toEqual(['12345', 'Sans sel']);
  await expect(
    owner.call('clients', 'update', { id }, { ...agathe, phone: '123456', version: savedClient.version }),
  ).rejects.toMatchObject({ problem: { errors: [{ field: 'phone', code: 'not-a-phone-number' }] } });
});

test('a phone can be emptied when somebody asks the house to forget it', async () => {
  const { id, version } = await add();
  expect((await owner.call('clients', 'update', { id }, { ...agathe, phone: '', version })).phone).toBe('');
});

test('allergies that are told were asked for, and the database holds to it', async () => {
  const { id: allergenId } = await owner.call(
    'allergens',
    'create',
    {},
    { name: { fr: 'Lupin', en: 'Lupin' }, slug: 'lupin', code: 'lupin', active: true },
  );
  const allergens = [{ allergenId, severity: 'allergy' as const }];
  const { id } = await owner.call('clients', 'create', {}, { ...agathe, allergens });
  expect((await owner.call('clients', 'get', { id })).allergiesAsked).toBe(true);
  await expect(
    db.updateTable('eaters').set({ allergies_asked: false }).where('client_id', '=', id).execute(),
  ).rejects.toMatchObject({ constraint: 'eater_allergens_asked_fkey' });
  expect((await add()).allergiesAsked).toBe(false);
});

test('phones from before are read with the upgrade, and stay as typed where nobody can', async () => {
  const { pool } = await testDatabase('template1');
  const migrations = readMigrations();
  const migrationIndex = migrations.findIndex(({ name }) => name.endsWith('clients-found-as-people-ask.sql'));
  await migrate(pool, { migrations: migrations.slice(0, migrationIndex) });
  const typedNumbers = ['06 39 98 95 82', '+33 (0)6.39.98.95.83', '0033639989584', '+32 470 12 34 56', '12345', ''];
  await pool.query(
    `insert into clients (first_name, last_name, email, phone)
      select 'Mehdi', 'Dupuis', n || '@example.com', phone from unnest($1::text[]) with ordinality as old (phone, n)`,
    [typedNumbers],
  );
  await pool.query(`insert into addresses (client_id, phone, address, city, country, postal_code) values
    (1, '01 99 00 12 34', '', 'Paris', 'FR', '75011'), (2, '0470 12 34 56', '', 'Bruxelles', 'BE', '1000')`);
  await pool.query(`insert into allergens (name_fr, name_en, slug, code) values ('Lupin', 'Lupin', 'lupin', 'lupin');
    insert into client_allergens (client_id, allergen_id, severity) select 2, id, 'allergy' from allergens`);
  await migrate(pool);
  const { rows } = await pool.query<{ phone: string; asked: boolean; search: string }>(
    'select phone, allergies_asked as asked, search from clients join eaters on client_id = clients.id order by clients.id',
  );
  const numbers = ['+33639989582', '+33639989583', '+33639989584', '+32470123456', '12345', ''];
  expect(rows.map(({ phone }) => phone)).toEqual(numbers);
  expect(rows.map((row) => row.asked)).toEqual([false, true, false, false, false, false]);
  expect(rows[0]?.search).toMatch(/ mehdi dupuis .* 0639989582 33639989582 .*75011 paris 0199001234 /);
  const addresses = await pool.query<{ phone: string }>('select phone from addresses order by id');
  expect(addresses.rows.map(({ phone }) => phone)).toEqual(['+33199001234', '0470 12 34 56']);
});
