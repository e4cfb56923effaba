import { expect, test } from 'vitest';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, ownerPool, signedIn, clientSignedIn, app } = await testApp();
const kitchen = await smallKitchen(db);
const { world, bowl, dahl, sesame } = kitchen;
const owner = await signedIn('owner');
// Above what one dish costs.
await world.changeZone(kitchen.zone, { minimumOrder: 5000 });

type Orderer = Awaited<ReturnType<typeof world.client>>;
let keys = 0;
const place = (person: Orderer, productId = bowl, driverNote = 'Chez Mme Vandijk, sonnez') =>
  kitchen.place(owner, {
    clientId: person.clientId,
    addressId: person.addressId,
    lines: [kitchen.line(productId)],
    kitchenNote: driverNote,
    driverNote,
    forcedMinimum: { reason: driverNote || 'Promis' },
    ...(productId === bowl && {
      allergyOverrides: [{ productId, allergenIds: [sesame], reason: 'Noor Vandijk en mange' }],
    }),
  });
const withKey = () => ({ 'Idempotency-Key': `personal-${++keys}` });
const noor = () => world.client({ firstName: 'Noor', lastName: `Vandijk ${++keys}`, allergicTo: sesame });
const get = (id: number) => owner.call('clients', 'get', { id });
const erase = async (id: number) => owner.call('clients', 'eraseClient', { id }, { version: (await get(id)).version });
const cancel = (id: number) => owner.call('orders', 'cancelOrder', { id }, { reason: 'Noor Vandijk est malade' });
const sales = async () =>
  (await ownerPool.query('select * from sales_days where orders > 0 order by 1, 2, 3, 4, 5')).rows as object[];

