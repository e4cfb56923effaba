import { mostViews } from '@traiteur/contract/house/saved-views.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { signedIn } = await testApp();
const claire = await signedIn('manager');
const nora = await signedIn('kitchen');

const view = (
  name: string,
  changes: { shared?: boolean; isDefault?: boolean; query?: Record<string, string> } = {},
) => ({
  list: 'orders',
  name,
  query: { status: 'pending', sort: 'delivery' },
  shared: false,
  isDefault: false,
  ...changes,
});
const namesFor = async (person: typeof claire, list = 'orders') =>
  (await person.call('saved-views', 'listViews', { list })).items.map(({ name, own, isDefault }) => [
    name,
    own,
    isDefault,
  ]);

test('a view is one’s own until it is shared, and is saved anew under its name', async () => {
  const savedView = await claire.call('saved-views', 'saveView', {}, view('À confirmer'));
  expect(savedView).toMatchObject({ query: { status: 'pending', sort: 'delivery' }, own: true, by: 'Claire manager' });
  expect([await namesFor(claire), await namesFor(nora)]).toEqual([[['À confirmer', true, false]], []]);
  const again = view('À confirmer', { shared: true, query: { status: 'pending,confirmed' } });
  expect(await claire.call('saved-views', 'saveView', {}, again)).toMatchObject({
    id: savedView.id,
    query: again.query,
  });
  expect(await namesFor(nora)).toEqual([['À confirmer', false, false]]);
  expect(await namesFor(claire, 'products')).toEqual([]);
});

test('a view that gets another name is still one, in the place of one that had it', async () => {
  const owner = await signedIn('owner');
  const save = (name: string, id?: number) => owner.call('saved-views', 'saveView', {}, { ...view(name), id });
  const ownViews = async () => (await namesFor(owner)).filter(([, isOwn]) => isOwn);
  const { id } = await save('À préparer');
  await save('Cuisine');
  expect((await save('Cuisine', id)).id).toBe(id);
  expect(await ownViews()).toEqual([['Cuisine', true, false]]);
  await nora.call('saved-views', 'saveView', {}, { ...view('La mienne'), id });
  expect(await ownViews()).toEqual([['Cuisine', true, false]]);
});

test('each person begins a list with a view of their own choice, until they may no longer see it', async () => {
  const { id } = await claire.call('saved-views', 'saveView', {}, view('Tournée', { shared: true, isDefault: true }));
  await nora.call('saved-views', 'chooseDefaultView', {}, { list: 'orders', viewId: id });
  expect((await namesFor(nora)).filter(([, , isDefault]) => isDefault)).toEqual([['Tournée', false, true]]);
  await claire.call('saved-views', 'saveView', {}, view('Semaine', { isDefault: true }));
  expect((await namesFor(claire)).filter(([, , isDefault]) => isDefault)).toEqual([['Semaine', true, true]]);
  await claire.call('saved-views', 'saveView', {}, view('Tournée'));
  expect((await namesFor(nora)).filter(([, , isDefault]) => isDefault)).toEqual([]);
  await claire.call('saved-views', 'chooseDefaultView', {}, { list: 'orders', viewId: null });
  expect((await namesFor(claire)).filter(([, , isDefault]) => isDefault)).toEqual([]);
  await expect(nora.call('saved-views', 'chooseDefaultView', {}, { list: 'orders', viewId: id })).rejects.toMatchObject(
    { status: 404 },
  );
});

test('nobody removes another’s view, and what is removed is gone for all', async () => {
  const { id } = await claire.call('saved-views', 'saveView', {}, view('Partagée', { shared: true }));
  await nora.call('saved-views', 'chooseDefaultView', {}, { list: 'orders', viewId: id });
  await expect(nora.call('saved-views', 'removeView', { id })).rejects.toMatchObject({ status: 404 });
  await claire.call('saved-views', 'removeView', { id });
  expect((await namesFor(nora)).map(([name]) => name)).not.toContain('Partagée');
});

test('views at once stay within their number', async () => {
  const owner = await signedIn('owner');
  const names = Array.from({ length: mostViews + 5 }, (_, index) => `Vue ${index}`);
  const results = await Promise.allSettled(names.map((name) => owner.call('saved-views', 'saveView', {}, view(name))));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostViews);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { problem: { code: 'too-many-views', field: 'name' } },
  });
});

test('a view begins with the first page', async () => {
  const second = view('Deuxième page', { query: { sort: 'delivery', after: 'WyItbnVtYmVyIiwiMjQ5NyIsMjQ5N10' } });
  await expect(claire.call('saved-views', 'saveView', {}, second)).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field: 'query' }] },
  });
});

test('views of a list are for who may read it, and what others search clients by for who may reach clients', async () => {
  const accountant = await signedIn('accountant');
  const driver = await signedIn('delivery');
  const save = (list: string, name: string, query: Record<string, string>, person = accountant) =>
    person.call('saved-views', 'saveView', {}, { ...view(name, { shared: true, query }), list });
  await save('clients', 'À rappeler', { search: '06 39 98 12 34' });
  await save('orders', 'Le 06', { search: '06 39 98 12 34' });
  await save('orders', 'À Paris', { city: 'Paris' });
  await save('orders', 'Le 20e', { postalCodes: '75020' });
  await save('orders', 'De Marc', { clientId: '7' });
  await save('orders', 'Prêtes', { status: 'ready' });
  await save('products', 'Dahls', { search: 'dahl' });
  await save('orders', 'Ma recherche', { search: 'C-2497' }, nora);
  const namesOf = async (person: typeof claire, list: string) => (await namesFor(person, list)).map(([name]) => name);
  const ofClients = ['Le 06', 'À Paris', 'Le 20e', 'De Marc'];
  const kitchens = await namesOf(nora, 'orders');
  expect(kitchens).toEqual(expect.arrayContaining(['Prêtes', 'Ma recherche']));
  expect(kitchens.filter((name) => ofClients.includes(String(name)))).toEqual([]);
  expect(await namesOf(nora, 'products')).toEqual(['Dahls']);
  expect(await namesOf(nora, 'clients')).toEqual([]);
  // Drivers reach clients on their orders, and do not read the clients.
  expect(await namesOf(driver, 'orders')).toEqual(expect.arrayContaining(ofClients));
  expect(await namesOf(driver, 'clients')).toEqual([]);
  expect(await namesOf(claire, 'clients')).toEqual(['À rappeler']);
});

test('no list, no views', async () => {
  await claire.call('saved-views', 'saveView', {}, { ...view('Nulle part'), list: 'nowhere' });
  expect(await namesFor(claire, 'nowhere')).toEqual([]);
});
