import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import { storageOf } from '@traiteur/front/testing/storage.ts';
import { expect, test } from 'vitest';
import {
  cartKey,
  daysOf,
  emptyCart,
  movedBack,
  movedDay,
  movedLine,
  portionsOf,
  portionsOfArticle,
  quantityOf,
  readCart,
  withQuantity,
} from './cart.ts';
import { oneFewer } from './cart-lines.ts';
import { changeState, readState } from './cart-state.ts';
import { noCart } from './cart-store.ts';
import { tabsOf } from './tabs.ts';

const dahl = articleIdOf({ productId: 12, sizeId: 3 });
const soup = articleIdOf({ productId: 7, sizeId: 3 });

const cartFrom = (text: string) => readCart(storageOf(new Map([[cartKey, text]])));

test('the number of lines is counted anew with each change', () => {
  const two = withQuantity(withQuantity(emptyCart, { articleId: dahl }, 2), { articleId: soup }, 1);
  expect([two.articleNb, portionsOf(two), withQuantity(two, { articleId: dahl }, 0).articleNb]).toEqual([2, 3, 1]);
});

test('an article has one line, whose id stays', () => {
  const storedCart = cartFrom(JSON.stringify({ articleQuantity: { 'line-1': { quantity: 1, articleId: dahl } } }));
  expect(withQuantity(storedCart, { articleId: dahl }, 4).articleQuantity).toEqual({
    'line-1': { quantity: 4, articleId: dahl },
  });
});

test.each([
  ['nothing', ''],
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
  const { open, notifyTabs } = tabsOf();
  const [firstTab, secondTab] = [open(), open()];
  firstTab.change((cart) => withQuantity(cart, { articleId: dahl }, 2));
  notifyTabs();
  expect(quantityOf(secondTab.read().cart, { articleId: dahl })).toBe(2);
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
  const [firstTab, secondTab] = [open(), open()];
  firstTab.change((cart) => withQuantity(cart, { articleId: dahl }, 2));
  secondTab.change((cart) => withQuantity(cart, { articleId: soup }, 1));
  expect(Object.keys(secondTab.read().cart.articleQuantity)).toEqual([dahl, soup]);
});

test('a dish keeps its name on a day whose menu does not name it, as long as it is in the cart', () => {
  const { open, values } = tabsOf();
  const store = open();
  const name = { dish: { fr: 'Dahl', en: 'Dahl' }, size: { fr: 'Petite', en: 'Small' } };
  store.change((cart) => withQuantity(cart, { articleId: '12-3' }, 1), '2026-11-24');
  store.saveNames(
    new Map([
      ['12-3', name],
      ['7-3', name],
    ]),
  );
  store.saveNames(new Map());
  expect([store.nameOf('12-3'), store.nameOf('7-3')]).toEqual([name, undefined]);
  store.change((cart) => withQuantity(cart, { articleId: '12-3', date: '2026-11-24' }, 0));
  store.saveNames(new Map());
  expect(store.nameOf('12-3')).toBeUndefined();
  for (const text of ['{', '[]', 'null', '{"12-3":5}', '{"12-3":null}', '{"12-3":{"dish":{"fr":"Dahl"}}}']) {
    values.set('auth.cartState', `{"names":${text}}`);
    expect(store.nameOf('12-3')).toBeUndefined();
  }
});

test('what the store holds otherwise is no news, and the cart opens', () => {
  const { open, values } = tabsOf();
  const slotChange = { kind: 'slot', line: null, before: null, after: null };
  const news = [null, 5, {}, { kind: 'price', line: { name: 'Dahl' } }, slotChange];
  values.set('auth.cartState', JSON.stringify({ news }));
  expect(open().read().news).toEqual([slotChange]);
});

