import type { Role } from '@traiteur/domain/access/scopes.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { signedIn, client, db, pool } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const visitor = await client();

let people = 0;
async function colleague(role: Role) {
  const email = `odile-${people++}@example.com`;
  const password = 'une phrase bien à elle';
  const account = { firstName: 'Odile', lastName: 'Marchand', email, locale: 'fr', role, active: true } as const;
  const { id } = await owner.call('administrators', 'create', {}, { ...account, password });
  await db.updateTable('administrators').set({ password_origin: 'own' }).where('id', '=', id).execute();
  const { token } = await visitor.call('sign-in', 'login', {}, { email, password });
  return { id, ...(await client(token)) };
}

test('what a removed administrator did stays under their name, on orders and in the log', async () => {
  const odile = await colleague('manager');
  const order = await kitchen.place(odile, {
    ...kitchen.ines,
    lines: [kitchen.line(kitchen.bowl)],
    allergyOverrides: [{ productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'sans graines' }],
  });
  await owner.call('administrators', 'remove', { id: odile.id });

  const { events, conflicts } = await owner.call('orders', 'get', { id: order.id });
  expect(events.map(({ by }) => by)).toEqual(['Odile Marchand', 'Odile Marchand']);
  expect(conflicts).toMatchObject([{ answeredBy: 'Odile Marchand', reason: 'sans graines' }]);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders' });
  expect(items).toMatchObject([{ operation: 'placeOrder', by: { id: null, name: 'Odile Marchand' } }]);
});

test('what the log told of a removed administrator is gone, whoever wrote it', async () => {
  const odile = await colleague('kitchen');
  await odile.call('account', 'updateAccount', {}, { firstName: 'Odette', lastName: 'Marchandise', locale: 'fr' });
  await owner.call('administrators', 'remove', { id: odile.id });
  const { rows } = await pool.query<{ sentence: string }>(
    `select concat_ws(' ', operation, thing_name, before, after) as sentence from audit_entries
     where tag in ('administrators', 'account', 'second-factor', 'sign-in') and thing_id = $1 order by id`,
    [String(odile.id)],
  );
  expect(rows.map(({ sentence }) => sentence)).toEqual([
    'createAdministrator',
    'login',
    'updateAccount',
    'removeAdministrator',
  ]);
});

test('a removed administrator is out at once', async () => {
  const odile = await colleague('kitchen');
  await owner.call('administrators', 'remove', { id: odile.id });
  await expect(odile.call('sign-in', 'getUser')).rejects.toMatchObject({ problem: { status: 401 } });
  await expect(owner.call('administrators', 'get', { id: odile.id })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

test('nobody removes their own account', async () => {
  const odile = await colleague('owner');
  await expect(odile.call('administrators', 'remove', { id: odile.id })).rejects.toMatchObject({
    problem: { status: 409, code: 'own-account' },
  });
});

test('of two owners who remove each other at once, one stays', async () => {
  await db.updateTable('administrators').set({ role: 'manager' }).where('role', '=', 'owner').execute();
  const [first, second] = [await signedIn('owner'), await signedIn('owner')];
  const idOf = async (person: typeof first) => (await person.call('account', 'getAccount')).id;
  const [firstId, secondId] = [await idOf(first), await idOf(second)];
  const outcomes = await Promise.allSettled([
    first.call('administrators', 'remove', { id: secondId }),
    second.call('administrators', 'remove', { id: firstId }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const owners = db.selectFrom('administrators').select('id').where('role', '=', 'owner');
  expect(await owners.execute()).toHaveLength(1);
});
