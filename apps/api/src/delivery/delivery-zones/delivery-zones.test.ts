import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app, signedIn, client } = await testApp();
const owner = await signedIn('owner');
const visitor = await client();

const centre = {
  name: { fr: 'Paris centre', en: 'Central Paris' },
  colour: '#86c341',
  fee: 590,
  freeDeliveryFrom: 6000,
  minimumOrder: 1500,
  active: true,
};

const zoneNamed = (fr: string, active = true) =>
  owner.call('delivery-zones', 'create', {}, { ...centre, name: { fr, en: fr }, active });
const store = (code: string, zoneId: number | null, country = 'FR') =>
  owner.call('postal-codes', 'create', {}, { country, code, city: '', zoneId });
const check = (postalCode: string, country?: string) =>
  visitor.call('eligibility', 'checkEligibility', country === undefined ? { postalCode } : { postalCode, country });

const paris = await zoneNamed('Paris');
const marais = await zoneNamed('Le Marais');
const summer = await zoneNamed('Zone d’été', false);
const montreal = await zoneNamed('Montréal');
await store('75', paris.id);
await store('75004', marais.id);
await store('75015', null);
await store('06', summer.id);
await store('H2X', montreal.id, 'CA');

test('a zone comes back as it was written, with its postal codes counted', async () => {
  const { id } = await owner.call('delivery-zones', 'create', {}, centre);
  await store('92', id);
  await store('93', id);
  const zone = await owner.call('delivery-zones', 'get', { id });
  const places = ['92', '93'].map((postalCode) => ({ country: 'FR', postalCode, city: '' }));
  expect(zone).toEqual({ ...centre, id, version: 3, postalCodes: 2, places, scheduleIds: [] });
});

test('a zone without its own fee and threshold follows the configuration', async () => {
  const zone = await owner.call('delivery-zones', 'create', {}, { ...centre, fee: null, freeDeliveryFrom: null });
  expect([zone.fee, zone.freeDeliveryFrom]).toEqual([null, null]);
});

test('an amount with cents after a point is refused on its field', async () => {
  const broken = { ...centre, fee: 5.9 };
  await expect(owner.call('delivery-zones', 'create', {}, broken)).rejects.toMatchObject({
    problem: { status: 422, field: 'fee' },
  });
});

test('zones are listed by name in the caller’s language', async () => {
  const listed = await owner.call('delivery-zones', 'list', { active: 'true', search: 'mar' });
  expect(listed.items.map(({ name }) => name.fr)).toEqual(['Le Marais']);
});

test('a zone with postal codes and schedules cannot be removed, and the answer counts both', async () => {
  const { id } = await zoneNamed('Montreuil');
  await store('93100', id);
  const evening = {
    weekday: 4,
    start: '18:00',
    end: '20:00',
    zoneIds: [id],
    capacity: 8,
    noticeHours: 4,
    active: true,
  };
  await owner.call('delivery-schedules', 'create', {}, evening);
  await expect(owner.call('delivery-zones', 'remove', { id })).rejects.toMatchObject({
    problem: {
      code: 'in-use',
      usedBy: [
        { noun: 'postal-codes', count: 1 },
        { noun: 'delivery-schedules', count: 1 },
      ],
    },
  });
});

test('a place is eligible while the zone of its beginning is active', async () => {
  expect(await check('75011')).toEqual({
    eligible: true,
    postalCode: '75011',
    zone: { id: paris.id, name: paris.name },
  });
});

test('the longest stored code decides', async () => {
  expect((await check('75004')).zone?.id).toBe(marais.id);
});

test('a code stored without a zone is taken out of the zone around it', async () => {
  expect(await check('75015')).toEqual({ eligible: false, postalCode: '75015', zone: null });
});

test('a code that no zone has is not eligible', async () => {
  expect(await check('13001')).toEqual({ eligible: false, postalCode: '13001', zone: null });
});

test('a place in an inactive zone is known but not eligible', async () => {
  expect(await check('06000')).toMatchObject({ eligible: false, zone: { id: summer.id } });
});

test('spaces in a code do not matter', async () => {
  expect((await check(' 75 004 ')).zone?.id).toBe(marais.id);
});

test('lower case in a code does not matter', async () => {
  expect(await check('h2x 1y4', 'ca')).toMatchObject({
    eligible: true,
    postalCode: 'H2X1Y4',
    zone: { id: montreal.id },
  });
});

test('a code of one country does not decide in another', async () => {
  expect((await check('75004', 'DE')).zone).toBeNull();
});

test.each(['7500', 'Paris', '750044', '%', '75\u0000'])('%j is no postal code to ask about', async (postalCode) => {
  await expect(check(postalCode)).rejects.toMatchObject({ problem: { status: 422, field: 'postalCode' } });
});

test('asking needs a postal code', async () => {
  const answer = await app.inject('/api/eligibility');
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { field: 'postalCode' }]);
});
