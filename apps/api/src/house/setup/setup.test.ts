import { expect, test } from 'vitest';
import { usualAllergens } from '@traiteur/domain/catalogue/usual-records.ts';
import { setupSteps } from '@traiteur/domain/house/setup-steps.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const owner = await signedIn('owner');
const stateOf = async (step: string) =>
  (await owner.call('setup', 'getSetup')).steps.find((candidate) => candidate.step === step)?.state;
const counts = async () => {
  const tables = ['clients', 'orders', 'order_events', 'mails', 'slot_bookings', 'sales_days', 'order_sales'] as const;
  const count = async (table: (typeof tables)[number]) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return Promise.all(tables.map(count));
};

test('an empty house has every step before it, and says what keeps clients from ordering', async () => {
  const { steps } = await owner.call('setup', 'getSetup');
  expect(steps).toEqual(setupSteps.map((step) => ({ step, state: 'open' })));
  const obstacles = ['dishes', 'zones', 'schedules', 'configuration'];
  expect((await owner.call('dashboard', 'getDashboard')).obstacles).toEqual(obstacles);
  expect(await owner.call('setup', 'placeTestOrder')).toEqual({ order: null, obstacles });
});

test('what the house does without is set aside and taken up again, what it cannot do without is not', async () => {
  const setAside = (step: string, aside: boolean) =>
    owner.call('setup', 'setAsideSetupStep', { step: step as 'mail' }, { aside });
  await setAside('colleagues', true);
  expect(await stateOf('colleagues')).toBe('aside');
  await setAside('colleagues', false);
  expect(await stateOf('colleagues')).toBe('open');
  await expect(setAside('dishes', true)).rejects.toMatchObject({ problem: { status: 404 } });
});

test('steps close by what the house has, and a test order leaves nothing behind', async () => {
  const kitchen = await smallKitchen(db);
  for (const step of ['dishes', 'zones', 'schedules', 'configuration']) expect(await stateOf(step)).toBe('done');
  expect((await owner.call('dashboard', 'getDashboard')).obstacles).toEqual([]);
  const previousCounts = await counts();
  const { order, obstacles } = await owner.call('setup', 'placeTestOrder');
  expect([order?.dish.fr, order?.date, order?.total, obstacles]).toEqual(['Dahl', '2026-11-25', 1440, []]);
  expect(await counts()).toEqual(previousCounts);
  expect(await stateOf('testOrder')).toBe('done');
  for (const id of [kitchen.dahl, kitchen.bowl])
    await db
      .updateTable('products')
      .set({ weekdays: [2] })
      .where('id', '=', id)
      .execute();
  expect(await owner.call('setup', 'placeTestOrder')).toEqual({ order: null, obstacles: ['dishes'] });
});

test('the usual records come once, however often and by how many they are asked for', async () => {
  // The kitchen above has its own sesame, main dishes and medium size.
  const kinds = ['allergens', 'taxRates', 'categories', 'sizes'] as const;
  const offer = () => owner.call('setup', 'offerUsualRecords', {}, { kinds: [...kinds] });
  const answers = await Promise.all([offer(), offer()]);
  const added = kinds.map((kind) => answers.map((answer) => answer.added[kind]).sort((a, b) => a - b));
  expect(added).toEqual([usualAllergens.length - 1, 3, 6, 3].map((count) => [0, count]));
  const { items } = await owner.call('sizes', 'list');
  expect(new Set(items.map(({ position }) => position)).size).toBe(4);
  for (const kind of kinds) expect(await stateOf(kind)).toBe('done');
});
