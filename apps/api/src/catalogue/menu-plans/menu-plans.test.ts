import { afterEach, expect, test } from 'vitest';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, time, signedIn, clientSignedIn, client } = await testApp();
const kitchen = await smallKitchen(db);
const [claire, karim, visitor] = [await signedIn('manager'), await signedIn('kitchen'), await client()];
const noor = await clientSignedIn(kitchen.marc.clientId);
const desserts = await kitchen.world.category('Desserts');
await db.updateTable('categories').set({ permanent: true }).where('id', '=', desserts).execute();
const tart = await kitchen.dish({ name: 'Tarte', price: 500, category: desserts });
const weekendTart = await kitchen.dish({ name: 'Tourte', price: 500, category: desserts });
await kitchen.world.changeDish(weekendTart, () => ({ weekdays: [6] }));
const saturdaySoup = await kitchen.dish({ name: 'Soupe', price: 700 });
await kitchen.world.changeDish(saturdaySoup, () => ({ weekdays: [6] }));
const nextWednesday = '2026-12-02';

afterEach(async () => {
  time.now = mondayMorning;
  await db.deleteFrom('menu_plans').execute();
  const { items } = await claire.call('orders', 'list', { status: 'pending' });
  for (const { id } of items) await claire.call('orders', 'cancelOrder', { id }, { reason: 'fin de l’essai' });
});

const planOf = (date = wednesday) => claire.call('menu-plans', 'getMenuPlan', { date });
async function plan(
  choiceIds: number[],
  publishedOn: string | null,
  wishes: { date?: string; ordersKept?: boolean } = {},
) {
  const { date = wednesday, ...more } = wishes;
  const { version } = await planOf(date);
  return claire.call('menu-plans', 'updateMenuPlan', { date }, { version, choiceIds, publishedOn, ...more });
}
const menuOn = async (date = wednesday) => {
  const { choices, meals } = await visitor.call('menus', 'listMenu', { date });
  return { choices, names: meals.map(({ name }) => name.fr) };
};
const pickedByStaff = async () => {
  const { items } = await karim.call('products', 'list', { date: wednesday });
  return items.map(({ name }) => name.fr);
};
const everyDish = { choices: null, names: ['Bowl', 'Dahl', 'Tarte'] };
const quoteCodes = async (productId: number) => {
  const draft = { ...kitchen.marc, slot: { scheduleId: kitchen.evening, date: wednesday } };
  const { faults } = await claire.call('orders', 'quoteOrder', {}, { ...draft, lines: [kitchen.line(productId)] });
  return faults.map(({ code }) => code);
};

test('a draft changes nothing; a published date offers its choices in order and what is always there that weekday', async () => {
  await plan([saturdaySoup, kitchen.bowl], null);
  expect(await menuOn()).toEqual(everyDish);
  await plan([saturdaySoup, kitchen.bowl], '2026-11-23');
  expect(await menuOn()).toEqual({ choices: [saturdaySoup, kitchen.bowl], names: ['Soupe', 'Bowl', 'Tarte'] });
  expect(await menuOn(nextWednesday)).toEqual(everyDish);
  expect(await pickedByStaff()).toEqual(['Bowl', 'Soupe', 'Tarte']);
  const { meals } = await visitor.call('menus', 'listMenu', { date: wednesday });
  const datesOf = async (slug = '') => (await visitor.call('menus', 'getMeal', { slug })).dates;
  expect(await datesOf(meals[0]?.slug.fr)).toEqual([wednesday]);
  expect(await datesOf('dahl-1')).toEqual([nextWednesday]);
});

