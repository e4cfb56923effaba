import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { citiesOf } from './city-list.ts';

const { app, signedIn } = await testApp();
const kitchen = await signedIn('kitchen');

const suggest = async (postalCode: string) => (await kitchen.call('cities', 'suggestCities', { postalCode })).items;
const names = async (postalCode: string) => (await suggest(postalCode)).map(({ city }) => city);

describe('a city is written as the French write it', () => {
  test.each([
    ['75001', 'Paris'],
    ['75116', 'Paris'],
    ['69003', 'Lyon'],
    ['93200', 'Saint-Denis'],
    ['92100', 'Boulogne-Billancourt'],
    ['13540', 'Aix-en-Provence'],
    ['85350', 'L’Île-d’Yeu'],
    ['97110', 'Pointe-à-Pitre'],
  ])('%s is in %s', async (postalCode, city) => {
    expect(await names(postalCode)).toContain(city);
  });
});

test('a city with several communes or arrondissements under one code is suggested once', async () => {
  expect((await names('58120')).filter((city) => city === 'Château-Chinon')).toHaveLength(1);
});

test('the edge of a neighbour that writes PARIS on its envelopes is Paris', async () => {
  expect(await suggest('75016')).toEqual([{ postalCode: '75016', city: 'Paris' }]);
});

test('a beginning suggests twenty cities at most, by code, then by name', async () => {
  const cities = await suggest('62');
  expect(cities).toHaveLength(20);
  const french = new Intl.Collator('fr');
  const order = (a: (typeof cities)[0], b: (typeof cities)[0]) =>
    a.postalCode.localeCompare(b.postalCode) || french.compare(a.city, b.city);
  expect(cities).toEqual(cities.toSorted(order));
});

test('spaces in what is typed do not matter', async () => {
  expect(await names('93 2')).toContain('Saint-Denis');
});

test('nothing is suggested where France has no such code', async () => {
  expect(await suggest('00')).toEqual([]);
});

test('one digit is too little to suggest anything', async () => {
  await expect(suggest('7')).rejects.toMatchObject({ problem: { status: 422, field: 'postalCode' } });
});

test('suggestions are for who signed in', async () => {
  expect((await app.inject('/api/cities?postalCode=75')).statusCode).toBe(401);
});

test('where the envelope names none of several communes, each is a city', () => {
  const row = { codePostal: '28290', codeCommune: '28012', libelleAcheminement: "COMMUNE NOUVELLE D'ARROU" };
  expect(
    citiesOf([
      { ...row, nomCommune: 'Langey' },
      { ...row, nomCommune: 'Arrou' },
    ]),
  ).toEqual([
    { postalCode: '28290', city: 'Arrou' },
    { postalCode: '28290', city: 'Langey' },
  ]);
});

describe('a name that somebody types finds its codes', () => {
  const codesOf = async (city: string) =>
    (await kitchen.call('cities', 'suggestCities', { city })).items.map((place) => `${place.postalCode} ${place.city}`);

  test('those that are called just that come first', async () => {
    const pantin = await codesOf('pantin');
    expect(pantin[0]).toBe('93500 Pantin');
    const paris = await codesOf('Paris');
    expect(paris).toHaveLength(20);
    expect(paris[0]).toBe('75001 Paris');
  });

  test.each([
    ['st-denis', '93200 Saint-Denis'],
    ['Saint Denis', '93200 Saint-Denis'],
    ['epinay sur s', '93800 Épinay-sur-Seine'],
    ['ile d’yeu', '85350 L’Île-d’Yeu'],
    ['Le Mans', '72000 Le Mans'],
    ['mans', '72000 Le Mans'],
  ])('“%s” is %s', async (text, place) => {
    expect(await codesOf(text)).toContain(place);
  });

  test('an article alone finds nothing, nor does a name that France has not', async () => {
    expect(await codesOf('les')).toEqual([]);
    expect(await codesOf('Zzyzx')).toEqual([]);
  });

  test('a code and a name together are refused, and neither of them too', async () => {
    for (const query of [{}, { postalCode: '93', city: 'Pantin' }])
      await expect(kitchen.call('cities', 'suggestCities', query)).rejects.toMatchObject({
        problem: { status: 422, field: 'postalCode' },
      });
  });
});
