import { afterEach, expect, test } from 'vitest';
import { grams, ingredientInput, recipeInput } from '../../testing/recipe-inputs.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';

const { db, time, client, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const visitor = await client();

const menuOf = (date = wednesday) => visitor.call('menus', 'listMenu', { date });
const days = async () => (await visitor.call('menus', 'listMenuDays')).items;
const slots = [kitchen.lunch, kitchen.evening];

afterEach(async () => {
  time.now = mondayMorning;
  await db.deleteFrom('slot_bookings').execute();
});

test('a day says until when one may order for it, and for each meal of it: until the notice before its slot', async () => {
  const openUntil = (date: string) => ({
    state: 'open',
    cutOffAt: `${date}T17:00:00.000Z`,
    cutOffs: [
      { part: 'noon', at: `${date}T10:00:00.000Z` },
      { part: 'evening', at: `${date}T17:00:00.000Z` },
    ],
  });
  expect(await days()).toEqual([
    { date: wednesday, ...openUntil('2026-11-24') },
    { date: '2026-12-02', ...openUntil('2026-12-01') },
  ]);
  time.now = new Date('2026-11-24T12:00:00Z');
  expect((await days())[0]?.cutOffs).toEqual([{ part: 'evening', at: '2026-11-24T17:00:00.000Z' }]);
});

test('a day whose every slot is full says so', async () => {
  await kitchen.world.changeSchedule(kitchen.evening, { capacity: 10 });
  await db
    .insertInto('slot_bookings')
    .values(slots.map((schedule_id) => ({ schedule_id, delivery_date: wednesday, taken: 10 })))
    .execute();
  expect((await days())[0]).toEqual({ date: wednesday, state: 'full', cutOffAt: null, cutOffs: [] });
});

test('a day for which it is too late says so', async () => {
  time.now = new Date('2026-11-24T18:00:00Z');
  expect((await days())[0]).toMatchObject({ date: wednesday, state: 'past' });
});

test('a menu holds what is offered that day, with its price and what it contains', async () => {
  const { meals } = await menuOf();
  const bowl = meals.find(({ id }) => id === kitchen.bowl);
  expect(meals.map(({ name }) => name.fr)).toEqual(['Bowl', 'Dahl']);
  expect(bowl).toMatchObject({
    category: { name: { fr: 'Plats' } },
    allergens: [{ id: kitchen.sesame, presence: 'contains' }],
    offers: [{ price: 1390, left: null }],
  });
});

test('what was ordered of a dish is left no more, nor what the kitchen says will not do', async () => {
  const offer = { product_id: kitchen.dahl, size_id: kitchen.size, delivery_date: wednesday };
  await db
    .insertInto('offer_bookings')
    .values({ ...offer, taken: 8 })
    .execute();
  const portionsLeft = async () => (await menuOf()).meals.find(({ id }) => id === kitchen.dahl)?.offers[0]?.left;
  expect(await portionsLeft()).toBe(42);
  await db
    .insertInto('offer_availabilities')
    .values({ ...offer, available: 5 })
    .execute();
  expect(await portionsLeft()).toBe(0);
});

test('what is not on sale is on no menu and has no page', async () => {
  const soup = await kitchen.dish({ name: 'Velouté', price: 700 });
  await kitchen.world.archive(soup);
  expect((await menuOf()).meals.map(({ id }) => id)).not.toContain(soup);
  await expect(visitor.call('menus', 'getMeal', { slug: 'veloute' })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test.each(['2026-11-26', '2027-11-24'])('on %s the house delivers nobody', async (date) => {
  await expect(menuOf(date)).rejects.toMatchObject({ problem: { status: 404 } });
});

test('a meal is found by its name in either language, and says what is left on a date', async () => {
  const [, dahl] = (await menuOf()).meals;
  await kitchen.world.changeDish(kitchen.dahl, ({ slug }) => ({ slug: { ...slug, en: 'lentils' } }));
  const bySlug = (slug: string) => visitor.call('menus', 'getMeal', { slug, date: wednesday });
  const [french, english] = await Promise.all([bySlug(dahl?.slug.fr ?? ''), bySlug('lentils')]);
  expect(english).toEqual(french);
  expect(english).toMatchObject({ id: kitchen.dahl, dates: [wednesday, '2026-12-02'], nutrition: { kcal: null } });
});

test('a meal whose recipe is drunk says what a millilitre weighs', async () => {
  const cook = await signedIn('kitchen');
  const slug = (await menuOf()).meals.find(({ id }) => id === kitchen.bowl)?.slug.fr ?? '';
  const densityNow = async () => (await visitor.call('menus', 'getMeal', { slug })).density;
  expect(await densityNow()).toBe(null);
  const allergens = (await db.selectFrom('allergens').select('id as allergenId').execute()).map((allergen) => ({
    ...allergen,
    state: 'none' as const,
  }));
  const { id: stock } = await cook.call('ingredients', 'create', {}, ingredientInput('Bouillon', { allergens }));
  const rest = { productId: kitchen.bowl, density: 1030 };
  await cook.call('recipes', 'create', {}, recipeInput('Bouillon', [grams(stock, 400)], rest));
  expect(await densityNow()).toBe(1030);
});
