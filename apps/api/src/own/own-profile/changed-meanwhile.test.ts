import { expect, test } from 'vitest';
import { saveClientPassword } from '../../clients/client-accounts/account-rows.ts';
import { changePassword } from '../../access/administrators/password-rows.ts';
import { eraseClient } from '../../clients/clients/personal-data/erase-client.ts';
import { builder } from '../../testing/builder.ts';
import { during } from '../../testing/sequences/during.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, time, client, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world } = kitchen;
const password = 'une tarte aux mirabelles';
const [oldHash, newHash] = [await quickHash(password), await quickHash('ce que dit le lien')];

const change = { current: password, password: 'une brioche aux pralines' };
const refusedAs = (code: string, status: number) => ({
  status: 'rejected',
  reason: { problem: { status, ...(status === 422 ? { errors: [{ code }] } : { code }) } },
});

test('a client’s password that the mailed link has replaced is not replaced again by who knew the one of before', async () => {
  const { clientId } = await world.client();
  const thief = await clientSignedIn(clientId, oldHash);
  const [answer] = await during(db, (transaction) => saveClientPassword(transaction, clientId, newHash, time.now), [
    () => thief.call('own-profile', 'changeOwnPassword', {}, change),
  ]);
  expect(answer).toMatchObject(refusedAs('wrong-password', 422));
  const account = db.selectFrom('client_accounts').select('password_hash').where('client_id', '=', clientId);
  expect(await account.executeTakeFirst()).toEqual({ password_hash: newHash });
});

test('nor is an administrator’s', async () => {
  const email = 'karim@example.com';
  const id = await builder(db).administrator({ email, passwordHash: oldHash });
  const visitor = await client();
  const thief = await client((await visitor.call('sign-in', 'login', {}, { email, password })).token);
  const replace = { hash: newHash, origin: 'own' } as const;
  const [answer] = await during(db, (transaction) => changePassword(transaction, id, replace, time.now), [
    () => thief.call('account', 'changePassword', {}, change),
  ]);
  expect(answer).toMatchObject(refusedAs('wrong-password', 422));
  const account = db.selectFrom('administrators').select('password_hash').where('id', '=', id);
  expect(await account.executeTakeFirst()).toEqual({ password_hash: newHash });
});

test('what is still on its way when a client is erased leaves nothing of them behind', async () => {
  const { clientId, addressId } = await world.client();
  const ownClient = await clientSignedIn(clientId, oldHash);
  const { id } = await kitchen.placeOwn(ownClient, { addressId });
  await ownClient.call('own-orders', 'cancelOwnOrder', { id });
  const { version } = await ownClient.call('own-profile', 'getOwnProfile');
  const home = { label: '', phone: '', address: '3 rue', city: 'Paris', country: 'FR', postalCode: '75020', note: '' };
  const answers = await during(db, (transaction) => eraseClient(transaction, clientId, version, time.now), [
    () => ownClient.call('own-addresses', 'createOwnAddress', {}, home),
    () => ownClient.call('carts', 'updateCart', {}, { articleQuantity: {}, commentNote: 'Sonnez fort' }),
    () => ownClient.call('own-profile', 'changeOwnPassword', {}, change),
    () => kitchen.placeOwn(ownClient, { addressId }),
    () => ownClient.call('own-profile', 'exportOwnData'),
  ]);
  expect(answers).toMatchObject([
    refusedAs('not-found', 404),
    refusedAs('not-signed-in', 401),
    refusedAs('wrong-password', 422),
    refusedAs('unknown-reference', 422),
    refusedAs('not-signed-in', 401),
  ]);
  expect(await db.selectFrom('orders').select('id').where('client_id', '=', clientId).execute()).toEqual([{ id }]);
  for (const table of ['addresses', 'client_accounts', 'carts'] as const)
    expect(await db.selectFrom(table).select('client_id').where('client_id', '=', clientId).execute()).toEqual([]);
});
