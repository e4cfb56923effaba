import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { orderActions } from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Random, seededRandom } from '../../../../../db/demo/random.ts';
import { Refusal } from '../../core/refusal.ts';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { answerConflict } from './answer-conflict.ts';
import { applyStep } from '../steps/apply-step.ts';

const { db, signedIn, services } = await testApp();
const kitchen = await smallKitchen(db);
const manager = await signedIn('manager');
const random = seededRandom(7);
const acting = { ...services, caller: { id: null, name: 'Claire' } };

const allergens = [kitchen.sesame, await kitchen.world.allergen('Noix', 'Walnuts')];
const dishes = [kitchen.bowl, kitchen.dahl, await kitchen.dish({ name: 'Gratin', price: 900 })];
const clients = [await kitchen.world.client(), await kitchen.world.client(), await kitchen.world.client()];
const orders: number[] = [];

/** Each of some allergens, with one of these words for it. */
const someAllergens = <Word extends string>(words: readonly Word[], chance: number) =>
  allergens.flatMap((allergenId) => (random.chance(chance) ? [{ allergenId, word: random.pick(words) }] : []));

/** Random dishes, mostly with a reason for every allergy that may be known by then; without one a dish is refused. */
function someDishes() {
  const lines = dishes.filter(() => random.chance(0.6)).slice(0, 2);
  const products = lines.length > 0 ? lines : [kitchen.dahl];
  return {
    slot: { scheduleId: kitchen.evening, date: wednesday },
    lines: products.map((productId) => kitchen.line(productId)),
    ...(random.chance(0.7) && {
      allergyOverrides: products.map((productId) => ({ productId, allergenIds: allergens, reason: 'vu avec elle' })),
    }),
  };
}

async function place(): Promise<void> {
  const { id } = await kitchen.place(manager, { ...random.pick(clients), ...someDishes() });
  orders.push(id);
}

async function edit(): Promise<void> {
  const content = someDishes();
  const { id, version } = await manager.call('orders', 'get', { id: random.pick(orders) });
  await manager.call('orders', 'updateOrder', { id }, { version, kitchenNote: '', driverNote: '', ...content });
}

async function saveClient(): Promise<void> {
  const { clientId } = random.pick(clients);
  const reactions = someAllergens(['allergy', 'allergy', 'intolerance'] as const, 0.6);
  await kitchen.world.changeAllergens(clientId, () =>
    reactions.map(({ allergenId, word }) => ({ allergenId, severity: word })),
  );
}

async function saveDish(): Promise<void> {
  const productId = random.pick(dishes);
  const contents = someAllergens(['contains', 'contains', 'may_contain'] as const, 0.6);
  await kitchen.world.cook(productId, () => contents.map(({ allergenId, word }) => ({ allergenId, presence: word })));
}

const moveOn = () => applyStep(random.pick(orders), random.pick(orderActions), 'essai', acting);

const answer = () => {
  const override = { productId: random.pick(dishes), allergenIds: [random.pick(allergens)], reason: 'sans' };
  return answerConflict(random.pick(orders), override, acting);
};

/** What the rules refuse is expected here; any other error fails the test. */
async function outcomeOf(work: Promise<unknown>): Promise<'done' | 'refused'> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal || (error instanceof ApiRefusal && error.problem.status === 409)) return 'refused';
    throw error;
  }
}

function atRandom({ weighted }: Random): Promise<unknown> {
  const works = [
    { work: place, weight: 4 },
    { work: edit, weight: 4 },
    { work: saveClient, weight: 3 },
    { work: saveDish, weight: 3 },
    { work: moveOn, weight: 4 },
    { work: answer, weight: 2 },
  ];
  return weighted(works, ({ weight }) => weight).work();
}

const rowsOf = async (statement: string) => (await sql.raw(statement).execute(db)).rows;

test('orders placed, changed, moved on and answered while clients and dishes are saved miss no conflict, and keep none that is gone', async () => {
  const deadlocks = await deadlocksIn(db);
  while (orders.length < 4) await outcomeOf(place());
  const outcomes: string[] = [];
  for (let round = 0; round < 8; round++)
    outcomes.push(...(await Promise.all(Array.from({ length: 14 }, () => outcomeOf(atRandom(random))))));

  await expectVerified(db);
  expect(await deadlocksIn(db)).toBe(deadlocks);
  expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(40);
});

test('no order that waited for an answer was delivered', async () => {
  expect(
    await rowsOf(
      `select id from orders join order_allergy_alerts on order_id = id where status = 'delivered' and alert = 'unanswered'`,
    ),
  ).toEqual([]);
});

test('each conflict began and ended with an event of its own order', async () => {
  const strays = await rowsOf(`
    select c.line_id from order_allergy_conflicts c join order_lines l on l.id = c.line_id
    join order_events f on f.id = c.found_event_id left join order_events g on g.id = c.gone_event_id
    where f.order_id <> l.order_id or g.order_id <> l.order_id or f.kind not in ('placed', 'changed', 'allergy_found')
      or g.kind not in ('allergy_found', 'allergy_gone')`);
  expect(strays).toEqual([]);
});
