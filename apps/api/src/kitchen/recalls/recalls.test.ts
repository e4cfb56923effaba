import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { kitchenStore } from '../../testing/kitchen-store.ts';
import { bringTo } from '../../testing/order-steps.ts';
import { readExport } from '../../testing/read-export.ts';
import { grams, ingredientInput, recipeInput } from '../../testing/recipe-inputs.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { size, world } = kitchen;
const [claire, paul] = [await signedIn('manager'), await signedIn('clerk')];
const karim = await signedIn('kitchen');
const store = await kitchenStore(karim, kitchen.taxRate);

const free = { allergens: [{ allergenId: kitchen.sesame, state: 'none' as const }] };
const letter = { subject: 'Rappel', text: 'Ne mangez pas ce plat.' };
const letters = { fr: letter, en: { subject: 'Recall', text: 'Do not eat this dish.' } };

const nora = await world.client({ firstName: 'Nora', lastName: 'Adler', email: 'nora@example.com' });
const ivan = await world.client({ firstName: 'Ivan', lastName: 'Petrov', email: 'ivan@example.com' });
await db.updateTable('clients').set({ locale: 'en' }).where('id', '=', ivan.clientId).execute();
const ada = await world.client({ firstName: 'Ada', lastName: 'Zola', email: '' });

let dishes = 0;
/** Cooked for Wednesday: two orders of Nora's, one of Ivan's, one of Ada's. */
async function cookedDish(numbers = `GR-${dishes}`) {
  const ingredient = await claire.call('ingredients', 'create', {}, ingredientInput(`Graine ${dishes}`, free));
  const [line] = (await store.receive([store.line(ingredient.id, { number: numbers })])).lines;
  const dish = await kitchen.dish({ name: `Salade ${dishes++}`, price: 990 });
  const portions = [{ sizeId: size, weight: 300_000 }];
  const input = recipeInput(`Salade ${dishes}`, [grams(ingredient.id, 200)], { productId: dish, portions });
  await claire.call('recipes', 'create', {}, input);
  const place = (person: typeof nora) => kitchen.place(claire, { ...person, lines: [kitchen.line(dish, 2)] });
  const orders = [await place(nora), await place(nora), await place(ivan), await place(ada)];
  await karim.call('production', 'tickProduction', {}, { date: wednesday, productId: dish, sizeId: size, quantity: 8 });
  return { batch: { ingredientBatchId: line?.id ?? 0, cookedBatchId: null }, dish, orders };
}

const start = (batch: Awaited<ReturnType<typeof cookedDish>>['batch'], person = claire, more: object = {}) =>
  person.call('recalls', 'startRecall', {}, { ...batch, reason: 'salmonelles', letters, withPossible: true, ...more });
const refusal = (code: string) => ({ problem: { code } });
const mailsOf = async (orderIds: readonly number[]) =>
  db
    .selectFrom('mails')
    .select(['order_id', 'kind'])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'message')
    .execute();

test('a recall holds its batch, writes to each client once in their language, and lists whom to call', async () => {
  const { batch, orders } = await cookedDish();
  await bringTo(claire, orders[0] ?? expect.fail('no order'), 'delivered');
  const preview = await paul.call('recalls', 'previewRecall', { ingredientBatchId: batch.ingredientBatchId });
  expect(preview).toMatchObject({ orders: 4, clients: 3, portions: 8, delivered: 1, possible: 0, withoutMail: 1 });
  expect(preview.languages).toEqual([
    { locale: 'fr', clients: 1 },
    { locale: 'en', clients: 1 },
  ]);
  const recall = await start(batch, paul);
  expect(recall).toMatchObject({ orders: 4, clients: 3, portions: 8, reached: 0, end: null });
  expect(recall.people.map(({ client, mail }) => [client, mail?.state ?? null])).toEqual([
    ['Nora Adler', 'waiting'],
    ['Ivan Petrov', 'waiting'],
    ['Ada Zola', null],
  ]);
  expect((await mailsOf(orders.map(({ id }) => id))).length).toBe(2);
  const ivansOrder = await claire.call('orders', 'get', { id: orders[2]?.id ?? 0 });
  expect(ivansOrder).toMatchObject({ isHeld: true });
  const message = ivansOrder.events.find(({ kind }) => kind === 'messaged')?.message;
  expect(message?.subject).toBe('Recall');
  expect(message?.text).toContain(`Order ${ivansOrder.number}, Wednesday, November 25: 2 × Salade`);
  expect(message?.text).toContain('Do not eat this dish.');
  await expectVerified(db);
});

test('two who begin at once begin one recall, and whoever comes later is shown it', async () => {
  const { batch, orders } = await cookedDish();
  const [first, second] = await Promise.all([start(batch), start(batch, paul)]);
  expect(first.id).toBe(second.id);
  expect((await start(batch, claire, { reason: 'autre' })).reason).toBe('salmonelles');
  expect((await mailsOf(orders.map(({ id }) => id))).length).toBe(2);
  const { recallId } = await claire.call('recalls', 'previewRecall', { ingredientBatchId: batch.ingredientBatchId });
  expect(recallId).toBe(first.id);
});

