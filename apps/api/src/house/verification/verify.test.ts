import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { grams, part, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { type Finding, verify } from './verify.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const order = { id: 0, number: '' };

beforeAll(async () => {
  const stated = [{ allergenId: kitchen.sesame, state: 'contains' as const }];
  const store = await kitchenStore(claire, kitchen.taxRate);
  const tahini = await store.ingredient('Tahin', { allergens: stated, document: 'Fiche technique' });
  const sauce = await claire.call('recipes', 'create', {}, recipeInput('Sauce', [grams(tahini.id, 1)]));
  const portions = [{ sizeId: kitchen.size, weight: 200_000 }];
  const bowl = recipeInput('Bowl', [part(sauce.id, 1)], { productId: kitchen.bowl, portions });
  await claire.call('recipes', 'create', {}, bowl);
  await claire.call('discount-codes', 'create', {}, { ...tenPercent, type: 'amount', value: 100 });
  const { id, number } = await kitchen.place(claire, {
    ...kitchen.ines,
    slot: { scheduleId: kitchen.lunch, date: wednesday },
    lines: [kitchen.line(kitchen.bowl, 2), kitchen.line(kitchen.dahl)],
    discountCode: 'BIENVENUE',
    allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'graines à part' }],
  });
  await claire.call('orders', 'confirmOrder', { id });
  Object.assign(order, { id, number });
  const { supplierId } = store;
  const wish = { supplierId, wantedOn: null, notes: '', lines: [{ articleId: tahini.articleId, packs: 1 }] };
  const purchase = await claire.call('purchase-orders', 'create', {}, wish);
  await claire.call('purchase-orders', 'sendPurchaseOrder', { id: purchase.id }, { mail: false });
  const sack = store.line(tahini.id, { articleId: tahini.articleId, packs: 1, linePosition: 1 });
  await store.receive([sack], { purchaseOrderId: purchase.id });
  const ticked = { date: wednesday, productId: kitchen.bowl, sizeId: kitchen.size, quantity: 2 };
  await claire.call('production', 'tickProduction', {}, ticked);
});

test('an order that was placed as orders are placed agrees with all that is counted', async () => {
  expect(await verify(db)).toEqual([]);
});

test.each<[check: string, harm: string, what?: string, expected?: string, actual?: string]>([
  ['an order says what its lines add up to', 'update orders set items = items + 1', 'items', '3', '4'],
  [
    'a line says what its portions cost',
    'update order_lines set gross = gross + 1 where quantity = 1',
    'gross of a line',
    '950',
    '951',
  ],
  [
    'the total is goods less discount, and delivery, and taxes where prices do not hold them',
    'update orders set total = total + 1',
    'total',
    '4120',
    '4121',
  ],
  [
    'the taxes of an order are those of its lines',
    `update order_lines set taxes = '[]' where quantity = 2`,
    'tax TVA 10 % at 10000',
  ],
  [
    'a tax is its rate of what it is on',
    `update order_lines set taxes = jsonb_set(taxes, '{0,amount}', '900') where quantity = 2`,
    'tax TVA 10 % at 10000',
  ],
  [
    'nothing is less than nothing',
    'update order_lines set total = -1 where quantity = 1',
    'total of a line',
    'nought or more',
    '-1',
  ],
  [
    'each step follows one that it may follow',
    `update order_events set kind = 'delivered' where kind = 'confirmed'`,
    'step delivered',
    'delivering',
    'pending',
  ],
  ['an order stands where its last step led', `update orders set status = 'ready'`, 'status', 'confirmed', 'ready'],
  ['each order can be reached', `delete from order_lines`, 'dishes', 'one or more', 'none'],
  [
    'each line that meets an allergen of who may eat it has its conflict, and no other',
    `delete from eater_allergens`,
    undefined,
    'none',
  ],
  [
    'a dish declares at least what its recipe brings',
    `update product_allergens set presence = 'may_contain'`,
    'presence',
    'contains',
    'may_contain',
  ],
  [
    'a dish has the nutrition that its pot comes to',
    'update products set protein = 3 where protein is not null',
    'protein of a portion',
    '20.000000',
    '3.000000',
  ],
  [
    'a dish has the nutrition that its pot comes to',
    'update ingredients set salt = 0.5',
    'salt of a portion',
    '1.000000',
    'none',
  ],
  [
    'a dish with a recipe says what its usual portion weighs',
    'update products set portion_weight = 1 where portion_weight = 200000',
    'milligrams of a portion',
    '200000',
    '1',
  ],
  [
    'what is left of a batch is what came in and left',
    'update ingredient_batches set remaining = remaining - 1',
    'milligrams left',
    '9600000',
    '9599999',
  ],
  [
    'what left a batch for a lot is what the lot was cooked from',
    'update cooked_batch_parts set weight = weight + 5',
    'milligrams cooked',
    '400000',
    '400005',
  ],
  [
    'a batch that answers the line of an order cost what was ordered, until an invoice says otherwise',
    'update ingredient_batches set price = 1',
    'cents',
    '1250',
    '1',
  ],
  ['an order says at a glance what its conflicts are', `delete from order_allergy_alerts`, 'alert', 'override', 'none'],
  [
    'the portions that are taken are those of the orders',
    'update offer_bookings set taken = 9 where taken = 2',
    'portions',
    '2',
    '9',
  ],
  [
    'what was paid of an order and given back is what its payments add up to',
    'update orders set paid = 100',
    'paid',
    '0',
    '100',
  ],
  ['the places that are taken are those of the orders', 'delete from slot_bookings', 'places', '1', '0'],
  ['the uses of a code are the orders that have it', 'update discount_code_uses set uses = 2', 'uses', '1', '2'],
  ['the uses of a code are those of its clients', 'update discount_codes set uses = 0', 'uses', '1', '0'],
  [
    'what a client has ordered is counted',
    'update clients set orders_amount = 0 where orders_count = 1',
    'amount',
    '4120',
    '0',
  ],
  ['what an order brings to its days is what it says', "update order_sales set sale = '{}'", 'sale'],
  [
    'the sales of a day are those of its orders',
    'update sales_days set new_clients = 0 where category_id = 0',
    'new clients',
    '1',
    '0',
  ],
  ['the taxes of a day are those of its orders', 'delete from sales_day_taxes', 'base'],
  [
    'the dishes sold on a day are those of its orders',
    'update sales_day_lines set quantity = 7 where quantity = 1',
    'quantity',
    '1',
    '7',
  ],
  [
    'the dishes sold in a month are those of its days',
    `select sum_sales_month('order', date_trunc('month', min(date))::date) from sales_day_lines where dated_by = 'order';
      update sales_month_lines set quantity = 7 where quantity = 1`,
    'quantity',
    '1',
    '7',
  ],
])('%s, or is told of', async (check, harm, subject, expected, actual) => {
  const finding = (await findingsAfter(harm)).find((candidate) => candidate.check === check);
  const parts = Object.entries({ what: subject, expected, actual }).filter(([, value]) => value !== undefined);
  expect(finding?.first).toContainEqual(expect.objectContaining(Object.fromEntries(parts)));
});

test('what is told names the order, and how many there are', async () => {
  const [finding] = await findingsAfter('update orders set items = items + 1');
  expect(finding).toMatchObject({ count: 1, first: [{ subject: order.number }] });
});

/** What is found in a database to which somebody did that; it is whole again afterwards. */
async function findingsAfter(harm: string): Promise<Finding[]> {
  const transaction = await db.startTransaction().execute();
  try {
    await sql.raw(harm).execute(transaction);
    return await verify(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
