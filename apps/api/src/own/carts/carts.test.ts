import type { CartInput } from '@traiteur/contract/own/carts.ts';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, dahl, bowl, size, evening, ines } = kitchen;

const article = (productId: number) => `${productId}-${size}`;
const contents = (quantities: [productId: number, quantity: number][], more: Partial<CartInput> = {}) => ({
  articleQuantity: Object.fromEntries(
    quantities.map(([productId, quantity]) => [`line-${productId}`, { quantity, articleId: article(productId) }]),
  ),
  commentNote: '',
  ...more,
});

/** A client with an empty cart. */
async function shopper() {
  const { clientId } = await world.client({});
  const ownClient = await clientSignedIn(clientId);
  return {
    own: ownClient,
    get: () => ownClient.call('carts', 'getCart'),
    update: (input: Parameters<typeof contents>[0], more?: Partial<CartInput>) =>
      ownClient.call('carts', 'updateCart', {}, contents(input, more)),
    merge: (input: Parameters<typeof contents>[0], more?: Partial<CartInput>) =>
      ownClient.call('carts', 'mergeCart', {}, contents(input, more)),
  };
}

test('a cart is kept in the shape that browsers keep it in, and priced by the house', async () => {
  const { own, get, update } = await shopper();
  await update(
    [
      [dahl, 2],
      [bowl, 0],
    ],
    { commentNote: 'Sans couverts', deliveryDate: wednesday },
  );
  const cart = await get();
  expect(cart).toMatchObject({
    articleQuantity: { [`line-${dahl}`]: { quantity: 2, articleId: article(dahl) } },
    articleNb: 1,
    commentNote: 'Sans couverts',
    deliveryDate: wednesday,
    lines: [{ unitPrice: 950, gross: 1900, name: { fr: 'Dahl' } }],
    subtotal: 1900,
    changes: [],
  });
  expect((await own.call('sign-in', 'getUser')).user.cartId).toBe(cart.id);
});

test('a browser’s cart is merged with the account’s, and merging it again changes nothing', async () => {
  const { update, merge } = await shopper();
  await update([[dahl, 3]]);
  const mergedCart = await merge(
    [
      [dahl, 2],
      [bowl, 1],
    ],
    { commentNote: 'Sonnez' },
  );
  expect(mergedCart).toMatchObject({ articleNb: 2, commentNote: 'Sonnez', subtotal: 3 * 950 + 1390 });
  expect(
    await merge([
      [dahl, 2],
      [bowl, 1],
    ]),
  ).toMatchObject({ articleNb: 2, subtotal: mergedCart.subtotal });
});

test('a cart has a note for the kitchen and one for the driver, and a page that knows of the first alone loses none', async () => {
  const { get, update, merge } = await shopper();
  await update([[dahl, 1]], { commentNote: 'Sans couverts', driverNote: 'Sonnez' });
  await update([[dahl, 2]], { commentNote: 'Sans couverts' });
  await merge([], { driverNote: '' });
  expect(await get()).toMatchObject({ commentNote: 'Sans couverts', driverNote: 'Sonnez' });
  expect(await update([[dahl, 2]], { driverNote: '' })).toMatchObject({ driverNote: '' });
});

test('another price is told until its client has seen it', async () => {
  const curry = await kitchen.dish({ name: 'Curry', price: 1000 });
  const { get, update, merge } = await shopper();
  await update([[curry, 1]]);
  await kitchen.world.reprice(curry, 1100);
  const change = { kind: 'price', before: 1000, after: 1100, line: { name: { fr: 'Curry' } } };
  expect((await get()).changes).toMatchObject([change]);
  expect((await merge([[curry, 1]])).changes).toMatchObject([change]);
  expect(await get()).toMatchObject({ changes: [], subtotal: 1100 });
});

test('fewer portions, none, and a dish that is sold no longer are told, and the rest of the cart goes on', async () => {
  const few = await kitchen.dish({ name: 'Tajine', price: 1500, available: 2 });
  const goneDish = await kitchen.dish({ name: 'Pot-au-feu', price: 1500 });
  const { get, update } = await shopper();
  const { changes } = await update(
    [
      [few, 3],
      [dahl, 1],
    ],
    { deliveryDate: wednesday },
  );
  expect(changes).toMatchObject([{ kind: 'portions', before: 3, after: 2 }]);
  await update([
    [few, 2],
    [goneDish, 1],
    [dahl, 1],
  ]);
  await kitchen.world.archive(goneDish);
  await kitchen.world.changeDish(few, ({ offers }) => ({
    offers: offers.map((offer) => ({ ...offer, quantityAvailable: 0 })),
  }));
  expect(await get()).toMatchObject({
    articleNb: 1,
    changes: [
      { kind: 'portions', before: 2, after: 0 },
      { kind: 'not-sold', line: { name: { fr: 'Pot-au-feu' } } },
    ],
  });
});

test('a slot that takes no orders any more is told, and is to be chosen again', async () => {
  const { get, update } = await shopper();
  await update([[dahl, 1]], { deliveryDate: wednesday, scheduleId: evening });
  expect(await get()).toMatchObject({ scheduleId: evening, slotStart: '18:00', slotEnd: '20:00', changes: [] });
  await kitchen.world.changeSchedule(evening, { active: false });
  expect(await get()).toMatchObject({ scheduleId: null, slotStart: null, changes: [{ kind: 'slot', line: null }] });
  await kitchen.world.changeSchedule(evening, { active: true });
});

