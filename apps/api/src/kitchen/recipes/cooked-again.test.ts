import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { beforeEach, expect, test } from 'vitest';
import { followVersions } from './follow-versions.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { grams, ingredientInput, inputOf, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, signedIn, time, house } = await testApp();
const kitchen = await smallKitchen(db);
const { size, sesame } = kitchen;
const [thursday, friday] = ['2026-11-26', '2026-11-27'];
const schedule = await kitchen.world.schedule(kitchen.zone, '18:00', '20:00', null, 5);
const states = { paste: 'contains', oil: 'may_contain', rice: 'none' } as const;
type Taste = keyof typeof states;
const claire = await signedIn('manager');
const ingredientOf = {} as Record<Taste, number>;
for (const [fr, state] of Object.entries(states)) {
  const input = ingredientInput(fr, { allergens: [{ allergenId: sesame, state }] });
  ingredientOf[fr as Taste] = (await claire.call('ingredients', 'create', {}, input)).id;
}
let names = 0;

beforeEach(() => {
  time.now = mondayMorning;
});

/** Whoever may eat it reacts to sesame; cooked and failed on Wednesday, and from Thursday on another recipe. */
async function failedOrder(earlierTaste: Taste, newTaste: Taste) {
  const nora = await signedIn('manager');
  const productId = await kitchen.dish({ name: `Plat ${names++}`, price: 900 });
  const portions = [{ sizeId: size, weight: 300_000 }];
  const input = recipeInput(`Pot ${names}`, [grams(ingredientOf[earlierTaste], 100)], { productId, portions });
  const recipe = await nora.call('recipes', 'create', {}, input);
  const overrides = [{ productId, allergenIds: [sesame], reason: 'en mange volontiers' }];
  const order = await kitchen.place(nora, {
    ...kitchen.ines,
    lines: [kitchen.line(productId)],
    ...(earlierTaste === 'paste' && { allergyOverrides: overrides }),
  });
  time.now = new Date('2026-11-25T19:30:00Z');
  const lou = await signedIn('manager');
  await bringTo(lou, order, 'failed');
  const { version } = await lou.call('recipes', 'get', { id: recipe.id });
  const lines = [grams(ingredientOf[newTaste], 100)];
  await lou.call('recipes', 'update', { id: recipe.id }, { ...inputOf(recipe), lines, fromDate: thursday, version });
  time.now = new Date('2026-11-26T07:00:00Z');
  await followVersions({ db, house, clock: () => time.now, log: (line) => expect.fail(line) });
  const person = await signedIn('manager');
  return { person, order: await person.call('orders', 'get', { id: order.id }) };
}

const toFriday = (person: ApiClient, { id, version }: Order) =>
  person.call('orders', 'moveOrder', { id }, { slot: { scheduleId: schedule, date: friday }, version });

const conflictsOf = ({ conflicts }: Order) => conflicts.map(({ presence, answeredBy }) => [presence, answeredBy]);

test('what goes out two days later is cooked again, and what is gone from its pot endangers nobody', async () => {
  const { person, order } = await failedOrder('paste', 'rice');
  expect(conflictsOf(order)).toEqual([['contains', expect.any(String)]]);
  const movedOrder = await toFriday(person, order);
  expect(conflictsOf(movedOrder)).toEqual([]);
  expect(movedOrder.allergyAlert).toBeNull();
  expect(movedOrder.events.map(({ kind }) => kind)).toContain('allergy_gone');
});

test('of the traces that are left in its new pot it warns', async () => {
  const { person, order } = await failedOrder('paste', 'oil');
  const movedOrder = await toFriday(person, order);
  expect(conflictsOf(movedOrder)).toEqual([['may_contain', null]]);
  expect(movedOrder.allergyAlert).toBe('warning');
});

test('what has come into its new pot stops it', async () => {
  const { person, order } = await failedOrder('rice', 'paste');
  const movedOrder = await toFriday(person, order);
  expect(conflictsOf(movedOrder)).toEqual([['contains', null]]);
  await expect(person.call('orders', 'dispatchOrder', { id: movedOrder.id })).rejects.toMatchObject({
    problem: { code: 'allergy-not-answered' },
  });
});

test('moved back at once, it is what was cooked before', async () => {
  const { person, order } = await failedOrder('paste', 'rice');
  const movedOrder = await toFriday(person, order);
  const { id: eventId } = movedOrder.events.find(({ kind }) => kind === 'changed') ?? expect.fail();
  const earlierOrder = await person.call('orders', 'undoOrderChange', { id: movedOrder.id }, { eventId });
  expect(conflictsOf(earlierOrder)).toEqual([['contains', null]]);
  const row = db.selectFrom('orders').select('cooked_on').where('id', '=', movedOrder.id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ cooked_on: null });
});
