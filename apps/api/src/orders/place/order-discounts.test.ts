import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';
import { createApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../../core/caller.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { quoteOrder } from './quote-order.ts';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';

const { db, host, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
// A product without a limit and without allergens.
const curry = await kitchen.dish({ name: 'Curry', price: 1000 });
const soups = await kitchen.world.category('Soupes');
const soup = await kitchen.dish({ name: 'Soupe', price: 600, category: soups });

let codeCount = 0;
async function codeOf(terms: Partial<DiscountCodeInput> = {}) {
  return claire.call('discount-codes', 'create', {}, { ...tenPercent, code: `CODE${codeCount++}`, ...terms });
}
const usesOf = async ({ id }: { id: number }) => (await claire.call('discount-codes', 'get', { id })).uses;

const { line } = kitchen;
const slot = { scheduleId: kitchen.evening, date: wednesday };
const basket = { ...kitchen.marc, slot, lines: [line(curry, 2)] };
const place = (more: object) => kitchen.place(claire, { ...basket, ...more });
const quote = (more: object) => claire.call('orders', 'quoteOrder', {}, { ...basket, ...more });
let newcomers = 0;
const newcomer = () => kitchen.world.client({ firstName: 'Nouveau', lastName: `N${newcomers++}` });

const refusal = {
  problem: {
    status: 409,
    code: 'discount-code-refused',
    field: 'discountCode',
    title: 'Your discount code may have expired or does not exist.',
  },
};
const hour = 3_600_000;
const at = (hours: number) => new Date(mondayMorning.getTime() + hours * hour).toISOString();

test('an order with a code says the code, its discount and what is left to pay', async () => {
  const { code } = await codeOf();
  expect(await place({ discountCode: code })).toMatchObject({
    discountCode: code,
    subtotal: 2000,
    discount: 200,
    deliveryFee: 490,
    total: 2290,
    taxes: [{ amount: 208 }],
  });
});

test('a quote says what the order will, and takes no use', async () => {
  const code = await codeOf({ type: 'amount', value: 350 });
  expect(await quote({ discountCode: code.code })).toMatchObject({
    discountCode: code.code,
    discount: 350,
    total: 2140,
    faults: [],
  });
  expect(await usesOf(code)).toBe(0);
});

test('an order without a code has none', async () => {
  expect(await place({})).toMatchObject({ discountCode: null, discount: 0 });
});

test('a code is taken in any case and with spaces around it', async () => {
  const { code } = await codeOf();
  expect(await place({ discountCode: ` ${code.toLowerCase()} ` })).toMatchObject({ discountCode: code, discount: 200 });
});

test('a code keeps the name on the order that it had on that day', async () => {
  const { id, code, version } = await codeOf();
  const order = await place({ discountCode: code });
  await claire.call('discount-codes', 'update', { id }, { ...tenPercent, code: 'RENAMED', version });
  expect((await claire.call('orders', 'get', { id: order.id })).discountCode).toBe(code);
});

test('a code for soups takes nothing off the other dishes', async () => {
  const { code } = await codeOf({ value: 5000, categoryIds: [soups] });
  const { lines, discount } = await place({ discountCode: code, lines: [line(curry, 1), line(soup, 1)] });
  expect([discount, lines.map((orderLine) => orderLine.discount)]).toEqual([300, [0, 300]]);
});

test('a free delivery takes the fee off and leaves the dishes', async () => {
  const { code } = await codeOf({ type: 'free_delivery', value: null });
  expect(await place({ discountCode: code })).toMatchObject({ deliveryFee: 0, discount: 0, total: 2000 });
});

test('an amount larger than the dishes leaves the delivery to pay, nothing negative', async () => {
  await kitchen.world.changeZone(kitchen.zone, { minimumOrder: 0 });
  const { code } = await codeOf({ type: 'amount', value: 1_000_000 });
  expect(await place({ discountCode: code })).toMatchObject({ discount: 2000, deliveryFee: 490, total: 490 });
  await kitchen.world.changeZone(kitchen.zone, { minimumOrder: 500 });
});

test('a discount that falls below the zone’s minimum is refused for that', async () => {
  const { code } = await codeOf({ value: 9000 });
  await expect(place({ discountCode: code })).rejects.toMatchObject({
    problem: {
      code: 'below-minimum-order',
      title: 'Zone minimum: €5. €3 is missing once €18 is taken off: add a dish or remove the code.',
    },
  });
});

test.each<[string, Partial<DiscountCodeInput>, object?]>([
  ['put aside', { active: false }],
  ['not begun', { validFrom: at(1) }],
  ['over', { validUntil: at(0) }],
  ['for larger orders', { minimumGoods: 2001 }],
  ['for other dishes', { categoryIds: [soups] }],
])('a code that is %s is refused, and quoted as no discount', async (_, terms) => {
  const { code } = await codeOf(terms);
  await expect(place({ discountCode: code })).rejects.toMatchObject(refusal);
  expect(await quote({ discountCode: code })).toMatchObject({
    discountCode: null,
    discount: 0,
    faults: [{ code: 'discount-code-refused', field: 'discountCode', message: refusal.problem.title }],
  });
});

/** Why staff are told that an order may not have a code, in both languages. */
async function reasonsFor(more: object) {
  const french = createApiClient({ host, locale: () => 'fr', token: () => claire.token });
  await french.load();
  const reasonIn = async (person: Pick<typeof claire, 'call'>) =>
    (await person.call('orders', 'quoteOrder', {}, { ...basket, ...more })).faults
      .find(({ field }) => field === 'discountCode')
      ?.reason?.replaceAll(/[\u00a0\u202f]/g, ' ');
  return [await reasonIn(claire), await reasonIn(french)];
}

test.each([
  [{ active: false }, 'This code is inactive.', 'Ce code est désactivé.'],
  [
    { validFrom: '2026-12-01T08:30:00Z' },
    'It is valid from December 1, 2026 at 9:30am only.',
    'Il n’est valable qu’à partir du 1er décembre 2026 à 9 h 30.',
  ],
  [
    { validUntil: '2026-11-20T23:00:00Z' },
    'It expired on November 21, 2026 at 12am.',
    'Il a expiré le 21 novembre 2026 à 0 h.',
  ],
  [
    { minimumGoods: 2550 },
    'From €25.50 of dishes: €5.50 is missing.',
    'À partir de 25,50 € de plats : il manque 5,50 €.',
  ],
  [
    { categoryIds: [soups] },
    'No dish of the order is in its categories.',
    'Aucun plat de la commande n’est dans ses catégories.',
  ],
])('staff are told of a code with %j why it is refused', async (terms, english, french) => {
  const { code } = await codeOf(terms);
  expect(await reasonsFor({ discountCode: code })).toEqual([english, french]);
});

test('staff are told that there is no such code, that it is used up, by the client or by all, or for a first order', async () => {
  expect(await reasonsFor({ discountCode: 'NOPE' })).toEqual([
    'There is no code of that name.',
    'Aucun code ne porte ce nom.',
  ]);
  const [total, client] = [await codeOf({ totalLimit: 1 }), await codeOf({ clientLimit: 1 })];
  for (const { code } of [total, client]) await place({ discountCode: code });
  expect(await reasonsFor({ discountCode: total.code })).toEqual(['Used up: 1 of 1.', 'Épuisé : 1 sur 1.']);
  expect(await reasonsFor({ discountCode: client.code })).toEqual([
    'This client has used it already: 1 of 1.',
    'Ce client l’a déjà utilisé : 1 sur 1.',
  ]);
  const { code } = await codeOf({ firstOrderOnly: true });
  expect(await reasonsFor({ discountCode: code })).toEqual([
    'For a first order only: this client has ordered before.',
    'Réservé à une première commande : ce client a déjà commandé.',
  ]);
  await expect(place({ discountCode: code })).rejects.toMatchObject({
    problem: {
      errors: [{ message: refusal.problem.title, reason: 'For a first order only: this client has ordered before.' }],
    },
  });
});

test('clients hear why in a sentence of their own, and nothing of a code that is switched off or never was', async () => {
  // Nothing of a caller but this is asked when an order is quoted.
  const caller = { kind: 'client' } as Caller;
  const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
  const sentencesFor = async (discountCode: string) => {
    const sentences: (string | undefined)[] = [];
    for (const locale of ['fr', 'en'] as const) {
      const context = { db, clock: () => mondayMorning, house, locale, caller };
      const { faults } = await quoteOrder({ ...basket, discountCode }, context);
      expect(faults.map((fault) => Object.keys(fault).toSorted())).toEqual([['code', 'field', 'message']]);
      sentences.push(faults[0]?.message.replaceAll(/[\u00a0\u202f]/g, ' '));
    }
    return sentences;
  };
  const nothing = [
    'Votre code promo a peut-être expiré ou n’existe pas.',
    'Your discount code may have expired or does not exist.',
  ];
  const usedUp = await codeOf({ totalLimit: 1 });
  const usedByClient = await codeOf({ clientLimit: 1 });
  for (const { code } of [usedUp, usedByClient]) await place({ discountCode: code });
  for (const [discountCode, sentences] of [
    ['NOPE', nothing],
    [(await codeOf({ active: false })).code, nothing],
    [usedUp.code, ['Ce code promo est épuisé.', 'This discount code is used up.']],
    [
      usedByClient.code,
      ['Ce code promo n’est utilisable qu’une fois par client.', 'This discount code is good once for each client.'],
    ],
    [
      (await codeOf({ validFrom: '2026-12-01T08:30:00Z' })).code,
      [
        'Ce code promo n’est valable qu’à partir du 1er décembre 2026 à 9 h 30.',
        'This discount code is valid from December 1, 2026 at 9:30am only.',
      ],
    ],
    [
      (await codeOf({ validUntil: '2026-11-20T23:00:00Z' })).code,
      ['Ce code promo a expiré le 21 novembre 2026 à 0 h.', 'This discount code expired on November 21, 2026 at 12am.'],
    ],
    [
      (await codeOf({ minimumGoods: 2550 })).code,
      [
        'Ce code promo est valable dès 25,50 € de plats : il manque 5,50 €.',
        'This discount code is valid from €25.50 of dishes: €5.50 is missing.',
      ],
    ],
    [
      (await codeOf({ categoryIds: [soups] })).code,
      ['Ce code promo ne vaut pas pour ces plats.', 'This discount code is not for these dishes.'],
    ],
    [
      (await codeOf({ firstOrderOnly: true })).code,
      ['Ce code promo est réservé à une première commande.', 'This discount code is for a first order only.'],
    ],
  ] as const)
    expect(await sentencesFor(discountCode)).toEqual(sentences);
});

test.each(['NOPE', 'été 10 %', '; drop table orders', '%'])(
  '%s is no code, and refused as one',
  async (discountCode) => {
    await expect(place({ discountCode })).rejects.toMatchObject(refusal);
  },
);

test('a code for the first order is refused with the second', async () => {
  const { code } = await codeOf({ firstOrderOnly: true });
  const client = await newcomer();
  await place(client);
  await expect(place({ ...client, discountCode: code })).rejects.toMatchObject(refusal);
});

test('a first order that was cancelled leaves the next one the first', async () => {
  const { code } = await codeOf({ firstOrderOnly: true, clientLimit: 1 });
  const client = await newcomer();
  const { id } = await place({ ...client, discountCode: code });
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'commande en double' });
  expect(await place({ ...client, discountCode: code })).toMatchObject({ discountCode: code });
});

