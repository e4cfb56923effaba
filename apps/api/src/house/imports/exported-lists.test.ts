import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { importedTable } from '../../testing/imported-table.ts';
import { readExport } from '../../testing/read-export.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const app = await testApp();
const { db, signedIn } = app;
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const countsOf = async (noun: 'clients' | 'products' | 'postal-codes', file: Buffer) => {
  const table = importedTable(app, owner, noun);
  const checked = await table.check(await table.uploadBytes(file, `${noun}.xlsx`));
  return checked.counts;
};

test('dishes that go out in a file come back the same, with all that a dish has', async () => {
  const { world, category, taxRate, size, sesame, dahl } = kitchen;
  await world.dish({ name: '=1+1', category, taxRate, size, price: 1250, contains: sesame });
  const { version, ...dish } = await owner.call('products', 'get', { id: dahl });
  const nutrition = { ...unknownNutrition, kj: 2178, kcal: 520.5, saturates: 4.25, protein: 32, fat: 18.5, salt: 1.2 };
  const ingredients = { fr: 'Lentilles, riz', en: 'Lentils, rice' };
  const { id: _id, ...input } = { ...dish, nutrition, ingredients, weekdays: [1, 2, 5] };
  await owner.call('products', 'update', { id: dahl }, { ...input, version });
  const file = await bytesOf(await owner.call('products', 'exportProducts', {}));
  const { rows } = await readExport(new Response(file));
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row['French name'] === 'Dahl')).toMatchObject({
    'Price Moyenne': 9.5,
    'Portions Moyenne': 50,
    'Days on offer': 'Monday, Tuesday, Friday',
    'Energy (kcal)': 520.5,
    Status: 'On sale',
  });
  // A formula is text in the file, and refused when it comes back.
  const [sheet] = (await readXlsx(new Uint8Array(file))).sheets;
  expect(sheet?.rows.flat()).toContain('=1+1');
  expect(await countsOf('products', file)).toEqual({ new: 0, changed: 0, joined: 0, same: 2, refused: 1, kept: 0 });
});

test('a file holds what its list shows with the same filters, and says which they were', async () => {
  const { sesame } = kitchen;
  const answer = await readExport(await owner.call('products', 'exportProducts', { withoutAllergenId: sesame }));
  expect([answer.total, answer.rows.map((row) => row['French name'])]).toEqual([1, ['Dahl']]);
  expect(answer.criteria).toEqual([['Free from…', 'Sesame']]);
});

test('postal codes of several pages go out in the list’s order, and come back the same', async () => {
  const zones = await Promise.all(['Nord', 'Sud'].map((name) => kitchen.world.zone({ name })));
  const rows = Array.from({ length: 450 }, (_, index) => ({
    country: 'FR',
    code: String(91000 + index),
    city: `Ville ${index}`,
    search: '',
    version: 1,
    zone_id: zones[index % 2] ?? null,
  }));
  await db
    .insertInto('postal_codes')
    .values(rows.map(({ search: _search, version: _version, ...row }) => row))
    .execute();
  const answer = await owner.call('postal-codes', 'exportPostalCodes', {});
  const file = await bytesOf(answer);
  const read = await readExport(new Response(file, { headers: answer.headers }));
  expect(read.total).toBe(451);
  expect(read.rows.map((row) => row['Postal code'])).toEqual(['75020', ...rows.map(({ code }) => code)]);
  expect(await countsOf('postal-codes', file)).toEqual({
    new: 0,
    changed: 0,
    joined: 0,
    same: 451,
    refused: 0,
    kept: 0,
  });
  const ofZone = await readExport(await owner.call('postal-codes', 'exportPostalCodes', { zoneId: zones[0] }));
  expect([ofZone.total, ofZone.criteria]).toEqual([225, [['Delivery zone', 'Nord']]]);
});

