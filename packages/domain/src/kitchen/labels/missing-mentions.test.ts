import { expect, test } from 'vitest';
import { labelNutrients, type LabelNutrition, unknownNutrition } from '../../catalogue/nutrients.ts';
import { type LabelContent, labelMentions, type LabelMaker, missingMentions } from './missing-mentions.ts';

const nutrition = Object.fromEntries(labelNutrients.map((name) => [name, 0])) as LabelNutrition;
const dahl: LabelContent = {
  name: { fr: 'Dahl', en: 'Dal' },
  ingredients: { fr: 'Lentilles corail.', en: 'Red lentils.' },
  areAllergensSure: true,
  netWeight: 400_000,
  useBy: '2026-11-28',
  originlessIngredientId: null,
  keeping: { fr: 'Entre 0 et 3 °C', en: 'Between 0 and 3 °C' },
  nutrition,
};
const maker: LabelMaker = { name: 'Maison Laurent', address: '18, rue des Envierges', city: 'Paris', exemption: '' };

test('a whole label misses nothing', () => {
  expect(missingMentions(dahl, maker, 'fr')).toEqual([]);
});

test('each mention that is not there is told by its name, in the order of the law', () => {
  const nothing: LabelContent = {
    name: { fr: '', en: '' },
    ingredients: { fr: '', en: '' },
    areAllergensSure: false,
    netWeight: null,
    useBy: null,
    keeping: { fr: '', en: '' },
    originlessIngredientId: 7,
    nutrition: unknownNutrition,
  };
  expect(missingMentions(nothing, { ...maker, address: '' }, 'fr')).toEqual([...labelMentions]);
});

test.each(['name', 'address', 'city'] as const)('a maker without %s is nobody whom a letter finds', (part) => {
  expect(missingMentions(dahl, { ...maker, [part]: '' }, 'fr')).toEqual(['maker']);
});

test('what stands in the other language alone is missing', () => {
  expect(missingMentions({ ...dahl, ingredients: { fr: '', en: 'Red lentils.' } }, maker, 'fr')).toEqual([
    'ingredients',
  ]);
});

test('nutrition is whole without fibre, not without salt, and not asked of a house that is exempt', () => {
  expect(missingMentions({ ...dahl, nutrition: { ...nutrition, fibre: null } }, maker, 'fr')).toEqual([]);
  const saltless = { ...dahl, nutrition: { ...nutrition, salt: null } };
  expect(missingMentions(saltless, maker, 'fr')).toEqual(['nutrition']);
  expect(missingMentions(saltless, { ...maker, exemption: 'Vente directe au consommateur' }, 'fr')).toEqual([]);
});
