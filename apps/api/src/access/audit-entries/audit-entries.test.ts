import type { auditEntries } from '@traiteur/contract/access/audit-entries.ts';
import type { Parameters } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { signedIn, db, time, app, client } = await testApp();
const owner = await signedIn('owner');

const sesame = { name: { fr: 'Sésame', en: 'Sesame' }, slug: 'sesame', code: 'sesame', active: true };
type Query = Parameters<typeof auditEntries.operations.list>;

const entries = (query: Query = {}) => owner.call('audit-entries', 'list', query);
const latest = async (query: Query = {}) => (await entries(query)).items[0];

test('adding, changing and removing a thing each leave an entry: who, when, which thing, before and after', async () => {
  const { id, version } = await owner.call('allergens', 'create', {}, sesame);
  expect(await latest()).toMatchObject({
    at: time.now.toISOString(),
    by: { name: 'Claire owner' },
    tag: 'allergens',
    operation: 'createAllergen',
    thing: { id: String(id), name: 'Sésame · Sesame' },
    before: null,
    after: { code: 'sesame', name: sesame.name },
  });
  const renamed = { ...sesame, name: { fr: 'Graines de sésame', en: 'Sesame seeds' }, version };
  await owner.call('allergens', 'update', { id }, renamed);
  expect(await latest()).toMatchObject({
    operation: 'updateAllergen',
    before: { name: sesame.name },
    after: { name: renamed.name },
  });
  await owner.call('allergens', 'remove', { id });
  expect(await latest()).toMatchObject({
    operation: 'removeAllergen',
    thing: { name: 'Graines de sésame · Sesame seeds' },
    before: { code: 'sesame' },
    after: null,
  });
});

test('a thing that was removed later is said to be gone, and one that still stands is not', async () => {
  const ofTag = { name: { fr: 'Cru', en: 'Raw' }, slug: 'cru', colour: '#86c341', active: true };
  const { id } = await owner.call('tags', 'create', {}, ofTag);
  expect((await latest({ tag: 'tags', thingId: String(id) }))?.thing).toMatchObject({ removed: false });
  await owner.call('tags', 'remove', { id });
  const { items } = await entries({ tag: 'tags', thingId: String(id) });
  expect(items.map(({ thing: record }) => record?.removed)).toEqual([true, true]);
});

test('an export leaves the filters it was asked with', async () => {
  await owner.call('client-exports', 'exportClients', {
    createdFrom: '2026-01-01',
    minimumOrders: 2,
    allergenIds: '3,4',
  });
  expect(await latest()).toMatchObject({
    operation: 'exportClients',
    before: null,
    after: { createdFrom: '2026-01-01', minimumOrders: 2, allergenIds: [3, 4] },
  });
  await owner.call('client-exports', 'exportClients', {});
  expect(await latest()).toMatchObject({ operation: 'exportClients', after: null });
});

test('only the fields that changed are kept', async () => {
  const tag = { name: { fr: 'Bio', en: 'Organic' }, slug: 'bio', colour: '#86c341', active: true };
  const { id, version } = await owner.call('tags', 'create', {}, tag);
  await owner.call('tags', 'update', { id }, { ...tag, colour: '#43701a', version });
  const entry = await latest({ tag: 'tags' });
  expect([entry?.before, entry?.after]).toEqual([{ colour: '#86c341' }, { colour: '#43701a' }]);
});

test('saving without a change leaves no entry', async () => {
  const size = { name: { fr: 'Petite', en: 'Small' }, slug: 'petite', active: true };
  const { id, version } = await owner.call('sizes', 'create', {}, size);
  await owner.call('sizes', 'update', { id }, { ...size, version });
  expect((await latest({ tag: 'sizes' }))?.operation).toBe('createSize');
});

