import { expect, test } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, app, time, signedIn, client, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, dahl, bowl, sesame } = kitchen;
const owner = await signedIn('owner');
const password = 'une tarte aux mirabelles';
const passwordHash = await quickHash(password);

let people = 0;
/** A client with an account, and what they say of themselves. */
async function newClient() {
  const email = `noor-${++people}@example.com`;
  const noor = { firstName: 'Noor', lastName: 'Vandijk', email, houseNote: 'Paie en espèces' };
  const { clientId, addressId } = await world.client(noor);
  const ownClient = await clientSignedIn(clientId, passwordHash);
  const {
    id: _,
    email: __,
    unprovenEmail: ___,
    hasPassword: ____,
    ...profile
  } = await ownClient.call('own-profile', 'getOwnProfile');
  return { clientId, addressId, email, own: ownClient, profile };
}

type Somebody = Awaited<ReturnType<typeof newClient>>;
const place = ({ own, addressId }: Somebody, productId = dahl) =>
  kitchen.placeOwn(own, { addressId, lines: [kitchen.line(productId)] });
const isIn = async (token: string) =>
  (await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;

test('clients read and save what the house knows of them, on the record of the house', async () => {
  const { own, profile, clientId } = await newClient();
  const savedProfile = await own.call(
    'own-profile',
    'updateOwnProfile',
    {},
    {
      ...profile,
      firstName: 'Noor-Anne',
      phone: '06 12 34 56 78',
      locale: 'en',
      dietNote: 'Sans alcool',
      marketingConsent: true,
    },
  );
  expect(savedProfile).toMatchObject({ firstName: 'Noor-Anne', phone: '+33612345678', locale: 'en' });
  expect(await owner.call('clients', 'get', { id: clientId })).toMatchObject({
    firstName: 'Noor-Anne',
    dietNote: 'Sans alcool',
    marketingConsent: true,
    houseNote: 'Paie en espèces',
    addresses: [{ postalCode: '75020' }],
  });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(clientId) });
  expect(items).toMatchObject([
    { operation: 'updateClient', by: { id: null }, before: { firstName: 'Noor' }, after: { firstName: 'Noor-Anne' } },
  ]);
});

test('what the house saved meanwhile is not written over', async () => {
  const { own, profile, clientId } = await newClient();
  await world.changeClient(clientId, () => ({ houseNote: 'Paie par chèque' }));
  await expect(own.call('own-profile', 'updateOwnProfile', {}, profile)).rejects.toMatchObject({
    problem: { code: 'stale' },
  });
});

test('an allergy that clients add themselves stops their standing order until somebody answers', async () => {
  const noor = await newClient();
  const safe = await place(noor);
  const order = await place(noor, bowl);
  const { version } = await noor.own.call('own-profile', 'getOwnProfile');
  const allergens = [{ allergenId: sesame, severity: 'allergy' as const }];
  await noor.own.call('own-profile', 'updateOwnProfile', {}, { ...noor.profile, version, allergens });
  expect(await owner.call('orders', 'get', { id: order.id })).toMatchObject({
    allergyAlert: 'unanswered',
    conflicts: [{ foundBy: 'Noor Vandijk', answeredBy: null }],
  });
  // The account tells which of their orders it is.
  expect((await noor.own.call('own-orders', 'listOwnOrders', {})).items).toMatchObject([
    { id: order.id, isInConflict: true },
    { id: safe.id, isInConflict: false },
  ]);
  expect((await noor.own.call('own-orders', 'getOwnOrder', { id: order.id })).events.map(({ kind }) => kind)).toEqual([
    'placed',
  ]);
  expect(await noor.own.call('own-profile', 'getOwnProfile')).toMatchObject({ allergiesAsked: true });
});