/** Every row of every table in which some text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await ownerPool.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const names = (rows as { name: string }[]).map(({ name }) => name);
  const tables = await Promise.all(
    names.map(async (name) => {
      const hit = await ownerPool.query(`select 1 from public."${name}" t where t::text ilike $1 limit 1`, [
        `%${text}%`,
      ]);
      return hit.rows.length > 0 ? [name] : [];
    }),
  );
  return tables.flat();
}

test('an erased client is nowhere any more, and the figures and dishes of their orders stay', async () => {
  const who = await noor();
  const otherClient = await noor();
  const keeper = await world.client({ firstName: 'Marc' });
  await place(keeper, dahl, '');
  await db.updateTable('addresses').set({ note: 'Vandijk, 2e étage' }).where('id', '=', who.addressId).execute();
  const order = await place(who);
  const letter = { subject: 'Pour Noor Vandijk', text: 'Chère Mme Vandijk' };
  await owner.call('orders', 'sendOrderMessage', { ...withKey(), id: order.id }, letter);
  const words = { name: 'Mme Vandijk', email: 'ailleurs@example.com', text: 'Livrez-vous ?', locale: 'fr' } as const;
  await (await clientSignedIn(otherClient.clientId)).call('contact-messages', 'sendContactMessage', {}, words);
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', {
    id: who.clientId,
    otherId: otherClient.clientId,
  });
  await owner.call(
    'clients',
    'mergeClients',
    { id: who.clientId },
    { otherId: otherClient.clientId, version, otherVersion },
  );
  await cancel(order.id);
  const [earlierOrder, figures] = [await owner.call('orders', 'get', { id: order.id }), await sales()];
  expect(await tablesWith('vandijk')).not.toEqual([]);
  await erase(who.clientId);
  expect(await tablesWith('vandijk')).toEqual([]);

  const laterOrder = await owner.call('orders', 'get', { id: order.id });
  const { lines, total, taxes, number } = earlierOrder;
  expect(laterOrder).toMatchObject({
    lines,
    total,
    taxes,
    number,
    kitchenNote: '',
    driverNote: '',
    forcedMinimum: { reason: '' },
  });
  expect(laterOrder).toMatchObject({ conflicts: [], clientAllergies: [] });
  expect(laterOrder.events.map(({ kind, by }) => [kind, by])).toEqual(
    earlierOrder.events.map(({ kind, by }) => [kind, by]),
  );
  expect(await sales()).toEqual(figures);
  expect(await get(who.clientId)).toMatchObject({
    firstName: 'N°',
    email: '',
    phone: '',
    allergens: [],
    addresses: [],
  });
  expect((await owner.call('clients', 'getClientStanding', { id: who.clientId })).merges).toEqual([]);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(who.clientId) });
  expect(items[0]).toMatchObject({ operation: 'eraseClient', by: { name: 'Claire owner' }, before: null, after: null });
});

test('nobody is erased while something is still to be delivered to them, nor over what somebody saved since', async () => {
  const person = await noor();
  const order = await place(person);
  await expect(erase(person.clientId)).rejects.toMatchObject({ problem: { status: 409, code: 'orders-under-way' } });
  await cancel(order.id);
  await expect(owner.call('clients', 'eraseClient', { id: person.clientId }, { version: 99 })).rejects.toMatchObject({
    problem: { code: 'stale' },
  });
  expect((await get(person.clientId)).firstName).toBe('Noor');
});

test('who has never ordered leaves no record at all', async () => {
  const person = await noor();
  await erase(person.clientId);
  await expect(get(person.clientId)).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('an erased client is erased once, found by nobody, saved and merged no more, and takes no order', async () => {
  const person = await noor();
  const marc = await world.client({ firstName: 'Marc' });
  await cancel((await place(person)).id);
  await erase(person.clientId);
  await expect(erase(person.clientId)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const { items } = await owner.call('clients', 'list', { search: String(person.clientId) });
  expect(items.map(({ id }) => id)).not.toContain(person.clientId);
  await expect(place(person, dahl)).rejects.toMatchObject({ problem: { code: 'unknown-reference' } });
  const version = 2;
  const merge = { otherId: person.clientId, version: 1, otherVersion: version };
  await expect(owner.call('clients', 'mergeClients', { id: marc.clientId }, merge)).rejects.toMatchObject({
    problem: { code: 'unknown-reference' },
  });
});

test('one’s data are a file of all that is kept of them, known to the log and given after one’s password alone', async () => {
  const person = await noor();
  const { id, due } = await place(person);
  const message = { name: 'Noor', email: 'ailleurs@example.com', text: 'Livrez-vous ?', locale: 'fr' } as const;
  const ownClient = await clientSignedIn(person.clientId);
  await ownClient.call('contact-messages', 'sendContactMessage', {}, message);
  const order = await owner.call('orders', 'payOrder', { ...withKey(), id }, { method: 'cash', amount: due });
  const answer = await owner.call('clients', 'exportClientData', { id: person.clientId });
  expect(answer.headers.get('content-type')).toContain('+json');
  const data = (await answer.json()) as { client: object; orders: object[]; invoices: object[] };
  expect(data).toMatchObject({
    client: { firstName: 'Noor', allergens: [{ allergenId: sesame }], addresses: [{ city: 'Paris' }] },
    orders: [{ number: order.number, driverNote: 'Chez Mme Vandijk, sonnez', lines: [{ productId: bowl }] }],
    messages: [{ text: 'Livrez-vous ?', answer: '' }],
    invoices: [{ orderNumber: order.number, document: { total: order.total, client: { city: 'Paris' } } }],
  });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(person.clientId) });
  expect(items[0]).toMatchObject({ operation: 'exportClientData', thing: { id: String(person.clientId) } });
  await expect(owner.call('clients', 'exportClientData', { id: 999_999 })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test('neither is done without one’s password of a moment ago, nor by who may not', async () => {
  const person = await noor();
  const late = await signedIn('owner');
  await db
    .updateTable('sessions')
    .set({ confirmed_at: new Date('2026-11-22T09:00:00Z') })
    .execute();
  await expect(late.call('clients', 'exportClientData', { id: person.clientId })).rejects.toMatchObject({
    problem: { status: 403, code: 'recent-sign-in-needed' },
  });
  await expect(late.call('clients', 'eraseClient', { id: person.clientId }, { version: 1 })).rejects.toMatchObject({
    problem: { code: 'recent-sign-in-needed' },
  });
  const { token } = await signedIn('delivery');
  const answer = await app.inject({
    url: `/api/clients/${person.clientId}/data`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(403);
});