test('staff, a client and a cart get nothing else on a planned date', async () => {
  await plan([kitchen.bowl], '2026-11-23');
  expect(await quoteCodes(kitchen.dahl)).toContain('not-offered-that-day');
  expect(await quoteCodes(tart)).not.toContain('not-offered-that-day');
  const refusal = refusedWith('not-offered-that-day');
  await expect(kitchen.place(claire)).rejects.toMatchObject(refusal);
  await expect(kitchen.placeOwn(noor)).rejects.toMatchObject(refusal);
  await expect(kitchen.place(claire, { lines: [kitchen.line(weekendTart)] })).rejects.toMatchObject(refusal);
  const articleQuantity = { a: { quantity: 1, articleId: `${kitchen.dahl}-${kitchen.size}` } };
  const cart = await noor.call(
    'carts',
    'updateCart',
    {},
    { articleQuantity, commentNote: '', deliveryDate: wednesday },
  );
  expect(cart.changes.map(({ kind }) => kind)).toEqual(['not-that-day']);
  const { id } = await kitchen.place(claire, { slot: { scheduleId: kitchen.evening, date: nextWednesday } });
  const { version } = await claire.call('orders', 'get', { id });
  const move = { slot: { scheduleId: kitchen.evening, date: wednesday }, version };
  await expect(claire.call('orders', 'moveOrder', { id }, move)).rejects.toMatchObject(refusal);
});

test('a plan holds from the day on which it is published', async () => {
  expect((await plan([kitchen.bowl], '2026-11-24')).publishedOn).toBe('2026-11-24');
  expect(await menuOn()).toEqual(everyDish);
  time.now = new Date('2026-11-23T23:00:00Z');
  expect((await menuOn()).names).toEqual(['Bowl', 'Tarte']);
});

test('a dish that orders hold goes only when somebody says so, after its orders were listed, and they keep it', async () => {
  await plan([kitchen.bowl, kitchen.dahl], '2026-11-23');
  const order = await kitchen.place(claire, { lines: [kitchen.line(kitchen.dahl, 2)] });
  await kitchen.place(claire, { lines: [kitchen.line(kitchen.bowl)] });
  const listed = await karim.call('menu-plans', 'listOrdersOffMenu', { date: wednesday, choiceIds: `${kitchen.bowl}` });
  expect(listed.items).toMatchObject([
    { id: kitchen.dahl, orders: [{ id: order.id, number: order.number, client: 'Marc Lebreton', portions: 2 }] },
  ]);
  await expect(plan([kitchen.bowl], '2026-11-23')).rejects.toMatchObject(refusedWith('orders-rely-on-menu'));
  expect((await planOf()).choices.map(({ id }) => id)).toEqual([kitchen.bowl, kitchen.dahl]);
  await plan([kitchen.bowl], '2026-11-23', { ordersKept: true });
  const { version } = await claire.call('orders', 'get', { id: order.id });
  const change = (quantity: number) => ({
    slot: { scheduleId: kitchen.evening, date: wednesday },
    lines: [kitchen.line(kitchen.dahl, quantity)],
    kitchenNote: 'sans coriandre',
    driverNote: '',
    version,
  });
  await expect(claire.call('orders', 'updateOrder', { id: order.id }, change(3))).rejects.toMatchObject(
    refusedWith('not-offered-that-day'),
  );
  await claire.call('orders', 'updateOrder', { id: order.id }, change(2));
  // What nobody can order any more is no loss.
  await plan([kitchen.bowl], '2026-11-23');
});

test('publishing narrows what was ordered before there was a plan, so that it lists those orders too', async () => {
  await kitchen.place(claire);
  const days = [{ date: nextWednesday, version: (await plan([kitchen.bowl], null, { date: nextWednesday })).version }];
  days.push({ date: wednesday, version: (await plan([kitchen.bowl], null)).version });
  const publish = (ordersKept: boolean) =>
    claire.call('menu-plans', 'publishMenuPlans', {}, { days, publishedOn: '2026-11-23', ordersKept });
  await expect(publish(false)).rejects.toMatchObject({
    problem: { code: 'orders-rely-on-menu', errors: [{ field: 'days.1.date', date: wednesday }] },
  });
  expect((await planOf(nextWednesday)).publishedOn).toBeNull();
  const { items } = await publish(true);
  expect(items.map(({ publishedOn }) => publishedOn)).toEqual(['2026-11-23', '2026-11-23']);
});

