import { beforeEach, expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { db, pool, signedIn, time } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const driver = await signedIn('delivery');

const day = (date: string) => owner.call('delivery-configurations', 'getDeliveryDay', { date });
const inForce = async () => {
  const { configurationId } = await day(wednesday);
  if (configurationId === null) throw new Error('a configuration is in force');
  return configurationId;
};
const close = async (date: string, id?: number) =>
  owner.call('delivery-configurations', 'closeDay', { id: id ?? (await inForce()) }, { date });
const open = async (date: string) =>
  owner.call('delivery-configurations', 'openDay', { id: await inForce() }, { date });
/** A second later: another configuration needs another moment. */
const later = () => (time.now = new Date(time.now.getTime() + 1000));
const place = () => kitchen.place(owner);

beforeEach(async () => {
  await db.deleteFrom('delivery_configurations').execute();
  time.now = mondayMorning;
  await kitchen.world.configuration({ shippingFee: 490, freeDeliveryFrom: 4000 });
});

test('closing a day adds a copy of the configuration in force, and history stays as it was', async () => {
  const first = await inForce();
  const previousConfiguration = await owner.call('delivery-configurations', 'get', { id: first });
  const newConfiguration = await close('2026-12-24');
  expect(newConfiguration).toMatchObject({
    shippingFee: 490,
    noticeHours: previousConfiguration.noticeHours,
    closedDates: ['2026-12-24'],
  });
  const history = await owner.call('delivery-configurations', 'get', { id: first });
  expect(history).toEqual({ ...previousConfiguration, standing: 'past' });
});

test('the day is opened again in the same way', async () => {
  await close('2026-12-24');
  later();
  await close('2026-12-25');
  later();
  expect((await open('2026-12-24')).closedDates).toEqual(['2026-12-25']);
});

test('days that are closed within one millisecond are all closed, each over the one before', async () => {
  const first = await close('2026-12-24');
  const second = await close('2026-12-25', first.id);
  const third = await close('2026-12-26', second.id);
  expect(third.closedDates).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
  const closing = close('2026-12-27', first.id);
  await expect(closing).rejects.toMatchObject({ problem: { code: 'stale' } });
});

test('a day that is closed already changes nothing', async () => {
  const { id } = await close(wednesday);
  expect((await close(wednesday)).id).toBe(id);
});

test('a configuration that is to come closes the day too, and opens it again', async () => {
  const { items } = await owner.call('delivery-configurations', 'list', {});
  const {
    id: _,
    createdAt: __,
    createdBy: ___,
    standing: ____,
    since: _____,
    ...rules
  } = items[0] as (typeof items)[0];
  const effectiveFrom = new Date(time.now.getTime() + 3_600_000).toISOString();
  const { id } = await owner.call('delivery-configurations', 'create', {}, { ...rules, effectiveFrom });
  const closedDates = async () => (await owner.call('delivery-configurations', 'get', { id })).closedDates;
  await close(wednesday);
  expect(await closedDates()).toEqual([wednesday]);
  later();
  await open(wednesday);
  expect(await closedDates()).toEqual([]);
});

test('whoever decided over another configuration is refused, and nothing is lost', async () => {
  const first = await inForce();
  await close('2026-12-24', first);
  later();
  await expect(close('2026-12-25', first)).rejects.toMatchObject({ problem: { status: 409, code: 'stale' } });
  expect((await day('2026-12-24')).closed).toBe(true);
});

test('of two that close a day over the same configuration at once, one is refused', async () => {
  const first = await inForce();
  const answers = await Promise.allSettled(['2026-12-24', '2026-12-25'].map((date) => close(date, first)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a day that is over is not closed', async () => {
  await expect(close('2026-11-22')).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field: 'date', code: 'in-the-past' }] },
  });
});

test('the orders that stand on a day are counted and named, cancelled ones left out', async () => {
  const [first, second] = [await place(), await place()];
  await owner.call('orders', 'cancelOrder', { id: second.id }, { reason: 'fermé' });
  const { orders, firstOrders } = await day(wednesday);
  expect([orders, firstOrders]).toEqual([1, [{ id: first.id, number: first.number }]]);
});