test('a client’s limit is theirs alone', async () => {
  const { code } = await codeOf({ clientLimit: 1 });
  const [firstClient, secondClient] = [await newcomer(), await newcomer()];
  await place({ ...firstClient, discountCode: code });
  await expect(place({ ...firstClient, discountCode: code })).rejects.toMatchObject(refusal);
  expect(await place({ ...secondClient, discountCode: code })).toMatchObject({ discountCode: code });
});

test('a cancelled order gives its use back, to the code and to the client', async () => {
  const code = await codeOf({ totalLimit: 1, clientLimit: 1 });
  const { id } = await place({ discountCode: code.code });
  await expect(place({ discountCode: code.code })).rejects.toMatchObject(refusal);
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'commande en double' });
  expect(await usesOf(code)).toBe(0);
  await place({ discountCode: code.code });
  expect(await usesOf(code)).toBe(1);
});

test('an order refused for something else takes no use', async () => {
  const code = await codeOf();
  await expect(place({ discountCode: code.code, expectedTotal: 1 })).rejects.toMatchObject({
    problem: { code: 'prices-changed' },
  });
  expect(await usesOf(code)).toBe(0);
});

test('the same key twice takes one use', async () => {
  const code = await codeOf();
  const order = { ...basket, discountCode: code.code };
  await Promise.all([1, 2, 3].map(() => kitchen.place(claire, order, 'the-same-key-twice')));
  expect(await usesOf(code)).toBe(1);
});

