import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import type { Cart as AccountCart, CartInput } from '@traiteur/contract/own/carts.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { type Cart, quantityOf, withQuantity } from './cart.ts';
import { saveCart } from './save-cart.ts';
import { tabsOf } from './tabs.ts';

const dahl = articleIdOf({ productId: 12, sizeId: 3 });
const soup = articleIdOf({ productId: 7, sizeId: 3 });
const price: CartChange = {
  kind: 'price',
  line: { lineId: dahl, articleId: dahl, name: { fr: 'Dahl', en: 'Dahl' }, sizeName: { fr: 'Petit', en: 'Small' } },
  before: 900,
  after: 950,
};

/** The account's cart as the server keeps it: what a call asks for, and what is to be answered as changed. */
function houseOf(owner: number, quantities: Record<string, number> = {}) {
  let input: CartInput = { articleQuantity: {}, commentNote: '' };
  for (const [articleId, quantity] of Object.entries(quantities))
    input.articleQuantity[articleId] = { quantity, articleId };
  const calls: string[] = [];
  const house = {
    calls,
    changes: [] as CartChange[],
    isLost: false,
    meanwhile: () => {},
    scheduleId: () => input.scheduleId,
    quantity: (id: string) => input.articleQuantity[id]?.quantity ?? 0,
  };
  const call = async (_tag: string, name: string, _parameters?: object, body?: CartInput): Promise<AccountCart> => {
    calls.push(name);
    house.meanwhile();
    house.meanwhile = () => {};
    await Promise.resolve();
    if (house.isLost) throw new TypeError('no line');
    if (name === 'updateCart' && body) input = body;
    if (name === 'mergeCart' && body)
      input = { ...input, ...body, articleQuantity: { ...input.articleQuantity, ...body.articleQuantity } };
    const articleNb = Object.keys(input.articleQuantity).length;
    const { deliveryDate = null, scheduleId = null } = input;
    const times = scheduleId === null ? { slotStart: null, slotEnd: null } : { slotStart: '18:00', slotEnd: '20:00' };
    const common = { id: owner, deliveryDate, scheduleId, ...times, lines: [], subtotal: 0 };
    return { driverNote: '', ...input, ...common, articleNb, changes: house.changes };
  };
  // Of the API only the cart's three operations are called.
  return Object.assign(house, { owner, call: call as unknown as ApiClient['call'] });
}

const idle = () => new Promise((resolve) => setImmediate(resolve));
const add =
  (articleId: string, quantity: number, date?: string) =>
  (cart: Cart): Cart =>
    withQuantity(cart, { articleId, date }, quantity);

test('a cart that was filled before signing in is merged once, and then kept', async () => {
  const store = tabsOf().open();
  store.change(add(soup, 1), '2026-11-25');
  const house = houseOf(5, { [dahl]: 2 });
  await saveCart({ store, ...house });
  expect(Object.keys(store.read().cart.articleQuantity)).toEqual([dahl, soup]);
  store.change(add(dahl, 3, '2026-11-25'));
  await idle();
  expect(house.quantity(dahl)).toBe(3);
  await saveCart({ store, ...house });
  expect(house.calls).toEqual(['mergeCart', 'updateCart', 'getCart']);
});

test('the slot goes where the cart goes, and is gone from there once it is given up', async () => {
  const slot = { scheduleId: 3, date: '2026-11-25', start: '18:00', end: '20:00' };
  const [store, onOtherDevice] = [tabsOf().open(), tabsOf().open()];
  const house = houseOf(5, { [dahl]: 2 });
  await saveCart({ store, ...house });
  store.chooseSlot(slot);
  await idle();
  await saveCart({ store: onOtherDevice, ...house });
  expect(onOtherDevice.read().slot).toEqual(slot);
  store.forgetSlots();
  await idle();
  expect([house.scheduleId(), store.read().day]).toEqual([null, '2026-11-25']);
});

test('the note for the driver goes where the cart goes, beside the one for the kitchen', async () => {
  const [store, onOtherDevice] = [tabsOf().open(), tabsOf().open()];
  const house = houseOf(5, { [dahl]: 2 });
  await saveCart({ store: onOtherDevice, ...house });
  store.change((cart) => ({ ...cart, commentNote: 'Sans couverts' }));
  store.changeDriverNote('Sonner à l’interphone');
  await saveCart({ store, ...house });
  await saveCart({ store: onOtherDevice, ...house });
  const { cart, driverNote } = onOtherDevice.read();
  expect([cart.commentNote, driverNote]).toEqual(['Sans couverts', 'Sonner à l’interphone']);
  store.empty();
  await idle();
  await saveCart({ store: onOtherDevice, ...house });
  expect(onOtherDevice.read().driverNote).toBe('');
});

test('what is clicked while the carts are merged is not lost', async () => {
  const store = tabsOf().open();
  const house = houseOf(5, { [dahl]: 2 });
  house.meanwhile = () => store.change(add(soup, 1));
  await saveCart({ store, ...house });
  expect([
    quantityOf(store.read().cart, { articleId: dahl }),
    quantityOf(store.read().cart, { articleId: soup }),
  ]).toEqual([2, 1]);
  expect([house.quantity(soup), store.isUnsaved()]).toEqual([1, false]);
});

test('a change that the line has lost goes with the next page', async () => {
  const store = tabsOf().open();
  const house = houseOf(5, { [dahl]: 2 });
  await saveCart({ store, ...house });
  house.isLost = true;
  store.change(add(dahl, 0));
  await idle();
  expect(store.isUnsaved()).toBe(true);
  house.isLost = false;
  await saveCart({ store, ...house });
  expect([house.quantity(dahl), store.read().cart.articleNb]).toEqual([0, 0]);
});

test('what has changed meanwhile is told until it is read, in every tab, and once', async () => {
  const { open, notifyTabs } = tabsOf();
  const [store, otherStore] = [open(), open()];
  const house = houseOf(5, { [dahl]: 2 });
  house.changes = [price];
  await saveCart({ store, ...house });
  await saveCart({ store, ...house });
  notifyTabs();
  expect(otherStore.read().news).toEqual([price]);
  otherStore.dismissNews();
  notifyTabs();
  expect(store.read().news).toEqual([]);
});

test('whoever signs out leaves no cart, and another client finds none of theirs', async () => {
  const { open, values } = tabsOf();
  const store = open();
  await saveCart({ store, ...houseOf(5, { [dahl]: 2 }) });
  const hers = houseOf(6);
  await saveCart({ store, ...hers });
  expect([store.read().cart.articleNb, hers.quantity(dahl)]).toEqual([0, 0]);
  store.forget();
  expect([...values.keys()]).toEqual([]);
});
