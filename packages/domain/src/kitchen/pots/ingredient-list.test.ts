import { expect, test } from 'vitest';
import { ingredientList, type ListEntry } from './ingredient-list.ts';

const sesame = { code: 'sesame', name: { fr: 'Graines de sésame', en: 'Sesame seeds' } };
const nuts = { code: 'nuts', name: { fr: 'Fruits à coque', en: 'Tree nuts' } };
const soya = { code: 'soybeans', name: { fr: 'Soja', en: 'Soybeans' } };
const fish = { code: 'fish', name: { fr: 'Poissons', en: 'Fish' } };
const milk = { code: 'milk', name: { fr: 'Lait', en: 'Milk' } };
const sulphites = {
  code: 'sulphites',
  name: { fr: 'Anhydride sulfureux et sulfites', en: 'Sulphur dioxide and sulphites' },
};
const kiwi = { code: 'kiwi', name: { fr: 'Kiwi', en: 'Kiwi' } };

const entry = (fr: string, en: string, weight: number | null, rest: Partial<ListEntry> = {}): ListEntry => ({
  name: { fr, en },
  composition: { fr: '', en: '' },
  entries: [],
  weight,
  isPromised: false,
  allergens: [],
  ...rest,
});

const chickpeas = entry('Pois chiches', 'Chickpeas', 600);
const tahini = entry('Tahin', 'Tahini', 200, { allergens: [sesame] });
const dish = (entries: ListEntry[], rest = {}) => ({ entries, yield: 1000, traces: [], ...rest });

test('what weighs most stands first, what nobody has weighed last', () => {
  const list = dish([entry('Sel', 'Salt', null), tahini, chickpeas]);
  expect(ingredientList(list, 'fr')).toBe('Pois chiches, tahin (sésame), sel.');
  expect(ingredientList(list, 'en')).toBe('Chickpeas, tahini (sesame), salt.');
  const [salt, saffron] = [entry('Sel', 'Salt', null), entry('Safran', 'Saffron', 0)];
  for (const spices of [
    [salt, saffron],
    [saffron, salt],
  ])
    expect(ingredientList(dish([...spices, tahini]), 'fr')).toBe('Tahin (sésame), safran, sel.');
});

test('an allergen that the name says is not said again, one that it hides is', () => {
  const paste = entry('Pâte maison', 'House paste', 100, { allergens: [sesame, kiwi] });
  const oil = entry('Huile de sésame', 'Sesame oil', 150, { allergens: [sesame] });
  expect(ingredientList(dish([oil, paste]), 'fr')).toBe('Huile de sésame, pâte maison (sésame, kiwi).');
  expect(ingredientList(dish([entry('Kiwi vert', 'Green kiwi', 1, { allergens: [kiwi] })]), 'fr')).toBe('Kiwi vert.');
});

test('a name that only somebody who cooks knows to be an allergen says it in brackets', () => {
  const tofu = entry('Tofu', 'Tofu', 500, { allergens: [soya], isPromised: true });
  const wine = entry('Vin blanc', 'White wine', 300, { allergens: [sulphites] });
  const salmon = entry('Saumon', 'Salmon', 200, { allergens: [fish] });
  const list = dish([tofu, wine, salmon, entry('Beurre', 'Butter', 20, { allergens: [milk] })]);
  expect(ingredientList(list, 'fr')).toBe('Tofu (soja) 50\u202f%, vin blanc (sulfites), saumon (poisson), beurre.');
  expect(ingredientList(list, 'en')).toBe('Tofu (soya) 50%, white wine (sulphites), salmon (fish), butter.');
});

test.each([
  ['crustaceans', 'crustacés', 'crustaceans'],
  ['eggs', 'œuf', 'egg'],
  ['peanuts', 'arachides', 'peanuts'],
  ['milk', 'lait', 'milk'],
  ['celery', 'céleri', 'celery'],
  ['mustard', 'moutarde', 'mustard'],
  ['lupin', 'lupin', 'lupin'],
  ['molluscs', 'mollusques', 'molluscs'],
])('%s that a name hides are said in a short word, whatever the house calls them', (code, fr, en) => {
  const allergen = { code, name: { fr: 'Nom de la maison', en: 'Name of the house' } };
  const paste = dish([entry('Base', 'Base', 100, { allergens: [allergen] })]);
  expect(ingredientList(paste, 'fr')).toBe(`Base (${fr}).`);
  expect(ingredientList(paste, 'en')).toBe(`Base (${en}).`);
});

