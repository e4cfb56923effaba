import { afterEach, describe, expect, test } from 'vitest';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { configurationInForce } from './delivery-configuration-rows.ts';

const { app, db, signedIn, time } = await testApp();
const owner = await signedIn('owner');

const rules = {
  effectiveFrom: null,
  shippingFee: 590,
  freeDeliveryFrom: 6000,
  noticeHours: 24,
  promiseHours: 48,
  horizonDays: 14,
  closedDates: ['2026-12-25'],
};
type Rules = Omit<typeof rules, 'effectiveFrom'> & { effectiveFrom: string | null };
const add = (fields: Partial<Rules> = {}) =>
  owner.call('delivery-configurations', 'create', {}, { ...rules, ...fields });
const hoursFromNow = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000);
const list = () => owner.call('delivery-configurations', 'list', {});

afterEach(async () => {
  time.now = mondayMorning;
  await db.deleteFrom('delivery_configurations').execute();
});

test('a configuration comes back as it was written, with who wrote it', async () => {
  const { id } = await add();
  const now = mondayMorning.toISOString();
  expect(await owner.call('delivery-configurations', 'get', { id })).toEqual({
    ...rules,
    id,
    effectiveFrom: now,
    since: now,
    createdAt: now,
    createdBy: 'Claire owner',
    standing: 'in-force',
  });
});

test('the newest one in force applies, older ones are past and later ones future', async () => {
  await add({ shippingFee: 100 });
  time.now = hoursFromNow(0.1);
  await add({ shippingFee: 200 });
  await add({ shippingFee: 300, effectiveFrom: hoursFromNow(24).toISOString() });
  const { items } = await list();
  expect(items.map(({ shippingFee, standing }) => [shippingFee, standing])).toEqual([
    [300, 'future'],
    [200, 'in-force'],
    [100, 'past'],
  ]);
});

test('a future one takes over at its very moment', async () => {
  await add({ shippingFee: 100 });
  await add({ shippingFee: 300, effectiveFrom: hoursFromNow(24).toISOString() });
  const earlierConfiguration = await configurationInForce(db, new Date(hoursFromNow(24).getTime() - 1));
  const then = await configurationInForce(db, hoursFromNow(24));
  expect([earlierConfiguration?.shippingFee, then?.shippingFee]).toEqual([100, 300]);
});

test('two cannot come into force at the very same moment, not even when they are added at once', async () => {
  const effectiveFrom = hoursFromNow(24).toISOString();
  const results = await Promise.allSettled([add({ effectiveFrom }), add({ effectiveFrom })]);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refusals).toMatchObject([{ problem: { code: 'moment-taken', status: 409, field: 'effectiveFrom' } }]);
});

test('none is in force before the first', async () => {
  await add({ effectiveFrom: hoursFromNow(1).toISOString() });
  expect(await configurationInForce(db, time.now)).toBeUndefined();
});

test('one cannot rewrite the past', async () => {
  const late = add({ effectiveFrom: new Date(time.now.getTime() - 1).toISOString() });
  await expect(late).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field: 'effectiveFrom', code: 'in-the-past' }] },
  });
});

test('a moment of another time zone is the same moment', async () => {
  const { effectiveFrom } = await add({ effectiveFrom: '2026-11-24T00:30:00+01:00' });
  expect(effectiveFrom).toBe('2026-11-23T23:30:00.000Z');
});

test('closed dates are kept once and in order', async () => {
  const { closedDates } = await add({ closedDates: ['2027-01-01', '2026-12-25', '2027-01-01'] });
  expect(closedDates).toEqual(['2026-12-25', '2027-01-01']);
});

describe('a configuration is refused', () => {
  test.each([
    ['a date that does not exist', { closedDates: ['2027-02-30'] }, 'closedDates.0'],
    ['a negative fee', { shippingFee: -1 }, 'shippingFee'],
    ['a fee in parts of a cent', { shippingFee: 5.9 }, 'shippingFee'],
    ['a horizon of more than a year', { horizonDays: 366 }, 'horizonDays'],
    ['a moment without a time zone', { effectiveFrom: '2026-12-01T08:00:00' }, 'effectiveFrom'],
  ])('for %s', async (_, fields, field) => {
    await expect(add(fields)).rejects.toMatchObject({ problem: { status: 422, field } });
  });
});

test('history is read but offered to nobody for editing', async () => {
  expect(owner.offers('delivery-configurations', 'get')).toBe(true);
  const { id } = await add();
  const answers = await Promise.all(
    (['PUT', 'DELETE'] as const).map((method) =>
      app.inject({
        method,
        url: `/api/delivery-configurations/${id}`,
        headers: { authorization: `Bearer ${owner.token}` },
        payload: {},
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode >= 400)).toEqual([true, true]);
});