test('what a browser kept under a key for each part is carried over once', () => {
  const { open, values } = tabsOf();
  const slot = { scheduleId: 3, date: '2026-11-25', start: '18:00', end: '20:00' };
  const name = { dish: { fr: 'Dahl', en: 'Dahl' }, size: { fr: 'Petite', en: 'Small' } };
  values.set('auth.cart', JSON.stringify({ articleQuantity: { a: { quantity: 2, articleId: dahl } } }));
  values.set('auth.cartDate', slot.date);
  values.set('auth.cartSlot', JSON.stringify(slot));
  values.set('auth.cartDriverNote', 'Digicode 12');
  values.set('auth.cartOwner', '5');
  values.set('auth.cartUnsaved', '1');
  values.set('auth.cartNames', JSON.stringify({ [dahl]: name }));
  values.set('auth.order_key', JSON.stringify(['{}', 'key-1']));
  const store = open();
  expect(store.read()).toMatchObject({ day: slot.date, slot, driverNote: 'Digicode 12', news: [] });
  expect([store.owner(), store.isUnsaved(), store.nameOf(dahl)]).toEqual([5, true, name]);
  expect(readState(storageOf(values)).sentOrder).toEqual({ text: '{}', key: 'key-1' });
  expect([...values.keys()]).toEqual(['auth.cart', 'auth.cartState']);
});

test('who signs out leaves no cart behind, and an order that may have been placed is not placed again', () => {
  const { open, values } = tabsOf();
  const store = open();
  store.change((cart) => withQuantity(cart, { articleId: dahl }, 2), '2026-11-24');
  store.forget();
  expect([...values.keys()]).toEqual([]);
  const sentOrder = { text: '{}', key: 'key-1' };
  changeState(storageOf(values), { sentOrder });
  store.chooseSlot({ scheduleId: 3, date: '2026-11-25', start: '18:00', end: '20:00' });
  store.forget();
  expect(store.read()).toEqual(noCart);
  expect(readState(storageOf(values)).sentOrder).toEqual(sentOrder);
});

test.each([
  [5, 20, 4],
  [5, 2, 2],
  [1, 20, 0],
  [5, 0, 0],
])('of %i portions where %i can be had, one fewer are %i', (quantity, most, fewer) => {
  expect(oneFewer({ quantity, most })).toBe(fewer);
});

const [thursday, friday] = ['2026-11-26', '2026-11-27'];
const leo = 6;

test('a line is one dish for one eater on one day, and each counts by itself', () => {
  const { open } = tabsOf();
  const store = open();
  const choices = [{}, { eaterId: leo }, { date: friday }].map((more) => ({
    articleId: dahl,
    date: thursday,
    ...more,
  }));
  for (const [index, choice] of choices.entries())
    store.change((cart) => withQuantity(cart, choice, index + 1), choice.date);
  const { cart, day } = open().read();
  expect([cart.articleNb, daysOf(cart), day]).toEqual([3, [thursday, friday], thursday]);
  expect(choices.map((choice) => quantityOf(cart, choice))).toEqual([1, 2, 3]);
  expect(portionsOfArticle(cart, { articleId: dahl, date: thursday })).toBe(3);
});

test('a dish that is moved to somebody who has it already is one line, and a day may move alone', () => {
  const line = { articleId: dahl, date: thursday };
  const cartOfTwo = withQuantity(withQuantity(emptyCart, line, 2), { ...line, eaterId: leo }, 1);
  const cart = movedLine(cartOfTwo, line, { ...line, eaterId: leo });
  expect(Object.values(cart.articleQuantity)).toEqual([{ ...line, eaterId: leo, quantity: 3 }]);
  const later = movedDay(withQuantity(cart, { articleId: soup, date: friday }, 1), thursday, friday);
  expect([daysOf(later), later.articleNb]).toEqual([[friday], 2]);
});

