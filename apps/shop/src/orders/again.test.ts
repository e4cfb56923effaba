import { expect, test } from 'vitest';
import { again } from './again.ts';

const sesame = 3;
const nameOf = (name: string) => ({ fr: name, en: name });
const line = (productId: number, name: string, quantity = 1) => ({
  productId,
  sizeId: 1,
  name: nameOf(name),
  quantity,
  eaterId: null,
});
const mealOf = (id: number, portionsLeft: number | null, presence?: 'contains' | 'may_contain') => ({
  id,
  slug: nameOf('plat'),
  name: nameOf('Plat'),
  description: nameOf(''),
  category: { id: 1, name: nameOf('Plats') },
  tags: [],
  pictureId: null,
  allergens: presence ? [{ id: sesame, name: nameOf('Sésame'), code: 'sesame', presence }] : [],
  offers: [{ sizeId: 1, size: nameOf('Petit'), price: 950, left: portionsLeft }],
});
const menu = {
  meals: [mealOf(1, null), mealOf(2, 0), mealOf(3, 2), mealOf(4, null, 'contains'), mealOf(5, null, 'may_contain')],
};
const [parent, child] = [1, 2];
const table = [
  { id: parent, allergens: [{ allergenId: sesame, severity: 'allergy' as const }] },
  { id: child, allergens: [] },
];

test('what can be ordered once more is, and what cannot is named with its reason', () => {
  const lines = [
    line(1, 'Dahl', 3),
    line(2, 'Soupe'),
    line(3, 'Tajine', 5),
    line(4, 'Houmous'),
    line(5, 'Curry'),
    line(6, 'Brunch'),
  ];
  const { articles, faults } = again(lines, { menu, table, largestLineQuantity: 20 });
  expect(articles).toMatchObject([
    { articleId: '1-1', quantity: 3 },
    { articleId: '3-1', quantity: 2 },
    { articleId: '5-1', quantity: 1 },
  ]);
  expect(faults.map(({ name, fault }) => `${name.fr}: ${fault}`)).toEqual([
    'Soupe: soldOut',
    'Tajine: fewer',
    'Houmous: refused',
    'Curry: conflict',
    'Brunch: notSold',
  ]);
});

test('who reacts to nothing is told nothing', () => {
  const { articles, faults } = again([line(4, 'Houmous')], { menu, table: [], largestLineQuantity: 20 });
  expect([articles.length, faults]).toEqual([1, []]);
});

test('what somebody ate is judged by what they react to, and is theirs again', () => {
  const answerOf = (...eaterIds: (number | null)[]) =>
    again(
      eaterIds.map((eaterId) => ({ ...line(4, 'Houmous', 2), eaterId })),
      { menu, table, largestLineQuantity: 20 },
    );
  expect(answerOf(child).articles).toEqual([{ articleId: '4-1', quantity: 2, eaterId: child }]);
  expect(answerOf(parent)).toMatchObject({ articles: [], faults: [{ fault: 'refused' }] });
});

test('one article for several is each one’s again, and for the whole table where somebody has left it', () => {
  const lines = [parent, child].map((eaterId) => ({ ...line(1, 'Dahl', 2), eaterId }));
  const { articles } = again(lines, { menu, table, largestLineQuantity: 20 });
  expect(articles).toEqual([parent, child].map((eaterId) => ({ articleId: '1-1', quantity: 2, eaterId })));
  const { articles: ofSomebodyGone } = again([{ ...line(1, 'Dahl'), eaterId: 9 }], {
    menu,
    table,
    largestLineQuantity: 20,
  });
  expect(ofSomebodyGone).toMatchObject([{ eaterId: undefined }]);
});
