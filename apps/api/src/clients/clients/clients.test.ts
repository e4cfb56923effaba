import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app, db, signedIn } = await testApp();
const owner = await signedIn('owner');
const kitchen = await signedIn('kitchen');

const { id: sesame } = await owner.call(
  'allergens',
  'create',
  {},
  { name: { fr: 'Sésame', en: 'Sesame' }, slug: 'sesame', code: 'sesame', active: true },
);
const { id: nuts } = await owner.call(
  'allergens',
  'create',
  {},
  { name: { fr: 'Fruits à coque', en: 'Nuts' }, slug: 'nuts', code: 'nuts', active: true },
);
const paris = await owner.call(
  'delivery-zones',
  'create',
  {},
  {
    name: { fr: 'Paris', en: 'Paris' },
    colour: '#86c341',
    fee: null,
    freeDeliveryFrom: null,
    minimumOrder: 0,
    active: true,
  },
);
await owner.call('postal-codes', 'create', {}, { country: 'FR', code: '75', city: '', zoneId: paris.id });

const home = {
  label: 'Maison',
  phone: '',
  address: '12 rue des Lilas',
  city: 'Paris',
  country: 'FR',
  postalCode: '75019',
  note: '',
};
const work = { ...home, label: 'Bureau', address: '3 quai de la Joliette', city: 'Marseille', postalCode: '13002' };

let people = 0;
function ines(fields: Partial<Parameters<typeof owner.call<'clients', 'create'>>[3]> = {}) {
  people += 1;
  return {
    firstName: 'Inès',
    lastName: 'Delcourt',
    email: `ines.${people}@example.com`,
    phone: '+33612345678',
    locale: 'fr' as const,
    dietNote: 'Sans sésame, même en traces',
    houseNote: '',
    marketingConsent: false,
    allergens: [{ allergenId: sesame, severity: 'allergy' as const }],
    allergiesAsked: true,
    addresses: [home, work],
    ...fields,
  };
}
const add = (fields: Parameters<typeof ines>[0] = {}) => owner.call('clients', 'create', {}, ines(fields));
const update = (id: number, version: number, fields: Parameters<typeof ines>[0]) =>
  owner.call('clients', 'update', { id }, { ...ines(fields), version });

test('a client comes back as written, with what each address’s postal code says about delivery', async () => {
  const input = ines();
  const { id, addresses } = await owner.call('clients', 'create', {}, input);
  expect(await owner.call('clients', 'get', { id })).toEqual({
    ...input,
    id,
    version: 1,
    addresses: [
      { ...home, id: addresses[0]?.id, eligible: true, zone: { id: paris.id, name: paris.name } },
      { ...work, id: addresses[1]?.id, eligible: false, zone: null },
    ],
    ordersCount: 0,
    ordersAmount: 0,
    lastOrderAt: null,
    unprovenEmail: '',
    erasedAt: null,
    eaterId: expect.any(Number) as number,
    eaters: [],
  });
});

test('an address loses its eligibility with its zone, without being saved again', async () => {
  const terms = {
    name: { fr: 'Sud', en: 'South' },
    colour: '#86c341',
    fee: null,
    freeDeliveryFrom: null,
    minimumOrder: 0,
  };
  const zone = await owner.call('delivery-zones', 'create', {}, { ...terms, active: true });
  await owner.call('postal-codes', 'create', {}, { country: 'FR', code: '31', city: '', zoneId: zone.id });
  const { id } = await add({ addresses: [{ ...home, city: 'Toulouse', postalCode: '31000' }] });
  // Its code was added since.
  const { version } = await owner.call('delivery-zones', 'get', { id: zone.id });
  await owner.call('delivery-zones', 'update', { id: zone.id }, { ...terms, active: false, version });
  const { addresses } = await owner.call('clients', 'get', { id });
  expect(addresses[0]).toMatchObject({ eligible: false, zone: { id: zone.id } });
});

test('a postal code is kept in upper case without spaces', async () => {
  const { addresses } = await add({ addresses: [{ ...home, country: 'gb', postalCode: 'ec1a 1bb' }] });
  expect(addresses[0]).toMatchObject({ country: 'GB', postalCode: 'EC1A1BB' });
});

test('a postal code that is none of its country is refused on its address', async () => {
  await expect(add({ addresses: [home, { ...work, postalCode: '1300' }] })).rejects.toMatchObject({
    problem: { status: 422, field: 'addresses.1.postalCode' },
  });
});

