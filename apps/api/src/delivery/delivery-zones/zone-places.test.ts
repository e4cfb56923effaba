import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { signedIn } = await testApp();
const owner = await signedIn('owner');

const terms = { colour: '#86c341', fee: null, freeDeliveryFrom: null, minimumOrder: 0, active: true };
type Place = { country: string; postalCode: string; takenFrom?: number };
const french = (...codes: string[]): Place[] => codes.map((postalCode) => ({ country: 'FR', postalCode }));

let names = 0;
const input = (places?: Place[], scheduleIds?: number[]) => {
  const name = `Zone ${names++}`;
  return { ...terms, name: { fr: name, en: name }, ...(places && { places }), ...(scheduleIds && { scheduleIds }) };
};
const add = (places?: Place[], scheduleIds?: number[]) =>
  owner.call('delivery-zones', 'create', {}, input(places, scheduleIds));
const read = (id: number) => owner.call('delivery-zones', 'get', { id });
const save = (id: number, version: number, places?: Place[], scheduleIds?: number[]) =>
  owner.call('delivery-zones', 'update', { id }, { ...input(places, scheduleIds), version });
const codesOf = async (id: number) => (await read(id)).places.map(({ postalCode }) => postalCode);
const zoneOfCode = async (code: string) =>
  (await owner.call('postal-codes', 'list', { search: code })).items.find((item) => item.code === code)?.zoneId;
const hours = { weekday: 2, start: '11:00', end: '13:00', capacity: null, noticeHours: null, active: true };
const schedule = (zoneIds: number[]) => owner.call('delivery-schedules', 'create', {}, { ...hours, zoneIds });

test('a zone is added with its postal codes, each with its city', async () => {
  const { places, postalCodes } = await add(french('91300', '91 120', '914'));
  expect(places).toEqual([
    { country: 'FR', postalCode: '91120', city: 'Palaiseau' },
    { country: 'FR', postalCode: '91300', city: 'Massy' },
    { country: 'FR', postalCode: '914', city: '' },
  ]);
  expect(postalCodes).toBe(3);
});

test('saving adds the codes that are new and leaves those taken out in the list, without a zone', async () => {
  const { id } = await add(french('92100', '92110'));
  await save(id, 1, french('92110', '92120'));
  expect(await codesOf(id)).toEqual(['92110', '92120']);
  expect(await zoneOfCode('92100')).toBeNull();
});

test('a code that was in the list without a zone comes in with the city that it has there', async () => {
  await owner.call('postal-codes', 'create', {}, { country: 'FR', code: '92130', city: 'Issy', zoneId: null });
  const { places } = await add(french('92130'));
  expect(places).toEqual([{ country: 'FR', postalCode: '92130', city: 'Issy' }]);
});

test('a zone saved without a word on its codes and schedules keeps them', async () => {
  const { id } = await add(french('92140'));
  const { id: lunch } = await schedule([id]);
  const { version } = await read(id);
  await save(id, version);
  expect(await read(id)).toMatchObject({ places: [{ postalCode: '92140' }], scheduleIds: [lunch] });
});

test('a code of another zone is refused, and nothing is saved', async () => {
  const { id: west, name } = await add(french('92150'));
  const { id: east } = await add(french('94100'));
  await expect(save(east, 1, french('94110', '92150'))).rejects.toMatchObject({
    problem: {
      status: 409,
      code: 'code-of-another-zone',
      field: 'places',
      amounts: { codes: `92150 (${name.en})` },
    },
  });
  expect([await codesOf(west), await codesOf(east)]).toEqual([['92150'], ['94100']]);
  expect(await zoneOfCode('94110')).toBeUndefined();
});

test('a code moves when somebody says which zone it leaves, and a form of that zone is found stale', async () => {
  const { id: west } = await add(french('92160', '92170'));
  const { id: east } = await add([{ country: 'FR', postalCode: '92160', takenFrom: west }]);
  expect([await codesOf(west), await codesOf(east)]).toEqual([['92170'], ['92160']]);
  await expect(save(west, 1, french('92160', '92170'))).rejects.toMatchObject({ problem: { code: 'stale' } });
});

test('of two that move one code at once, the second is told that it is of another zone by now', async () => {
  const { id: source } = await add(french('92190'));
  const [first, second] = [await add(), await add()];
  const movedPlaces = [{ country: 'FR', postalCode: '92190', takenFrom: source }];
  const answers = await Promise.allSettled([save(first.id, 1, movedPlaces), save(second.id, 1, movedPlaces)]);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(refusals).toMatchObject([{ problem: { code: 'code-of-another-zone' } }]);
  const holders = await Promise.all([source, first.id, second.id].map(codesOf));
  expect(holders.flat()).toEqual(['92190']);
});

test('of two that add one new code at once, one has it', async () => {
  const answers = await Promise.allSettled([add(french('92200')), add(french('92200'))]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a code that another form put into the zone is not lost by saving what was read before', async () => {
  const { id } = await add(french('92210'));
  await owner.call('postal-codes', 'create', {}, { country: 'FR', code: '92220', city: '', zoneId: id });
  await expect(save(id, 1, french('92210'))).rejects.toMatchObject({ problem: { code: 'stale' } });
});

test('a schedule is ticked and unticked with the zone, and a form of it is found stale', async () => {
  const { id: otherZoneId } = await add();
  const lunch = await schedule([otherZoneId]);
  const { id } = await add([], [lunch.id]);
  expect((await owner.call('delivery-schedules', 'get', { id: lunch.id })).zoneIds).toEqual([otherZoneId, id]);
  expect((await save(id, 1, [], [])).scheduleIds).toEqual([]);
  const late = owner.call(
    'delivery-schedules',
    'update',
    { id: lunch.id },
    { ...hours, zoneIds: [otherZoneId], version: 1 },
  );
  await expect(late).rejects.toMatchObject({ problem: { code: 'stale' } });
});

test('a schedule that serves this zone alone is not left without any', async () => {
  const { id } = await add();
  const lunch = await schedule([id]);
  await expect(save(id, 2, [], [])).rejects.toMatchObject({
    problem: { code: 'schedule-without-zone', field: 'scheduleIds' },
  });
  expect((await read(id)).scheduleIds).toEqual([lunch.id]);
});

test('a schedule that does not exist is refused on its field', async () => {
  await expect(add([], [999_999])).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'scheduleIds' },
  });
});

test.each([
  ['a text that is no code', french('Massy'), 'places.0.postalCode'],
  ['hostile text', french("'); drop"), 'places.0.postalCode'],
  ['a code twice', french('92230', '92 230'), 'places'],
  ['more than a zone holds', french(...Array.from({ length: 2001 }, (_, index) => `${10_000 + index}`)), 'places'],
])('%s is refused', async (_, places, field) => {
  await expect(add(places)).rejects.toMatchObject({ problem: { status: 422, field } });
});

test('as many codes as a zone holds are saved in one go', async () => {
  const { postalCodes } = await add(french(...Array.from({ length: 2000 }, (_, index) => `${30_000 + index}`)));
  expect(postalCodes).toBe(2000);
});
