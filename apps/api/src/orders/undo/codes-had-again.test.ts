import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

const { place, cancel } = orderBook(claire, kitchen);
const undo = ({ id, events }: Order) =>
  claire.call('orders', 'undoOrderChange', { id }, { eventId: events.at(-1)?.id ?? 0 });
let codes = 0;
const codeOf = (terms: Partial<DiscountCodeInput> = {}) =>
  claire.call('discount-codes', 'create', {}, { ...tenPercent, code: `ENCORE${codes++}`, ...terms });

async function expectRefused(cancelled: Order): Promise<void> {
  await expect(undo(cancelled)).rejects.toMatchObject(refusedWith('discount-code-refused', 'discountCode'));
  expect((await claire.call('orders', 'get', { id: cancelled.id })).status).toBe('cancelled');
}

test('a code for the first order is had again only while there is no other order', async () => {
  const client = await kitchen.world.client();
  const { code } = await codeOf({ firstOrderOnly: true });
  const cancelled = await cancel(await place({ ...client, discountCode: code }));
  const next = await place(client);
  await expectRefused(cancelled);
  await cancel(next);
  expect(await undo(cancelled)).toMatchObject({ status: 'pending', discountCode: code });
});

test('a code that the client has used since is not had again', async () => {
  const client = await kitchen.world.client();
  const { code } = await codeOf({ clientLimit: 1 });
  const cancelled = await cancel(await place({ ...client, discountCode: code }));
  await place({ ...client, discountCode: code });
  await expectRefused(cancelled);
});

test('a code that somebody else has used up since is not had again', async () => {
  const { code } = await codeOf({ totalLimit: 1 });
  const cancelled = await cancel(await place({ discountCode: code }));
  await place({ ...(await kitchen.world.client()), discountCode: code });
  await expectRefused(cancelled);
});

test('a code that the house has put aside meanwhile is not had again', async () => {
  const { id, code } = await codeOf();
  const cancelled = await cancel(await place({ discountCode: code }));
  await claire.call('discount-codes', 'pauseDiscountCode', { id }, { paused: true });
  await expectRefused(cancelled);
});

test('a code whose series the house has put aside meanwhile is not had again', async () => {
  const { id, name, version } = await claire.call(
    'discount-codes',
    'generateDiscountCodes',
    {},
    {
      name: 'Salon',
      prefix: 'MAI',
      count: 1,
      type: 'percent',
      value: 1000,
      minimumGoods: null,
      validFrom: null,
      validUntil: null,
      firstOrderOnly: false,
      categoryIds: [],
    },
  );
  const { items } = await claire.call('discount-codes', 'list', { seriesId: id });
  const cancelled = await cancel(await place({ discountCode: items[0]?.code }));
  await claire.call('discount-codes', 'updateDiscountCodeSeries', { id }, { version, name, active: false });
  await expectRefused(cancelled);
});

test('all that is counted agrees with the orders whose code was refused', () => expectVerified(db));
