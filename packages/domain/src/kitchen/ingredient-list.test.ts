import { expect, test } from 'vitest';
import { ingredientList, type ListEntry } from './ingredient-list.ts';

const sesame = { code: 'sesame', name: { fr: 'Graines de sésame', en: 'Sesame seeds' } };
const nuts = { code: 'nuts', name: { fr: 'Fruits à coque', en: 'Tree nuts' } };
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
  expect(ingredientList(list, 'fr')).toBe('Pois chiches, tahin, sel.');
  expect(ingredientList(list, 'en')).toBe('Chickpeas, tahini, salt.');
  const [salt, saffron] = [entry('Sel', 'Salt', null), entry('Safran', 'Saffron', 0)];
  for (const spices of [
    [salt, saffron],
    [saffron, salt],
  ])
    expect(ingredientList(dish([...spices, tahini]), 'fr')).toBe('Tahin, safran, sel.');
});

test('an allergen that the name says is not said again, one that it hides is', () => {
  const paste = entry('Pâte maison', 'House paste', 100, { allergens: [sesame, kiwi] });
  expect(ingredientList(dish([tahini, paste]), 'fr')).toBe('Tahin, pâte maison (graines de sésame, kiwi).');
  expect(ingredientList(dish([entry('Kiwi vert', 'Green kiwi', 1, { allergens: [kiwi] })]), 'fr')).toBe('Kiwi vert.');
});

test('of two allergens the one that its words do not say is added, and traces in them are not enough', () => {
  const sweetPaste = { ...tahini, allergens: [nuts, sesame] };
  expect(ingredientList(dish([sweetPaste]), 'fr')).toBe('Tahin (fruits à coque).');
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
    'Houmous (pois chiches, tahin), moutarde (eau, vinaigre).',
  );
});

test('what the name promises says its share of what comes out', () => {
  const list = dish([{ ...chickpeas, isPromised: true }, tahini]);
  expect(ingredientList(list, 'fr')).toBe('Pois chiches 60\u202f%, tahin.');
  expect(ingredientList(list, 'en')).toBe('Chickpeas 60%, tahini.');
  const third = { ...list, yield: 1800 };
  expect(ingredientList(third, 'fr')).toBe('Pois chiches 33\u202f%, tahin.');
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

test('traces end the list', () => {
  expect(ingredientList(dish([chickpeas], { traces: [nuts, kiwi] }), 'fr')).toBe(
    'Pois chiches. Peut contenir\u202f: fruits à coque, kiwi.',
  );
  expect(ingredientList(dish([chickpeas], { traces: [nuts] }), 'en')).toBe('Chickpeas. May contain: tree nuts.');
});

test('a name in capitals keeps them', () => {
  expect(ingredientList(dish([chickpeas, entry('AOP Comté', 'PDO Comté', 1)]), 'fr')).toBe('Pois chiches, AOP Comté.');
});
