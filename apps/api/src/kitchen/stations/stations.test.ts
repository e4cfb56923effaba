import { usualStations } from '@traiteur/domain/catalogue/usual-records.ts';
import { expect, test } from 'vitest';
import { ingredientInput, grams, recipeInput } from '../../testing/recipe-inputs.ts';
import { testApp } from '../../testing/test-app.ts';

const { signedIn } = await testApp();
const owner = await signedIn('owner');
const cook = await signedIn('kitchen');

const names = async () => (await cook.call('stations', 'list')).items.map(({ name }) => name.fr);

test('the usual stations come once, in the order in which food passes them, and are moved', async () => {
  const offer = () => owner.call('setup', 'offerUsualRecords', {}, { kinds: ['stations'] });
  expect((await offer()).added.stations).toBe(usualStations.length);
  expect((await offer()).added.stations).toBe(0);
  expect(await names()).toEqual(['Chaud', 'Froid', 'Pâtisserie', 'Conditionnement']);
  const { items } = await cook.call('stations', 'list');
  await cook.call('stations', 'updateStationPosition', { id: items[2]?.id ?? 0 }, { position: 1 });
  expect(await names()).toEqual(['Pâtisserie', 'Chaud', 'Froid', 'Conditionnement']);
});

test('a recipe says where it is cooked and how long it keeps, and its station is not removed', async () => {
  const { items } = await cook.call('stations', 'list');
  const stationId = items[0]?.id ?? 0;
  const flour = await cook.call('ingredients', 'create', {}, ingredientInput('Farine'));
  const input = recipeInput('Pâte', [grams(flour.id, 100)], { stationId, shelfLife: 4 });
  const { id } = await cook.call('recipes', 'create', {}, input);
  expect(await cook.call('recipes', 'get', { id })).toMatchObject({ stationId, shelfLife: 4 });
  await expect(owner.call('stations', 'remove', { id: stationId })).rejects.toMatchObject({
    problem: { code: 'in-use', usedBy: [{ noun: 'recipes', count: 1 }] },
  });
  await expect(cook.call('recipes', 'create', {}, { ...input, stationId: 999_999 })).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'stationId' },
  });
});
