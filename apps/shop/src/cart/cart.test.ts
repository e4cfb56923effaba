import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { expect, test } from 'vitest';
import { cartFrom, emptyCart, portionsOf, quantityOf, withQuantity } from './cart.ts';
import { oneFewer } from './cart-lines.ts';
import { tabsOf } from './tabs.ts';

const dahl = articleIdOf({ productId: 12, sizeId: 3 });
const soup = articleIdOf({ productId: 7, sizeId: 3 });

test('the number of lines is counted anew with each change', () => {
  const two = withQuantity(withQuantity(emptyCart, dahl, 2), soup, 1);
  expect([two.articleNb, portionsOf(two), withQuantity(two, dahl, 0).articleNb]).toEqual([2, 3, 1]);
});

test('an article has one line, whose id stays', () => {
  const storedCart = cartFrom(JSON.stringify({ articleQuantity: { 'line-1': { quantity: 1, articleId: dahl } } }));
  expect(withQuantity(storedCart, dahl, 4).articleQuantity).toEqual({ 'line-1': { quantity: 4, articleId: dahl } });
});

test.each([
  ['nothing', null],
  ['what is no JSON', '{"articleQuantity"'],
  ['another shape', '[1, 2]'],
  [
    'lines that hold nothing',
    '{"articleQuantity":{"a":null,"b":{"quantity":0,"articleId":"1-1"},"c":{"articleId":"1-1"}}}',
  ],
])('a store with %s is an empty cart', (_, text) => {
  expect(cartFrom(text)).toEqual(emptyCart);
});

test('two tabs agree, whichever of them changes the cart', () => {
  const { open, tell } = tabsOf();
  const [one, other] = [open(), open()];
  one.change((cart) => withQuantity(cart, dahl, 2));
  tell();
  expect(quantityOf(other.read().cart, dahl)).toBe(2);
});

test('the slot stays with the cart when its tab is closed, as long as the cart is for its day', () => {
  const slot = { scheduleId: 3, date: '2026-11-25', start: '18:00', end: '20:00' };
  const { open } = tabsOf();
  open().chooseSlot(slot);
  const store = open();
  expect([store.read().day, store.read().slot]).toEqual(['2026-11-25', slot]);
  store.change((cart) => cart, '2026-11-26');
  expect(store.read().slot).toBeUndefined();
});

test('a tab that was told nothing yet changes what the other one has made of the cart', () => {
  const { open } = tabsOf();
  const [one, other] = [open(), open()];
  one.change((cart) => withQuantity(cart, dahl, 2));
  other.change((cart) => withQuantity(cart, soup, 1));
  expect(Object.keys(other.read().cart.articleQuantity)).toEqual([dahl, soup]);
});

test('a dish keeps its name on a day whose menu does not name it, as long as it is in the cart', () => {
  const { open, values } = tabsOf();
  const store = open();
  const name = { dish: { fr: 'Dahl', en: 'Dahl' }, size: { fr: 'Petite', en: 'Small' } };
  store.change((cart) => withQuantity(cart, '12-3', 1), '2026-11-24');
  store.keepNames(
    new Map([
      ['12-3', name],
      ['7-3', name],
    ]),
  );
  store.keepNames(new Map());
  expect([store.nameOf('12-3'), store.nameOf('7-3')]).toEqual([name, undefined]);
  store.change((cart) => withQuantity(cart, '12-3', 0));
  store.keepNames(new Map());
  expect(store.nameOf('12-3')).toBeUndefined();
  for (const text of ['{', '[]', 'null', '{"12-3":5}', '{"12-3":null}', '{"12-3":{"dish":{"fr":"Dahl"}}}']) {
    values.set('auth.cartNames', text);
    expect(store.nameOf('12-3')).toBeUndefined();
  }
});

test('what the store holds otherwise is no news, and the cart opens', () => {
  const { open, values } = tabsOf();
  const slotChange = { kind: 'slot', line: null, before: null, after: null };
  values.set('auth.cartNews', JSON.stringify([null, 5, {}, { kind: 'price', line: { name: 'Dahl' } }, slotChange]));
  expect(open().read().news).toEqual([slotChange]);
});

test.each([
  [5, 20, 4],
  [5, 2, 2],
  [1, 20, 0],
  [5, 0, 0],
])('of %i portions where %i can be had, one fewer are %i', (quantity, most, fewer) => {
  expect(oneFewer({ quantity, most })).toBe(fewer);
});