/** Places that many orders at once; answers how many were, and why the others were not. */
async function rush(orders: object[]) {
  const settled = await Promise.allSettled(orders.map(place));
  return {
    placed: settled.filter(({ status }) => status === 'fulfilled').length,
    reasons: settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : [])),
  };
}

test('200 orders at once for the last use of a code: one is placed, the others are told why', async () => {
  const code = await codeOf({ totalLimit: 3 });
  const people = await Promise.all(Array.from({ length: 20 }, newcomer));
  for (const client of people.slice(0, 2)) await place({ ...client, discountCode: code.code });
  const orders = Array.from({ length: 200 }, (_, index) => ({ ...people[index % 20], discountCode: code.code }));
  const { placed, reasons } = await rush(orders);
  expect([placed, await usesOf(code)]).toEqual([1, 3]);
  for (const reason of reasons) expect(reason).toMatchObject(refusal);
  await expectVerified(db);
});

test('a client’s 200 orders at once for their last use of a code, and for a first order: one of each', async () => {
  const [client, beginner] = [await newcomer(), await newcomer()];
  const twice = await codeOf({ clientLimit: 2 });
  const welcome = await codeOf({ firstOrderOnly: true });
  await place({ ...client, discountCode: twice.code });
  const { placed } = await rush([
    ...Array.from({ length: 100 }, () => ({ ...client, discountCode: twice.code })),
    ...Array.from({ length: 100 }, () => ({ ...beginner, discountCode: welcome.code })),
  ]);
  expect([placed, await usesOf(twice), await usesOf(welcome)]).toEqual([2, 2, 1]);
  await expectVerified(db);
});