test('an order that is placed while a plan is published waits, and is refused by it', async () => {
  const outcomes = await Promise.allSettled([
    plan([kitchen.bowl], '2026-11-23', { ordersKept: true }),
    ...Array.from({ length: 8 }, () => kitchen.place(claire)),
  ]);
  const orders = outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length;
  expect(outcomes[0]?.status).toBe('fulfilled');
  // Whoever came first was placed before the plan, whoever came later was refused: none fails in another way.
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  for (const reason of reasons) expect(reason).toMatchObject(refusedWith('not-offered-that-day'));
  expect(orders + reasons.length).toBe(8);
});

test('dates that are over, dishes that do not exist and the plan of somebody else are refused', async () => {
  await expect(plan([kitchen.bowl], null, { date: '2026-11-22' })).rejects.toMatchObject({
    problem: { errors: [{ field: 'date', code: 'in-the-past' }] },
  });
  await expect(plan([999_999], null)).rejects.toMatchObject(refusedWith('unknown-reference'));
  const { version } = await plan([kitchen.bowl], null);
  const late = { version: version - 1, choiceIds: [], publishedOn: null };
  await expect(claire.call('menu-plans', 'updateMenuPlan', { date: wednesday }, late)).rejects.toMatchObject(
    refusedWith('stale'),
  );
  await expect(
    claire.call('menu-plans', 'listMenuPlans', { from: '2026-11-01', to: '2027-01-02' }),
  ).rejects.toMatchObject(refusedWith('invalid-input'));
});

test('a week is copied as drafts onto the days of delivery, and what is planned or published there stays', async () => {
  await plan([kitchen.bowl, kitchen.dahl], '2026-11-23');
  await plan([kitchen.bowl], null, { date: '2026-11-27' });
  const copy = (to: string, replace = false) =>
    claire.call('menu-plans', 'copyMenuWeek', {}, { from: '2026-11-26', to, replace });
  const { items, kept } = await copy('2026-12-04');
  expect(items).toMatchObject([
    { date: nextWednesday, choices: [{ id: kitchen.bowl }, { id: kitchen.dahl }], publishedOn: null, delivered: true },
  ]);
  expect(kept).toEqual(['2026-12-04']);
  await plan([kitchen.bowl], null, { date: nextWednesday });
  expect((await copy(nextWednesday)).items).toEqual([]);
  expect((await copy(nextWednesday, true)).items).toMatchObject([
    { choices: [{ id: kitchen.bowl }, { id: kitchen.dahl }] },
  ]);
  await plan([kitchen.bowl], '2026-11-23', { date: nextWednesday });
  expect((await copy(nextWednesday, true)).items).toEqual([]);
});

test('templates of a week or a day are applied in turn over the coming weeks', async () => {
  const template = async (fr: string, span: 'day' | 'week', choiceIds: number[]) => {
    const days = [{ weekday: 3, choiceIds }];
    return claire.call('menu-templates', 'create', {}, { name: { fr, en: fr }, active: true, span, days });
  };
  const [light, hearty] = [await template('Léger', 'week', [tart]), await template('Plein', 'day', [kitchen.dahl])];
  const rotation = { templateIds: [light.id, hearty.id], from: wednesday, weeks: 3 };
  const { items } = await claire.call('menu-templates', 'applyMenuTemplates', {}, rotation);
  expect(items.map(({ date, choices }) => [date, choices.map(({ id }) => id)])).toEqual([
    [wednesday, [tart]],
    [nextWednesday, [kitchen.dahl]],
    ['2026-12-09', [tart]],
  ]);
  await expect(
    claire.call('menu-templates', 'applyMenuTemplates', {}, { ...rotation, templateIds: [999_999] }),
  ).rejects.toMatchObject(refusedWith('unknown-reference'));
});

test('the dishes to choose from say what they contain and when they were last there', async () => {
  await plan([saturdaySoup], '2026-11-23');
  const { items } = await karim.call('menu-plans', 'listMenuDishes', { date: nextWednesday });
  const dish = (id: number) => items.find((candidate) => candidate.id === id);
  expect(dish(saturdaySoup)).toMatchObject({ lastDate: wednesday, orderable: true, permanent: false });
  expect(dish(tart)).toMatchObject({ permanent: true, category: { fr: 'Desserts' }, lastDate: null });
  expect(dish(kitchen.bowl)).toMatchObject({ allergens: [{ id: kitchen.sesame, presence: 'contains' }] });
});