test('the word of one allergen that means another too does not say that one', () => {
  const eggs = { code: 'eggs', name: { fr: 'Œufs', en: 'Eggs' } };
  const roe = entry('Œufs de poisson', 'Fish roe', 100, { allergens: [fish, eggs] });
  expect(ingredientList(dish([roe]), 'fr')).toBe('Œufs de poisson (œuf).');
});

test('a small share is told by its first digit', () => {
  const saffron = entry('Safran', 'Saffron', 4.56, { isPromised: true });
  expect(ingredientList(dish([saffron]), 'fr')).toBe('Safran 0,5\u202f%.');
});

test('of two allergens each that its words do not say is added, and traces in them are not enough', () => {
  const sweetPaste = { ...tahini, allergens: [nuts, sesame] };
  expect(ingredientList(dish([sweetPaste]), 'fr')).toBe('Tahin (fruits à coque, sésame).');
  const composition = { fr: 'cacao, sucre, peut contenir des noisettes', en: 'cocoa, sugar, may contain hazelnuts' };
  const chocolate = entry('Chocolat', 'Chocolate', 100, { composition, allergens: [nuts] });
  expect(ingredientList(dish([chocolate]), 'fr')).toBe(
    'Chocolat (cacao, sucre, peut contenir des noisettes) (fruits à coque).',
  );
});

test('a recipe in the recipe and a made ingredient say in brackets what they are made of', () => {
  const hummus = entry('Houmous', 'Hummus', 800, { entries: [tahini, chickpeas], allergens: [sesame] });
  const mustard = entry('Moutarde', 'Mustard', 20, { composition: { fr: 'eau, vinaigre', en: 'water, vinegar' } });
  expect(ingredientList(dish([mustard, hummus]), 'fr')).toBe(
    'Houmous (pois chiches, tahin (sésame)), moutarde (eau, vinaigre).',
  );
});

test('what the name promises says its share of what comes out', () => {
  const list = dish([{ ...chickpeas, isPromised: true }, tahini]);
  expect(ingredientList(list, 'fr')).toBe('Pois chiches 60\u202f%, tahin (sésame).');
  expect(ingredientList(list, 'en')).toBe('Chickpeas 60%, tahini (sesame).');
  const third = { ...list, yield: 1800 };
  expect(ingredientList(third, 'fr')).toBe('Pois chiches 33\u202f%, tahin (sésame).');
  const alone = dish([{ ...chickpeas, isPromised: true }], { yield: 600 });
  expect(ingredientList(alone, 'fr')).toBe('Pois chiches 100\u202f%.');
});

test('more than all of what comes out is said by what makes 100 g, and an unknown share not at all', () => {
  const promised = { ...chickpeas, isPromised: true };
  expect(ingredientList(dish([promised], { yield: 400 }), 'fr')).toBe('Pois chiches (150\u00a0g pour 100\u00a0g).');
  expect(ingredientList(dish([promised], { yield: 400 }), 'en')).toBe('Chickpeas (150\u00a0g per 100\u00a0g).');
  expect(ingredientList(dish([promised], { yield: null }), 'fr')).toBe('Pois chiches.');
  expect(ingredientList(dish([{ ...promised, weight: null }]), 'fr')).toBe('Pois chiches.');
});

test('shares that come to more than all of what comes out are all said in grams', () => {
  const entries = [
    { ...chickpeas, isPromised: true },
    { ...entry('Pain pita', 'Pitta bread', 200), isPromised: true },
  ];
  expect(ingredientList(dish(entries, { yield: 700 }), 'fr')).toBe(
    'Pois chiches (86\u00a0g pour 100\u00a0g), pain pita (29\u00a0g pour 100\u00a0g).',
  );
  expect(ingredientList(dish(entries, { yield: 800 }), 'fr')).toBe('Pois chiches 75\u202f%, pain pita 25\u202f%.');
});

test('what is promised and hardly there is not told as nothing', () => {
  const saffron = { ...entry('Safran', 'Saffron', 4), isPromised: true };
  expect(ingredientList(dish([chickpeas, saffron]), 'fr')).toBe('Pois chiches, safran 0,4\u202f%.');
});

test('traces end the list', () => {
  expect(ingredientList(dish([chickpeas], { traces: [nuts, kiwi] }), 'fr')).toBe(
    'Pois chiches. Peut contenir\u202f: fruits à coque, kiwi.',
  );
  expect(ingredientList(dish([chickpeas], { traces: [nuts] }), 'en')).toBe('Chickpeas. May contain: tree nuts.');
});

test('a name in capitals keeps them', () => {
  expect(ingredientList(dish([chickpeas, entry('AOP Comté', 'PDO Comté', 1)]), 'fr')).toBe('Pois chiches, AOP Comté.');
});