test('a dish that is not cooked on the cart’s day stays for another one', async () => {
  const brunch = await kitchen.dish({ name: 'Brunch', price: 2000 });
  await kitchen.world.changeDish(brunch, () => ({ weekdays: [7] }));
  const { update } = await shopper();
  expect(await update([[brunch, 1]], { deliveryDate: wednesday })).toMatchObject({
    articleNb: 1,
    changes: [{ kind: 'not-that-day' }],
  });
});

test('a line is one dish for one eater on one day; lines alike are one, and of another table is nobody', async () => {
  const { own, get } = await shopper();
  const { items } = await own.call('own-eaters', 'listOwnEaters');
  const leo = await own.call(
    'own-eaters',
    'createOwnEater',
    {},
    { name: 'Léo', dietNote: '', allergens: [], allergiesAsked: true },
  );
  const hers = await clientSignedIn(ines.clientId);
  const [stranger] = (await hers.call('own-eaters', 'listOwnEaters')).items;
  const ofDahl = { quantity: 1, articleId: article(dahl) };
  const nextWednesday = '2026-12-02';
  const input = {
    deliveryDate: wednesday,
    commentNote: '',
    articleQuantity: {
      a: ofDahl,
      b: { ...ofDahl, eaterId: leo.id },
      c: { ...ofDahl, date: nextWednesday },
      d: { ...ofDahl, quantity: 2, date: wednesday },
    },
  };
  await own.call('carts', 'updateCart', {}, input);
  const articleQuantity = {
    a: { ...ofDahl, quantity: 3 },
    b: { ...ofDahl, eaterId: leo.id },
    c: { ...ofDahl, date: nextWednesday },
  };
  expect((await get()).articleQuantity).toEqual(articleQuantity);
  expect((await own.call('carts', 'mergeCart', {}, input)).articleQuantity).toEqual(articleQuantity);
  const ofStranger = { x: { ...ofDahl, eaterId: stranger?.id ?? 0 } };
  const answer = await own.call('carts', 'updateCart', {}, { articleQuantity: ofStranger, commentNote: '' });
  expect([answer.articleQuantity, items.length]).toEqual([{ x: ofDahl }, 1]);
});

test('carts that are merged keep their days, unless the account’s is over', async () => {
  const { update, merge } = await shopper();
  const friday = '2026-11-27';
  await update([[dahl, 1]], { deliveryDate: wednesday });
  const { articleQuantity, deliveryDate } = await merge([[bowl, 1]], { deliveryDate: friday });
  expect([deliveryDate, Object.values(articleQuantity).map(({ date }) => date)]).toEqual([
    friday,
    [wednesday, undefined],
  ]);
  const late = await shopper();
  await late.update([[dahl, 1]], { deliveryDate: '2026-11-18' });
  const lateCart = await late.merge([[bowl, 1]], { deliveryDate: friday });
  expect(Object.values(lateCart.articleQuantity).map(({ date }) => date)).toEqual([undefined, undefined]);
});

test('the portions of a dish that is short are told over all who eat it', async () => {
  const few = await kitchen.dish({ name: 'Gratin', price: 1500, available: 3 });
  const { own } = await shopper();
  const leo = await own.call(
    'own-eaters',
    'createOwnEater',
    {},
    { name: 'Léo', dietNote: '', allergens: [], allergiesAsked: true },
  );
  const line = { quantity: 2, articleId: article(few) };
  const articleQuantity = { a: line, b: { ...line, eaterId: leo.id } };
  const { changes } = await own.call(
    'carts',
    'updateCart',
    {},
    { articleQuantity, deliveryDate: wednesday, commentNote: '' },
  );
  expect(changes).toMatchObject([{ kind: 'portions', line: { lineId: 'b' }, before: 2, after: 1 }]);
});

test('one article has one line, and no cart is another client’s', async () => {
  const { own, get } = await shopper();
  await own.call(
    'carts',
    'updateCart',
    {},
    {
      articleQuantity: {
        a: { quantity: 1, articleId: article(dahl) },
        b: { quantity: 2, articleId: article(dahl) },
      },
    },
  );
  expect(await get()).toMatchObject({ articleQuantity: { a: { quantity: 3 } }, articleNb: 1 });
  const hers = await clientSignedIn(ines.clientId);
  expect(await hers.call('carts', 'getCart')).toMatchObject({ articleNb: 0, lines: [] });
});

test.each([
  ['an article that is none', { articleQuantity: { a: { quantity: 1, articleId: 'dahl' } } }],
  ['half a portion', { articleQuantity: { a: { quantity: 0.5, articleId: '1-1' } } }],
  ['a price', { articleQuantity: { a: { quantity: 1, articleId: '1-1', price: 1 } } }],
])('a cart with %s is refused', async (_, body) => {
  const { own } = await shopper();
  const headers = { authorization: `Bearer ${own.token}` };
  const answer = await app.inject({ method: 'PUT', url: '/api/own/cart', headers, payload: body });
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid-input' }]);
});

test('lines whose names meet when carts are merged are told apart', async () => {
  const { own, get } = await shopper();
  const line = (productId: number) => ({ quantity: 1, articleId: article(productId) });
  await own.call('carts', 'updateCart', {}, { articleQuantity: { [article(bowl)]: line(dahl) }, commentNote: '' });
  // The browser calls its line as the account's own line of another dish is called.
  await own.call('carts', 'mergeCart', {}, { articleQuantity: { [article(bowl)]: line(bowl) }, commentNote: '' });
  const { lines, articleNb } = await get();
  expect([articleNb, new Set(lines.map(({ lineId }) => lineId)).size]).toEqual([2, 2]);
});
