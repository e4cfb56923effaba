import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { signedIn } = await testApp();
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
const person = {
  lastName: 'Dupuis',
  locale: 'fr' as const,
  dietNote: '',
  houseNote: '',
  marketingConsent: false,
  allergens: [],
  allergiesAsked: false,
};
const add = (firstName: string, phone: string, email = '', atHome = '') =>
  owner.call('clients', 'create', {}, { ...person, firstName, phone, email, addresses: [{ ...home, phone: atHome }] });
const doubles = async (query: { phone?: string; email?: string }) =>
  (await owner.call('clients', 'findClientDoubles', query)).items.map(({ firstName }) => firstName);

await add('Mehdi', '06 39 98 95 82', 'mehdi@example.com');
await add('Sonia', '06 39 98 95 82', '', '01 99 00 12 34');

test('who has the phone already is told, however it is typed, on an address too', async () => {
  for (const phone of ['0639989582', '+33 6 39 98 95 82']) expect(await doubles({ phone })).toEqual(['Mehdi', 'Sonia']);
  expect(await doubles({ phone: '01.99.00.12.34' })).toEqual(['Sonia']);
});

test('who has the e-mail address already is told, whatever its case', async () => {
  expect(await doubles({ email: 'MEHDI@example.com' })).toEqual(['Mehdi']);
});

test('nobody is a double of nothing, of half a number, or of a pattern', async () => {
  for (const query of [{}, { phone: '0639' }, { phone: '%' }, { email: '%' }, { email: '', phone: '' }])
    expect(await doubles(query)).toEqual([]);
});

test('people who share a phone are added at the same moment, and stay two', async () => {
  const newClients = await Promise.all([add('Léa', '06 39 98 00 01'), add('Tom', '06 39 98 00 01')]);
  expect(new Set(newClients.map(({ id }) => id)).size).toBe(2);
  expect(await doubles({ phone: '06 39 98 00 01' })).toHaveLength(2);
});

test('an address is added beside the others, and whoever edits the client meanwhile learns of it', async () => {
  const { id, version, addresses } = await add('Zoé', '06 39 98 00 02');
  const office = { ...home, label: 'Bureau', phone: '01 99 00 55 55' };
  const client = await owner.call('clients', 'addClientAddress', { id }, office);
  expect(client.addresses).toMatchObject([{ id: addresses[0]?.id }, { label: 'Bureau', phone: '+33199005555' }]);
  const {
    ordersCount: _1,
    ordersAmount: _2,
    lastOrderAt: _3,
    erasedAt: _7,
    eaterId: _9,
    eaters: _10,
    unprovenEmail: _8,
    id: _4,
    ...input
  } = client;
  const stale = {
    ...input,
    addresses: input.addresses.slice(0, 1).map(({ eligible: _5, zone: _6, ...address }) => address),
    version,
  };
  await expect(owner.call('clients', 'update', { id }, stale)).rejects.toMatchObject({ problem: { code: 'stale' } });
});

test('an address is refused with its own faults, for nobody, and past what a client can be saved with', async () => {
  const { id } = await add('Ida', '06 39 98 00 03');
  const addAddress = (wishes: Partial<typeof home> = {}, clientId = id) =>
    owner.call('clients', 'addClientAddress', { id: clientId }, { ...home, ...wishes });
  await expect(addAddress({ postalCode: '7501' })).rejects.toMatchObject({ problem: { field: 'postalCode' } });
  await expect(addAddress({ phone: '12345' })).rejects.toMatchObject({ problem: { field: 'phone' } });
  await expect(addAddress({}, 999_999)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const results = await Promise.allSettled(Array.from({ length: 21 }, () => addAddress()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
});