test('an order that is placed while its day is being closed is refused', async () => {
  const connection = await pool.connect();
  try {
    await connection.query('begin; lock table delivery_configurations in exclusive mode');
    await connection.query(
      `insert into delivery_configurations (effective_from, shipping_fee, notice_hours, promise_hours, horizon_days, closed_dates)
       values ($1, 490, 24, 48, 14, array[$2::date])`,
      [time.now, wednesday],
    );
    const placing = place().catch((error: unknown) => error);
    await expect
      .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    await connection.query('commit');
    expect(await placing).toMatchObject({ problem: { errors: [{ field: 'slot', code: 'slot-unavailable' }] } });
  } finally {
    connection.release();
  }
});

test('closing waits for an order that is being placed, which is then among those of the day', async () => {
  const { orders: orderCount } = await day(wednesday);
  const results = await Promise.allSettled([place(), close(wednesday)]);
  const { orders } = await day(wednesday);
  const isPlaced = results[0].status === 'fulfilled';
  expect([orders - orderCount, results[1].status]).toEqual([isPlaced ? 1 : 0, 'fulfilled']);
});

test('closing leaves an entry that says which day', async () => {
  const { id } = await close('2026-12-31');
  const { items } = await owner.call('audit-entries', 'list', { limit: 200 });
  const entry = items.find((item) => item.thing?.id === String(id));
  expect(entry).toMatchObject({
    operation: 'closeDay',
    before: { closedDates: [] },
    after: { closedDates: ['2026-12-31'] },
  });
});

test('who may not write deliveries sees what stands on a day, and is not offered to close it', () => {
  expect(driver.offers('delivery-configurations', 'getDeliveryDay')).toBe(true);
  expect(driver.offers('delivery-configurations', 'closeDay')).toBe(false);
});

test('a configuration that was being written meanwhile keeps what was closed and opened since, and its own changes', async () => {
  await close('2026-12-24');
  later();
  const copiedFrom = await inForce();
  const typedConfiguration = await owner.call('delivery-configurations', 'get', { id: copiedFrom });
  const { id: _id, createdAt: _at, createdBy: _by, standing: _standing, since: _since, ...rules } = typedConfiguration;
  later();
  await close('2026-12-25');
  later();
  await open('2026-12-24');
  later();
  const input = { ...rules, effectiveFrom: null, closedDates: ['2026-12-24', '2027-01-01'], copiedFrom };
  const newConfiguration = await owner.call('delivery-configurations', 'create', {}, input);
  expect(newConfiguration.closedDates).toEqual(['2026-12-25', '2027-01-01']);
});

test('a configuration copied from none is refused', async () => {
  const { id: _id, ...typedConfiguration } = await owner.call('delivery-configurations', 'get', {
    id: await inForce(),
  });
  const { createdAt: _at, createdBy: _by, standing: _standing, since: _since, ...rules } = typedConfiguration;
  const input = { ...rules, effectiveFrom: null, copiedFrom: 2 ** 31 - 1 };
  await expect(owner.call('delivery-configurations', 'create', {}, input)).rejects.toMatchObject({
    problem: { code: 'unknown-reference', field: 'copiedFrom' },
  });
});

test('days that were closed are no rows of the history, which says since when the rules hold', async () => {
  const list = async () => (await owner.call('delivery-configurations', 'list', {})).items;
  const [{ since } = expect.fail('a configuration is in force')] = await list();
  await close('2026-12-24');
  later();
  await close('2026-12-25');
  later();
  expect(await list()).toMatchObject([{ standing: 'in-force', since, closedDates: ['2026-12-24', '2026-12-25'] }]);
  const rules = { freeDeliveryFrom: 4000, noticeHours: 24, promiseHours: 48, horizonDays: 14, closedDates: [] };
  const dearer = { ...rules, effectiveFrom: null, shippingFee: 690 };
  await owner.call('delivery-configurations', 'create', {}, dearer);
  later();
  await owner.call('delivery-configurations', 'closeDay', { id: (await list())[0]?.id ?? 0 }, { date: '2026-12-26' });
  const fees = (await list()).map(({ shippingFee, standing }) => [shippingFee, standing]);
  expect(fees).toEqual([
    [690, 'in-force'],
    [490, 'past'],
  ]);
});
