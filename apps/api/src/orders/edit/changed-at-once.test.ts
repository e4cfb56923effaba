import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { whileSomebodySaves } from '../../testing/while-somebody-saves.ts';

const { db, pool, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const book = orderBook(claire, kitchen);

test('an allergen that is being added to a dish stops the change that brings it into an order', async () => {
  const { id, version } = await book.place(kitchen.ines);
  const product = await kitchen.dish({ name: 'Houmous', price: 500 });
  const change = {
    version,
    slot: { scheduleId: kitchen.evening, date: wednesday },
    lines: [{ productId: product, sizeId: kitchen.size, quantity: 2 }],
  };
  const answer = await whileSomebodySaves(
    pool,
    `update products set version = version + 1 where id = ${product};
     insert into product_allergens (product_id, allergen_id, presence) values (${product}, ${kitchen.sesame}, 'contains')`,
    () => claire.call('orders', 'updateOrder', { id }, change),
  );
  expect(answer).toMatchObject(refusedWith('allergy-not-overridden', 'lines.0.productId'));
});

test('a change waits for whoever has the order, and is told when it is another one by then', async () => {
  const order = await book.place();
  const answer = await whileSomebodySaves(pool, `update orders set version = version + 1 where id = ${order.id}`, () =>
    book.change(order, 1),
  );
  expect(answer).toMatchObject(refusedWith('stale'));
});

test('a step waits for whoever has the order, and goes from where it stands by then', async () => {
  const order = await book.place();
  const answer = await whileSomebodySaves(pool, `update orders set status = 'preparing' where id = ${order.id}`, () =>
    book.step(order, 'confirm'),
  );
  expect(answer).toMatchObject(refusedWith('status-not-allowed'));
});
