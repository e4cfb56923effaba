import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app, signedIn } = await testApp();
const owner = await signedIn('owner');
const driver = await signedIn('delivery');

const zone = (name: string, colour: string) =>
  owner.call(
    'delivery-zones',
    'create',
    {},
    {
      name: { fr: name, en: name },
      colour,
      fee: null,
      freeDeliveryFrom: null,
      minimumOrder: 0,
      active: true,
    },
  );
const keep = (code: string, zoneId: number | null, city = '', country = 'FR') =>
  owner.call('postal-codes', 'create', {}, { country, code, city, zoneId });

const lyon = await zone('Lyon', '#86c341');
const east = await zone('Villeurbanne', '#ef7622');
beforeAll(async () => {
  await keep('6900', lyon.id);
  await keep('69003', east.id);
  await keep('69100', east.id, 'Villeurbanne et le canal');
  await keep('69500', null);
  await keep('H2X', east.id, 'Montréal', 'CA');
});

const map = () => driver.call('zone-maps', 'getZoneMap', {});
const place = async (code: string) => (await map()).places.find(({ postalCode }) => postalCode === code);

test('a whole code stands at its town, with its city and zone', async () => {
  const point = await place('69100');
  expect(point).toMatchObject({ city: 'Villeurbanne et le canal', zoneId: east.id });
  expect(point?.point?.latitude).toBeCloseTo(45.77, 1);
  expect(point?.point?.longitude).toBeCloseTo(4.88, 1);
});

test('a beginning stands there as each code that begins so, but for those that a longer one takes out', async () => {
  const { places } = await map();
  const districts = places.filter(({ postalCode }) => postalCode.startsWith('6900'));
  expect(districts.map(({ postalCode, zoneId }) => [postalCode, zoneId === lyon.id])).toEqual(
    Array.from({ length: 9 }, (_, index) => [`6900${index + 1}`, index !== 2]),
  );
  expect(new Set(districts.map(({ city }) => city))).toEqual(new Set(['Lyon']));
});

test('a code that is kept without a zone is told as one', async () => {
  expect(await place('69500')).toMatchObject({ city: 'Bron', zoneId: null });
});

test('a code of another country has no point, and is told all the same', async () => {
  expect(await place('H2X')).toEqual({
    country: 'CA',
    postalCode: 'H2X',
    city: 'Montréal',
    zoneId: east.id,
    point: null,
  });
});

test('codes around that nobody keeps are told apart, and none of them twice', async () => {
  const { places, neighbours } = await map();
  const codes = neighbours.map(({ postalCode }) => postalCode);
  expect(codes).toContain('69120');
  expect(codes).not.toContain('75001');
  expect(codes.filter((code) => places.some(({ postalCode }) => postalCode === code))).toEqual([]);
});

test('codes that people asked for come with how many did, the most wanted first', async () => {
  const ask = (email: string, postalCode: string) =>
    owner.call(
      'wanted-areas',
      'noteWantedArea',
      {},
      { country: 'FR', postalCode, city: '', email, locale: 'fr', consent: true },
    );
  await ask('maud@example.com', '69500');
  for (const name of ['maud', 'yanis']) await ask(`${name}@example.com`, '42000');
  const { wanted } = await map();
  expect(wanted.map(({ postalCode, wishes }) => [postalCode, wishes])).toEqual([
    ['42000', 2],
    ['69500', 1],
  ]);
  expect(wanted[0]?.point.latitude).toBeCloseTo(45.43, 1);
});

test('zones come with their colours', async () => {
  expect((await map()).zones).toEqual([
    { id: lyon.id, name: { fr: 'Lyon', en: 'Lyon' }, colour: '#86c341', active: true },
    { id: east.id, name: { fr: 'Villeurbanne', en: 'Villeurbanne' }, colour: '#ef7622', active: true },
  ]);
});

test('the map is for who may see deliveries', async () => {
  expect((await app.inject('/api/zone-map')).statusCode).toBe(401);
});

test('what is asked of typed codes says where they are, a beginning by all of its codes', async () => {
  const { items } = await owner.call(
    'postal-code-lookups',
    'lookUpPostalCodes',
    {},
    {
      country: 'FR',
      codes: ['69100', '6900', '00'],
    },
  );
  expect(items.map(({ points }) => points.map(({ postalCode }) => postalCode))).toEqual([
    ['69100'],
    Array.from({ length: 9 }, (_, index) => `6900${index + 1}`),
    [],
  ]);
});
