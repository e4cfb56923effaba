import { expect, test } from 'vitest';
import {
  type DishMeat,
  type MeatOrigin,
  meatOriginText,
  meatOriginTexts,
  originlessOf,
  unknownOrigin,
} from './meat-origins.ts';

const from = (born: MeatOrigin['born'], raised = born, slaughtered = raised): MeatOrigin => ({
  born,
  raised,
  slaughtered,
});
const [french, irish] = [from('FR'), from('IE')];
const raw = (meat: DishMeat['meat'], ...origins: MeatOrigin[]): DishMeat => ({ meat, isRaw: true, origins });

test.each([
  ['nothing of a dish without meat', [], '', ''],
  [
    'born, raised and slaughtered in one country',
    [raw('beef', french)],
    'bœuf (origine : France)',
    'beef (origin: France)',
  ],
  [
    'each country that it may be of, once',
    [raw('beef', irish, french), raw('beef', french)],
    'bœuf (origine : France ou Irlande)',
    'beef (origin: France or Ireland)',
  ],
  [
    'steps in one country together',
    [raw('beef', from('IE', 'IE', 'FR'))],
    'bœuf (né et élevé : Irlande, abattu : France)',
    'beef (born and reared: Ireland, slaughtered: France)',
  ],
  [
    'where it was raised, if its birth is not known',
    [raw('poultry', from(null, 'BE', 'FR'))],
    'volaille (élevée : Belgique, abattue : France)',
    'poultry (reared: Belgium, slaughtered: France)',
  ],
  [
    'each kind of meat',
    [raw('sheep', from('NZ')), raw('pork', from(null, 'ES'), french)],
    'porc (origine : France ou élevé et abattu : Espagne), agneau ou mouton (origine : Nouvelle-Zélande)',
    'pork (origin: France or reared and slaughtered: Spain), lamb or mutton (origin: New Zealand)',
  ],
  ['nothing of a paper that leaves something out', [raw('beef', from(null, 'FR'))], '', ''],
])('its origin says %s', (_, dishMeats, french, english) => {
  expect(meatOriginText(dishMeats, 'fr').replaceAll('\u202f', ' ')).toBe(french);
  expect(meatOriginText(dishMeats, 'en')).toBe(english);
});

test('of raw meat each origin is to be told whole, of prepared meat as far as it is known', () => {
  const isWhole = (...dishMeats: DishMeat[]) => originlessOf(dishMeats).length === 0;
  expect([isWhole(), isWhole(raw('pork', french)), isWhole(raw('pork', from(null, 'FR')))]).toEqual([true, true, true]);
  expect([isWhole(raw('pork')), isWhole(raw('beef', french, from(null, 'FR')))]).toEqual([false, false]);
  for (const origin of [unknownOrigin, from(null, null, 'FR'), from(null, 'FR', null)])
    expect(isWhole(raw('pork', origin))).toBe(false);
  expect(isWhole({ meat: 'pork', isRaw: false, origins: [] })).toBe(true);
});

test('a dish says its origins in both languages', () => {
  const dishMeats = [raw('beef', irish)];
  expect(meatOriginTexts(dishMeats)).toEqual({
    fr: meatOriginText(dishMeats, 'fr'),
    en: 'beef (origin: Ireland)',
  });
});