test('calls are written down by several at once, and nobody overwrites a colleague', async () => {
  const { batch } = await cookedDish();
  const { id, people } = await start(batch);
  const call = (clientId: number, at: string | null, person = claire, outcome: 'spoken' | 'no-answer' = 'spoken') =>
    person.call('recalls', 'recordRecallCall', { id }, { clientId, at, outcome, note: 'jette le reste' });
  const [noras, adas] = [nora.clientId, ada.clientId];
  const answers = await Promise.allSettled([
    call(adas, null),
    call(adas, null, paul),
    call(noras, null, paul, 'no-answer'),
  ]);
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: refusal('stale') }]);
  const recall = await claire.call('recalls', 'get', { id });
  expect(recall.reached).toBe(1);
  expect(recall.people.at(-1)).toMatchObject({ clientId: adas, isReached: true, call: { note: 'jette le reste' } });
  const lastCall = recall.people.find(({ clientId }) => clientId === noras)?.call?.at ?? null;
  expect(await call(noras, lastCall)).toMatchObject({ isReached: true, orders: [{}, {}] });
  await expect(call(kitchen.marc.clientId, null)).rejects.toMatchObject(refusal('not-found'));
  expect(people.length).toBe(3);
});

test('a mail that has left reaches its client, and the list counts the same', async () => {
  const { batch } = await cookedDish();
  const { id } = await start(batch);
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: new Date('2026-11-24T09:05:00Z') })
    .where(
      'id',
      'in',
      (await claire.call('recalls', 'get', { id })).people.flatMap(({ mail }) => mail?.id ?? []),
    )
    .execute();
  const recall = await claire.call('recalls', 'get', { id });
  expect(recall.people.filter(({ isReached }) => isReached).length).toBe(2);
  const { items } = await claire.call('recalls', 'list', {});
  expect(items.find((row) => row.id === id)).toMatchObject({ reached: 2, clients: 3 });
  const { rows } = await readExport(await claire.call('recalls', 'exportRecall', { id }));
  const parisClock = new Date('2026-11-24T10:05:00Z');
  expect(rows.map((row) => row['Sent on'])).toEqual([null, parisClock, parisClock, parisClock]);
});

test('of a day on which nothing was ticked those who may have it are told where the house wants that', async () => {
  const { batch, dish, orders } = await cookedDish();
  const bowl = await kitchen.dish({ name: 'Bol de graines', price: 990 });
  const { ingredient } = await claire.call('ingredient-batches', 'get', { id: batch.ingredientBatchId });
  const portions = [{ sizeId: size, weight: 300_000 }];
  const input = recipeInput('Bol', [grams(ingredient.id, 200)], { productId: bowl, portions });
  await claire.call('recipes', 'create', {}, input);
  const maybe = await kitchen.place(claire, { lines: [kitchen.line(bowl)] });
  await bringTo(claire, maybe, 'preparing');
  const { orders: count, possible } = await claire.call('recalls', 'previewRecall', {
    ingredientBatchId: batch.ingredientBatchId,
  });
  expect([count, possible]).toEqual([5, 1]);
  expect((await start(batch, claire, { withPossible: false })).orders).toBe(4);
  expect([dish, orders.length]).toEqual([dish, 4]);
});

test('nobody is written to in a language that nobody wrote', async () => {
  const { batch } = await cookedDish();
  await expect(start(batch, claire, { letters: { fr: letter, en: null } })).rejects.toMatchObject(
    refusal('no-letter-in-language'),
  );
  expect(
    (await claire.call('recalls', 'previewRecall', { ingredientBatchId: batch.ingredientBatchId })).recallId,
  ).toBeNull();
});

test('a recall ends once, and is taken along as a file', async () => {
  const { batch } = await cookedDish();
  const { id } = await start(batch);
  const end = () => claire.call('recalls', 'endRecall', { id }, { reason: 'tout est détruit' });
  expect((await end()).end).toMatchObject({ reason: 'tout est détruit' });
  await expect(end()).rejects.toMatchObject(refusal('recall-over'));
  const { rows } = await readExport(await claire.call('recalls', 'exportRecall', { id }));
  expect(rows.length).toBe(4);
});

test('who is forgotten leaves no word in a recall', async () => {
  const { batch } = await cookedDish();
  const { id } = await start(batch);
  await claire.call(
    'recalls',
    'recordRecallCall',
    { id },
    {
      clientId: ada.clientId,
      at: null,
      outcome: 'spoken',
      note: 'enceinte, inquiète',
    },
  );
  const owner = await signedIn('owner');
  for (const { id: orderId } of (await claire.call('orders', 'list', { clientId: ada.clientId, limit: 200 })).items)
    await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', orderId).execute();
  const { version } = await owner.call('clients', 'get', { id: ada.clientId });
  await owner.call('clients', 'eraseClient', { id: ada.clientId }, { version });
  const rows = await db.selectFrom('recall_orders').select('note').where('recall_id', '=', id).execute();
  expect(rows.map(({ note }) => note).join('')).toBe('');
});

test('the kitchen reads a recall without how to reach clients, and begins none', async () => {
  const { items } = await karim.call('recalls', 'list', {});
  const { people } = await karim.call('recalls', 'get', { id: items[0]?.id ?? 0 });
  expect(people[0]).not.toHaveProperty('phone');
  for (const name of ['startRecall', 'recordRecallCall', 'previewRecall'] as const)
    expect(karim.offers('recalls', name)).toBe(false);
});