test('two clients cannot share an e-mail address, whatever its case', async () => {
  await add({ email: 'lea@example.com' });
  await expect(add({ email: 'LEA@example.com' })).rejects.toMatchObject({
    problem: { status: 409, code: 'already-taken', field: 'email' },
  });
});

test('saving replaces the allergens', async () => {
  const { id } = await add();
  const allergens = [{ allergenId: nuts, severity: 'intolerance' as const }];
  expect((await update(id, 1, { allergens })).allergens).toEqual(allergens);
});

test('an allergen twice is refused', async () => {
  const twice = (['allergy', 'intolerance'] as const).map((severity) => ({ allergenId: sesame, severity }));
  await expect(add({ allergens: twice })).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field: 'allergens', code: 'twice' }] },
  });
});

test('an allergen that does not exist is refused, and nothing is kept', async () => {
  const email = 'nobody@example.com';
  await expect(add({ email, allergens: [{ allergenId: 999_999, severity: 'allergy' }] })).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'allergens' },
  });
  expect((await owner.call('clients', 'list', { search: email })).items).toEqual([]);
});

test('saving keeps an address by its identifier, adds a new one and drops the one left out', async () => {
  const { id, addresses } = await add();
  const [address] = addresses;
  const movedAddress = { ...home, id: address?.id, address: '14 rue des Lilas' };
  const savedClient = await update(id, 1, { addresses: [{ ...work, label: 'Parents' }, movedAddress] });
  expect(savedClient.addresses.map((address) => [address.label, address.address])).toEqual([
    ['Maison', '14 rue des Lilas'],
    ['Parents', '3 quai de la Joliette'],
  ]);
  expect(savedClient.addresses[0]?.id).toBe(address?.id);
});

test('an address of another client is refused and stays as it was', async () => {
  const otherClient = await add();
  const { id } = await add({ addresses: [] });
  const stolen = { ...work, id: otherClient.addresses[0]?.id };
  await expect(update(id, 1, { addresses: [home, stolen] })).rejects.toMatchObject({
    problem: { status: 422, code: 'unknown-reference', field: 'addresses.1.id' },
  });
  const { addresses } = await owner.call('clients', 'get', { id: otherClient.id });
  expect(addresses[0]?.address).toBe(home.address);
});

test('a client being added has no address of anybody’s', async () => {
  const otherClient = await add();
  await expect(add({ addresses: [{ ...home, id: otherClient.addresses[0]?.id }] })).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'addresses.0.id' },
  });
});

test('the same address twice is refused', async () => {
  const { id, addresses } = await add();
  const sameAddress = { ...home, id: addresses[0]?.id };
  await expect(update(id, 1, { addresses: [sameAddress, sameAddress] })).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field: 'addresses', code: 'twice' }] },
  });
});

test.each([
  ['name', 'tardif leon'],
  ['e-mail address', 'leon.tardif@'],
  ['phone', '0798'],
])('a client is found by %s', async (_, search) => {
  const email = 'leon.tardif@example.com';
  const { items } = await owner.call('clients', 'list', { search: 'leon.tardif' });
  if (items.length === 0) await add({ firstName: 'Léon', lastName: 'Tardif', email, phone: '0798765432' });
  const matches = await owner.call('clients', 'list', { search });
  expect(matches.items).toMatchObject([
    { email, city: 'Paris', allergens: [{ allergenId: sesame, severity: 'allergy' }] },
  ]);
});

test('clients are listed by last name, accents apart', async () => {
  for (const lastName of ['Zola', 'Évrard', 'Etienne', 'Abadie']) await add({ firstName: 'Tri', lastName });
  const { items } = await owner.call('clients', 'list', { search: 'tri' });
  expect(items.map(({ lastName }) => lastName)).toEqual(['Abadie', 'Etienne', 'Évrard', 'Zola']);
});

test('clients of one last name are listed by first name', async () => {
  for (const firstName of ['Zoé', 'Édith', 'Anne']) await add({ firstName, lastName: 'Homonyme' });
  const { items } = await owner.call('clients', 'list', { search: 'homonyme', sort: 'name' });
  expect(items.map(({ firstName }) => firstName)).toEqual(['Anne', 'Édith', 'Zoé']);
});

test('a removed client takes the addresses along', async () => {
  const { id } = await add();
  await owner.call('clients', 'remove', { id });
  expect(await db.selectFrom('addresses').select('id').where('client_id', '=', id).execute()).toEqual([]);
});

test('the kitchen does not read clients', async () => {
  const answer = await app.inject({ url: '/api/clients', headers: { authorization: `Bearer ${kitchen.token}` } });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'not-allowed' }]);
});