test('what is refused leaves no entry, and what cannot be recorded is not done', async () => {
  const { total } = await entries({ tag: 'allergens' });
  await expect(owner.call('allergens', 'create', {}, { ...sesame, slug: 'Not a slug' })).rejects.toThrow();
  await expect(owner.call('allergens', 'remove', { id: 999_999 })).rejects.toThrow();
  expect((await entries({ tag: 'allergens' })).total).toBe(total);

  const broken = await testApp();
  const boss = await broken.signedIn('owner');
  await broken.ownerPool.query('alter table audit_entries rename to lost');
  await expect(boss.call('allergens', 'create', {}, sesame)).rejects.toThrow();
  expect(await broken.db.selectFrom('allergens').selectAll().execute()).toEqual([]);
});

test('an order’s step keeps its state before and after, and neither its lines nor its timeline', async () => {
  const kitchen = await smallKitchen(db);
  const place = () => kitchen.place(owner, {}, 'audit-key');
  const placedOrder = await place();
  // The same key again is the same order, and no second entry.
  await place();
  expect((await entries({ tag: 'orders' })).items).toMatchObject([{ operation: 'placeOrder' }]);
  await owner.call('orders', 'confirmOrder', { id: placedOrder.id });
  expect(await latest({ tag: 'orders' })).toMatchObject({
    operation: 'confirmOrder',
    thing: { name: placedOrder.number },
    before: { status: 'pending' },
    after: { status: 'confirmed' },
  });
});

test('a quote changes nothing and leaves none', async () => {
  expect((await entries({ search: 'quoteOrder' })).items).toEqual([]);
});

test('signing in and a new password are known, the password never', async () => {
  const karim = {
    firstName: 'Karim',
    lastName: 'Benali',
    email: 'karim@example.com',
    locale: 'fr' as const,
    role: 'kitchen' as const,
    active: true,
  };
  const first = { ...karim, password: 'la cuisine est ouverte' };
  const { id, version } = await owner.call('administrators', 'create', {}, first);
  const visitor = await client();
  await visitor.call('sign-in', 'login', {}, { email: karim.email, password: first.password });
  expect(await latest()).toMatchObject({
    operation: 'login',
    by: { id, name: 'Karim Benali' },
    thing: { id: String(id) },
  });
  const second = { ...karim, password: 'une autre phrase secrète', version };
  await owner.call('administrators', 'update', { id }, second);
  expect((await latest())?.after).toEqual({ passwordChangedAt: time.now.toISOString() });
  const entries = JSON.stringify(await db.selectFrom('audit_entries').selectAll().execute());
  expect(entries).not.toMatch(/cuisine est ouverte|autre phrase|argon2/);
});

test('entries are found by who, by thing, by day and by any of their words', async () => {
  time.now = new Date('2026-11-24T22:55:00Z');
  const manager = await signedIn('manager');
  const boss = await signedIn('owner');
  const lupin = { name: { fr: 'Lupin', en: 'Lupin' }, slug: 'lupin', code: 'lupin', active: true };
  time.now = new Date('2026-11-24T22:59:00Z');
  const { id } = await manager.call('allergens', 'create', {}, lupin);
  time.now = new Date('2026-11-24T23:01:00Z');
  await manager.call('allergens', 'remove', { id });
  const idsOf = async (query: Query) =>
    (await boss.call('audit-entries', 'list', query)).items.map(({ operation }) => operation);
  const operations = ['removeAllergen', 'createAllergen'];
  expect(await idsOf({ search: 'LUPÌN' })).toEqual(operations);
  expect(await idsOf({ tag: 'allergens', thingId: String(id) })).toEqual(operations);
  expect(await idsOf({ search: 'claire manager allergen' })).toEqual(operations);
  // A minute to midnight in Paris, and a minute past it.
  expect(await idsOf({ search: 'lupin', to: '2026-11-24' })).toEqual(['createAllergen']);
  expect(await idsOf({ search: 'lupin', from: '2026-11-25' })).toEqual(['removeAllergen']);
});

test('nobody can change or remove an entry through the API', async () => {
  const { token } = await signedIn('owner');
  const headers = { authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    (['PUT', 'POST', 'DELETE'] as const).map((method) => app.inject({ method, url: '/api/audit-entries/1', headers })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});