test('60 orders at once for a code good 7 times: 7 are placed, the others are told why', async () => {
  const code = await codeOf({ totalLimit: 7 });
  const people = await Promise.all(Array.from({ length: 20 }, newcomer));
  const orders = [...people, ...people, ...people].map((client) => ({ ...client, discountCode: code.code }));
  const { placed, reasons } = await rush(orders);
  expect([placed, await usesOf(code)]).toEqual([7, 7]);
  for (const reason of reasons) expect(reason).toMatchObject(refusal);
});

test('a client’s 30 orders at once with a code good for two of them: two are placed', async () => {
  const code = await codeOf({ clientLimit: 2 });
  const client = await newcomer();
  const { placed } = await rush(Array.from({ length: 30 }, () => ({ ...client, discountCode: code.code })));
  expect([placed, await usesOf(code)]).toEqual([2, 2]);
});

test('a client’s first 20 orders at once, with two codes for the first order: one is placed', async () => {
  const welcome = [await codeOf({ firstOrderOnly: true }), await codeOf({ firstOrderOnly: true })];
  const client = await newcomer();
  const { placed } = await rush(
    Array.from({ length: 20 }, (_, index) => ({ ...client, discountCode: welcome[index % 2]?.code })),
  );
  expect([placed, (await usesOf(welcome[0] ?? { id: 0 })) + (await usesOf(welcome[1] ?? { id: 0 }))]).toEqual([1, 1]);
});

test('orders and cancellations at once leave the count where the orders stand', async () => {
  const code = await codeOf({ totalLimit: 10 });
  const first = await Promise.all(Array.from({ length: 10 }, () => place({ discountCode: code.code })));
  await Promise.allSettled([
    ...first.map(({ id }) => claire.call('orders', 'cancelOrder', { id }, { reason: 'commande en double' })),
    ...Array.from({ length: 10 }, () => place({ discountCode: code.code })),
  ]);
  const { standing } = await db
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('standing'))
    .where('discount_code', '=', code.code)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  expect(await usesOf(code)).toBe(standing);
  await expectVerified(db);
});

test('the driver asks for what is left after the discount', async () => {
  const { code } = await codeOf({ value: 2000 });
  const order = await place({ discountCode: code });
  const report = await claire.call('delivery-report', 'getDeliveryReport', { date: wednesday });
  const stop = report.rounds.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === order.id);
  expect(stop?.amountDue).toBe(2000 - 400 + 490);
});

test('a code does not cost the free delivery that the order has without it', async () => {
  const { code } = await codeOf({ type: 'amount', value: 500 });
  const lines = [line(curry, 4)];
  const without = await quote({ lines });
  expect(without).toMatchObject({ subtotal: 4000, deliveryFee: 0 });
  expect(await quote({ lines, discountCode: code })).toMatchObject({ deliveryFee: 0, total: without.total - 500 });
});