test('nobody changes their e-mail address or what the house notes of them', async () => {
  const { own, profile } = await newClient();
  const bolder = { ...profile, email: 'other@example.com', houseNote: 'Ami de la maison' };
  await expect(own.call('own-profile', 'updateOwnProfile', {}, bolder)).rejects.toMatchObject({
    problem: {
      errors: [
        { field: 'email', code: 'unknown-field' },
        { field: 'houseNote', code: 'unknown-field' },
      ],
    },
  });
});

test('a new password needs the one in use, and ends the sessions elsewhere', async () => {
  const { own, email, clientId } = await newClient();
  const elsewhere = await clientSignedIn(clientId);
  const change = (current: string) =>
    own.call('own-profile', 'changeOwnPassword', {}, { current, password: 'une brioche aux pralines' });
  await expect(change('un autre')).rejects.toMatchObject({
    problem: { errors: [{ field: 'current', code: 'wrong-password' }] },
  });
  await change(password);
  expect([await isIn(own.token), await isIn(elsewhere.token)]).toEqual([true, false]);
  const visitor = await client();
  const credentials = { email, password: 'une brioche aux pralines' };
  expect(await visitor.call('client-accounts', 'signInClient', {}, credentials)).toHaveProperty('token');
});

test('the file of all that is kept of a client names no colleague', async () => {
  const noor = await newClient();
  const order = await place(noor);
  await owner.call('orders', 'confirmOrder', { id: order.id });
  const file = await noor.own.call('own-profile', 'exportOwnData');
  const text = await file.text();
  expect(JSON.parse(text)).toMatchObject({
    client: { email: noor.email, houseNote: 'Paie en espèces' },
    orders: [{ id: order.id, status: 'confirmed' }],
  });
  expect(text).not.toContain('owner');
});

test('a client who leaves is erased and signed out, and the figures of their orders stay', async () => {
  const noor = await newClient();
  const order = await place(noor);
  await expect(noor.own.call('own-profile', 'removeOwnAccount')).rejects.toMatchObject({
    problem: { code: 'orders-under-way' },
  });
  await noor.own.call('own-orders', 'cancelOwnOrder', { id: order.id });
  await noor.own.call('own-profile', 'removeOwnAccount');
  expect(await isIn(noor.own.token)).toBe(false);
  expect(await owner.call('clients', 'get', { id: noor.clientId })).toMatchObject({ firstName: 'N°', email: '' });
  expect(await owner.call('orders', 'get', { id: order.id })).toMatchObject({ total: order.total });
  const { items } = await owner.call('audit-entries', 'list', { limit: 200 });
  expect(JSON.stringify(items.filter((entry) => entry.thing?.id === String(noor.clientId)))).not.toContain('Vandijk');
  const orderEntries = items.filter((entry) => entry.tag === 'orders' && entry.thing?.id === String(order.id));
  expect(new Set(orderEntries.map(({ by }) => by.name))).toEqual(new Set([`N° ${noor.clientId}`]));
});

test('that a client erased themselves is in the log, whether or not anything stays of their record', async () => {
  const [noor, stranger] = [await newClient(), await newClient()];
  const { id } = await place(noor);
  await noor.own.call('own-orders', 'cancelOwnOrder', { id });
  for (const { own, clientId } of [noor, stranger]) {
    await own.call('own-profile', 'removeOwnAccount');
    const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(clientId) });
    expect(items).toMatchObject([
      {
        operation: 'eraseClient',
        by: { id: null, name: `N° ${clientId}` },
        thing: { id: String(clientId), name: null },
        before: null,
        after: null,
      },
    ]);
  }
});

test('who found an open window is asked for the password before the data or the account go', async () => {
  const { own } = await newClient();
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + 11 * 60_000);
  for (const name of ['exportOwnData', 'removeOwnAccount'] as const)
    await expect(own.call('own-profile', name)).rejects.toMatchObject({ problem: { code: 'recent-sign-in-needed' } });
  await own.call('sign-in', 'confirmSignIn', {}, { password });
  await own.call('own-profile', 'removeOwnAccount');
  time.now = startTime;
});
