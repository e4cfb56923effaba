import { mostPointsOfBeginnings } from '@traiteur/contract/delivery/postal-codes.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { signedIn } = await testApp();
const owner = await signedIn('owner');
const kitchen = await signedIn('kitchen');

const zone = await owner.call(
  'delivery-zones',
  'create',
  {},
  {
    name: { fr: 'Est parisien', en: 'East Paris' },
    colour: '#ef7622',
    fee: null,
    freeDeliveryFrom: null,
    minimumOrder: 0,
    active: true,
  },
);
const montreuil = { country: 'FR', code: '93100', city: 'Montreuil', zoneId: zone.id };
const add = (fields: Partial<Omit<typeof montreuil, 'zoneId'>> & { zoneId?: number | null }) =>
  owner.call('postal-codes', 'create', {}, { ...montreuil, ...fields });

test('a postal code comes back with its zone', async () => {
  const { id } = await add({});
  expect(await owner.call('postal-codes', 'get', { id })).toEqual({
    ...montreuil,
    id,
    version: 1,
    zone: { id: zone.id, name: zone.name, colour: '#ef7622', active: true },
  });
});

test('a postal code needs no zone', async () => {
  expect((await add({ code: '77000', zoneId: null })).zone).toBeNull();
});

test('a code is kept in upper case without spaces', async () => {
  expect((await add({ country: 'ca', code: ' h2x 1y4' })).code).toBe('H2X1Y4');
});

test('a code that is kept, written otherwise too, is refused with the zone that has it, and without one as taken', async () => {
  const { id, version } = await add({ code: '94300' });
  const refusal = { problem: { status: 409, errors: [{ code: 'code-in-zone', field: 'code' }] } };
  await expect(add({ code: '94 300' })).rejects.toMatchObject(refusal);
  await expect(add({ code: '94 300' })).rejects.toThrow('East Paris');
  const secondCode = await add({ code: '94301' });
  const renamed = { ...montreuil, code: '94300', version: secondCode.version };
  await expect(owner.call('postal-codes', 'update', { id: secondCode.id }, renamed)).rejects.toMatchObject(refusal);
  // Saved as it is, it is nobody else's.
  const itself = { ...montreuil, code: '94300', city: 'Vincennes', version };
  expect(await owner.call('postal-codes', 'update', { id }, itself)).toMatchObject({ city: 'Vincennes' });
  await add({ code: '94400', zoneId: null });
  await expect(add({ code: '94400' })).rejects.toMatchObject({
    problem: { status: 409, code: 'already-taken', field: 'code' },
  });
});

test('the same code in another country is another one', async () => {
  await add({ code: '10115' });
  expect((await add({ country: 'DE', code: '10115' })).country).toBe('DE');
});

test.each([
  ['FR', '75'],
  ['FR', '9'],
  ['CA', 'H2X'],
  ['GB', 'EC1A 1BB'],
])('in %s one may store %s', async (country, code) => {
  expect((await add({ country, code })).id).toBeGreaterThan(0);
});

test.each([
  ['FR', '7501A'],
  ['FR', '750111'],
  ['FR', '00000'],
  ['CA', 'H2X_1'],
  ['FR', '   '],
  ['DE', '123456789012345'],
])('in %s one may not store “%s”', async (country, code) => {
  await expect(add({ country, code })).rejects.toMatchObject({ problem: { status: 422, field: 'code' } });
});

test('a zone that does not exist is refused on its field', async () => {
  await expect(add({ code: '94130', zoneId: 999_999 })).rejects.toMatchObject({
    problem: { status: 422, code: 'unknown-reference', field: 'zoneId' },
  });
});

test('a search finds a city by some of its words and a code by its beginning', async () => {
  await add({ code: '92700', city: 'Épinay-sous-Sénart' });
  const byCity = await owner.call('postal-codes', 'list', { search: 'épinay sénart' });
  const byCode = await owner.call('postal-codes', 'list', { search: '9270' });
  expect([byCity, byCode].map(({ items }) => items.map(({ code }) => code))).toEqual([['92700'], ['92700']]);
});

test('the codes of one zone are listed alone', async () => {
  const { items } = await owner.call('postal-codes', 'list', { zoneId: zone.id, limit: 200 });
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ zoneId }) => zoneId === zone.id)).toBe(true);
});

test('the codes of no zone are listed alone', async () => {
  await add({ code: '77100', zoneId: null });
  const { items } = await owner.call('postal-codes', 'list', { zoneId: 'none', limit: 200 });
  expect(items.map(({ code }) => code)).toContain('77100');
  expect(items.every(({ zoneId }) => zoneId === null)).toBe(true);
});

test('looking codes up says their cities and the zones that hold them, kept or not', async () => {
  await add({ code: '91', city: 'Essonne' });
  const codes = ['91', '91 300', '28290', '99999'];
  const { items } = await kitchen.call('postal-code-lookups', 'lookUpPostalCodes', {}, { country: 'fr', codes });
  expect(items.map(({ code, city, zone: holder }) => ({ code, city, zone: holder }))).toEqual([
    { code: '91', city: 'Essonne', zone: { id: zone.id, name: zone.name } },
    { code: '91300', city: 'Massy', zone: null },
    { code: '28290', city: 'Chapelle-Royale, Vald’Yerre', zone: null },
    { code: '99999', city: '', zone: null },
  ]);
});

test('however many beginnings are looked up, the answer stays small, and a few are shown by all their points', async () => {
  const lookUp = async (codes: string[]) =>
    (await kitchen.call('postal-code-lookups', 'lookUpPostalCodes', {}, { country: 'FR', codes })).items;
  const allCodes = Array.from({ length: 2000 }, (_, number) => String(number % 1000));
  const items = await lookUp(allCodes);
  expect(items).toHaveLength(1000);
  expect(items.flatMap(({ points }) => points).length).toBeLessThanOrEqual(mostPointsOfBeginnings);
  const few = await lookUp(['75', '92', '75011']);
  expect(few.map(({ points }) => points.length)).toEqual([21, expect.any(Number), 1]);
});

test('codes are listed in their order', async () => {
  const { items } = await owner.call('postal-codes', 'list', { sort: '-code' });
  const codes = items.map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted().reverse());
});

test('who may not write deliveries is not offered to add a postal code', () => {
  expect(kitchen.offers('postal-codes', 'create')).toBe(false);
});