test('the cart’s day is the earliest of its lines, and each day has its slot', () => {
  const store = tabsOf().open();
  store.change((cart) => withQuantity(cart, { articleId: dahl }, 1), friday);
  store.change((cart) => withQuantity(cart, { articleId: soup }, 1), thursday);
  const slotOn = (date: string) => ({ scheduleId: 3, date, start: '18:00', end: '20:00' });
  store.chooseSlot(slotOn(thursday));
  store.chooseSlot(slotOn(friday), friday);
  expect([store.read().day, store.read().slot, store.read().slots[friday]]).toEqual([
    thursday,
    slotOn(thursday),
    slotOn(friday),
  ]);
  store.change((cart) => withQuantity(cart, { articleId: soup, date: thursday }, 0));
  expect([store.read().day, store.read().slot]).toEqual([friday, slotOn(friday)]);
  store.forgetSlots();
  expect(store.read().slot).toBeUndefined();
});

test('a slot of another day takes the dishes of one day along, and no others', () => {
  const store = tabsOf().open();
  store.change((cart) => withQuantity(cart, { articleId: dahl }, 1), thursday);
  store.change((cart) => withQuantity(cart, { articleId: soup }, 1), friday);
  store.chooseSlot({ scheduleId: 3, date: '2026-11-30', start: '18:00', end: '20:00' }, thursday);
  expect(daysOf(store.read().cart)).toEqual([friday, '2026-11-30']);
});

test('a cart that was stored for one day, with whom each dish is for beside it, is read as it was', () => {
  const { open, values } = tabsOf();
  const slot = { scheduleId: 3, date: thursday, start: '18:00', end: '20:00' };
  values.set('auth.cart', JSON.stringify({ articleQuantity: { a: { quantity: 2, articleId: dahl } }, articleNb: 1 }));
  values.set('auth.cartState', JSON.stringify({ day: thursday, slot, eaters: { [dahl]: leo }, owner: 5 }));
  const store = open();
  expect(Object.values(store.read().cart.articleQuantity)).toEqual([
    { quantity: 2, articleId: dahl, eaterId: leo, date: thursday },
  ]);
  // The account's cart did not know whom the dish is for: this one is the newer.
  expect([store.read().slot, store.isUnsaved()]).toEqual([slot, true]);
  store.change((cart) => withQuantity(cart, { articleId: dahl, eaterId: leo, date: thursday }, 0));
  store.change((cart) => withQuantity(cart, { articleId: dahl }, 1));
  expect(Object.values(open().read().cart.articleQuantity)).toEqual([{ quantity: 1, articleId: dahl, date: thursday }]);
});

test('a cart of one day is stored as it always was', () => {
  const { open, values } = tabsOf();
  open().change((cart) => withQuantity(cart, { articleId: dahl }, 2), thursday);
  expect(JSON.parse(values.get('auth.cart') ?? '')).toMatchObject({
    articleQuantity: { [dahl]: { quantity: 2, articleId: dahl } },
    articleNb: 1,
  });
  expect(values.get('auth.cart')).not.toContain('date');
});

test('a move that is undone takes back itself alone: what was added or taken out since stays so', () => {
  const monday = '2026-11-23';
  const earlierCart = [
    { articleId: dahl, date: monday },
    { articleId: dahl, date: thursday },
    { articleId: soup, eaterId: leo, date: thursday },
  ].reduce((cart, choice) => withQuantity(cart, choice, 2), emptyCart);
  const there = movedDay(earlierCart, undefined, friday);
  const since = withQuantity(
    withQuantity(there, { articleId: soup, date: friday }, 1),
    { articleId: dahl, date: friday },
    3,
  );
  const back = movedBack(since, earlierCart, friday);
  const quantities = Object.values(back.articleQuantity).map(({ articleId, eaterId, date, quantity }) => [
    articleId,
    eaterId,
    date,
    quantity,
  ]);
  expect(quantities).toEqual([
    [soup, undefined, friday, 1],
    [dahl, undefined, monday, 2],
    [dahl, undefined, thursday, 1],
    [soup, leo, thursday, 2],
  ]);
});
