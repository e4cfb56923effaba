import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { hashPassword } from '../../access/administrators/passwords.ts';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';
import { saveClientPassword } from './account-rows.ts';

const { db, time, client } = await testApp();
const visitor = await client();
const world = builder(db);
const storedHash = await hashPassword('une tarte');

async function someClient(email: string): Promise<number> {
  const { clientId } = await world.client({ email });
  return clientId;
}
await saveClientPassword(db, await someClient('with-account@example.com'), storedHash, time.now);
await someClient('without-account@example.com');

/** Native work without a name: of a sign-in, only the package that hashes does such work. */
async function workOf(act: () => Promise<unknown>): Promise<string[]> {
  const works: string[] = [];
  const hook = createHook({ init: (_, type) => void works.push(type) }).enable();
  await act();
  hook.disable();
  return works.filter((type) => type === 'undefined');
}

const trySignIn = (email: string) =>
  expect(visitor.call('client-accounts', 'signInClient', {}, { email, password: 'une quiche' })).rejects.toMatchObject({
    problem: { code: 'wrong-credentials' },
  });

test('an address that nobody has costs the work of a hash, like one of an account, and so does one of a client without', async () => {
  const hashing = await workOf(() => hashPassword('une quiche'));
  expect(hashing).toHaveLength(1);
  for (const name of ['with-account', 'without-account', 'nobody'])
    expect(await workOf(() => trySignIn(`${name}@example.com`)), name).toEqual(hashing);
});