test('zones and schedules go out with their terms, empty where the configuration decides', async () => {
  const zones = await readExport(await owner.call('delivery-zones', 'exportDeliveryZones', { search: 'Est' }));
  expect(zones.rows).toEqual([
    {
      'Name (fr)': 'Est',
      'Name (en)': 'Est',
      'Delivery fee': null,
      'Free delivery from': null,
      'Minimum order': 5,
      'Postal codes': 1,
      Active: 'Yes',
    },
  ]);
  for (const search of ['true', 'constructor']) {
    const { criteria } = await readExport(await owner.call('delivery-zones', 'exportDeliveryZones', { search }));
    expect(criteria).toEqual([['Search', search]]);
  }
  const schedules = await readExport(await owner.call('delivery-schedules', 'exportDeliverySchedules', { weekday: 3 }));
  expect(schedules.rows[0]).toMatchObject({ Weekday: 'Wednesday', Start: '11:00', Zones: 'Est', Capacity: 10 });
  expect(schedules.criteria).toEqual([['Weekday', 'Wednesday']]);
});

test('clients go out as they were searched, with their allergies, and come back the same', async () => {
  const email = 'ines.delcourt@example.com';
  await db.updateTable('clients').set({ email }).where('id', '=', kitchen.ines.clientId).execute();
  const everybody = await bytesOf(await owner.call('client-exports', 'exportClients', {}));
  expect(await countsOf('clients', everybody)).toEqual({ new: 0, changed: 0, joined: 0, same: 2, refused: 0, kept: 0 });
  const foundFile = await readExport(await owner.call('client-exports', 'exportClients', { search: 'delcour' }));
  expect([foundFile.total, foundFile.rows.map((row) => row['First name'])]).toEqual([1, ['Inès']]);
  expect(foundFile.criteria?.[0]).toEqual(['Search', 'delcour']);
  const emptyFile = await readExport(await owner.call('client-exports', 'exportClients', { search: 'zzzzzz' }));
  expect([emptyFile.total, emptyFile.rows]).toEqual([0, []]);
});

test('tags, allergens, sizes, categories and companies go out as they were filtered, in the order of the house', async () => {
  const { world, category } = kitchen;
  const nuts = await world.allergen('Fruits à coque', 'Nuts');
  await owner.call('allergens', 'updateAllergenPosition', { id: nuts }, { position: 1 });
  const allergens = await readExport(await owner.call('allergens', 'exportAllergens', {}));
  expect(allergens.rows.map((row) => row['Name (fr)'])).toEqual(['Fruits à coque', 'Sésame']);
  const row = {
    'Name (fr)': 'Sésame',
    'Name (en)': 'Sesame',
    'Web address name': 'sesame',
    Code: 'sesame',
    Active: 'Yes',
  };
  expect(allergens.rows[1]).toEqual(row);
  const foundAllergens = await readExport(await owner.call('allergens', 'exportAllergens', { search: 'sesam' }));
  expect([foundAllergens.total, foundAllergens.criteria]).toEqual([1, [['Search', 'sesam']]]);
  const { id, version, position: _, ...plats } = await owner.call('categories', 'get', { id: category });
  await owner.call('categories', 'update', { id }, { ...plats, version, active: false });
  const inactive = await readExport(await owner.call('categories', 'exportCategories', { active: 'false' }));
  expect([inactive.rows.length, inactive.criteria]).toEqual([1, [['Active', 'No']]]);
  const tag = { name: { fr: '=1+1', en: 'Bio' }, slug: 'bio', colour: '#91c954', active: true };
  await owner.call('tags', 'create', {}, tag);
  const tags = await readExport(await owner.call('tags', 'exportTags', {}));
  expect(tags.rows).toMatchObject([{ 'Name (fr)': '=1+1', Colour: '#91c954' }]);
  expect((await readExport(await owner.call('sizes', 'exportSizes', {}))).rows).toMatchObject([
    { 'Name (fr)': 'Moyenne' },
  ]);
  const company = {
    vatNumber: '',
    address: '3, rue du Port',
    postalCode: '75010',
    city: 'Paris',
    country: 'FR',
    contacts: [],
  };
  const agreed = { referenceRequired: false, terms: 'monthly', invoiceGroups: 'person', creditLimit: null } as const;
  for (const legalName of ['Atelier Nord', 'Banque Sud'])
    await owner.call('companies', 'create', {}, { legalName, businessNumber: '', active: true, ...company, ...agreed });
  const companies = await readExport(await owner.call('companies', 'exportCompanies', { search: 'nord' }));
  expect(companies.rows).toMatchObject([
    {
      'Legal name': 'Atelier Nord',
      City: 'Paris',
      'Payment terms': 'One invoice a month',
      People: 0,
      'Balance due': 0,
    },
  ]);
});
