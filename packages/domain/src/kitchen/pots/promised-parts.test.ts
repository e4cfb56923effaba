import { expect, test } from 'vitest';
import { isNamedBy } from './promised-parts.ts';

test.each([
  ['Poulet basquaise, riz complet', 'Riz complet cuit'],
  ['Citronnade au citron', 'Jus de citron'],
  ['Curry aux petits pois', 'Petits pois surgelés'],
  ['Œufs mimosa', 'Œufs'],
  ['Cookie à la farine de lupin', 'Farine de lupin'],
  ['Tarte fine aux pommes', 'Pommes reinettes'],
])('«%s» promises «%s»', (dish, part) => {
  expect(isNamedBy(dish, part)).toBe(true);
});

test.each([
  ['Poulet basquaise, riz complet', 'Poivrons rouges'],
  ['Bœuf sauté, sauce huître', 'Sauce soja'],
  ['Jus pomme-gingembre', 'Jus de citron'],
  ['Salade aux noix', 'Huile de noix'],
  ['Gratin de courge', 'Graines de courge'],
  ['Crackers aux graines', 'Graines de cumin'],
  ['Velouté potimarron', 'Sel'],
  ['Soupe', ''],
])('«%s» does not promise «%s»', (dish, part) => {
  expect(isNamedBy(dish, part)).toBe(false);
});
