import { everyOperation } from '@traiteur/contract/operations.ts';
import type { Tagged } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { createFirstAdministrator } from './first-administrator.ts';

const { app, client, signedIn } = await testApp();
const owner = await signedIn('owner');
const visitor = await client();
const [first, ownPassword] = ['la cuisine est ouverte', 'une autre phrase secrète'];
let count = 0;

/** Somebody who was let in and signs in for the first time. */
async function newcomer() {
  const email = `odile-${count++}@example.com`;
  const odile = { firstName: 'Odile', lastName: 'Marchand', email, locale: 'fr', role: 'owner', active: true } as const;
  const { id } = await owner.call('administrators', 'create', {}, { ...odile, password: first });
  const signIn = (password: string) => visitor.call('sign-in', 'login', {}, { email, password });
  const { token } = await signIn(first);
  return { id, odile, signIn, token, here: await client(token) };
}

const nouns: readonly Tagged[] = everyOperation;
const closedOperations = nouns.flatMap(({ tag, operations }) =>
  Object.entries(operations)
    .filter(([, { scope, withGivenPassword }]) => scope !== 'public' && scope !== 'client' && !withGivenPassword)
    .map(([name, operation]) => ({ tag, name, operation })),
);

test('there are operations to keep closed', () => {
  expect(closedOperations.length).toBeGreaterThan(60);
});

test('with a password that somebody else gave, nothing is done before it is replaced', async () => {
  const { token } = await newcomer();
  for (const { operation } of closedOperations) {
    const answer = await app.inject({
      method: operation.method,
      url: `/api${operation.path.replace(/\{\w+\}/g, '1')}`,
      headers: { authorization: `Bearer ${token}` },
      ...(operation.method === 'POST' || operation.method === 'PUT' ? { payload: {} } : {}),
    });
    expect([operation.path, answer.statusCode, answer.json()]).toMatchObject([
      operation.path,
      403,
      { code: 'own-password-needed' },
    ]);
  }
});

test('who replaced it goes on in the same session', async () => {
  const { here } = await newcomer();
  expect((await here.call('sign-in', 'getUser')).user.passwordOrigin).toBe('given');
  await here.call('account', 'changePassword', {}, { current: first, password: ownPassword });
  expect((await here.call('sign-in', 'getUser')).user.passwordOrigin).toBe('own');
  await here.call('allergens', 'list', {});
});

test('the same password again is none of one’s own', async () => {
  const { here } = await newcomer();
  await expect(here.call('account', 'changePassword', {}, { current: first, password: first })).rejects.toMatchObject({
    problem: { errors: [{ field: 'password', code: 'same-password' }] },
  });
});

test('an owner who gives somebody another password has it replaced too; one who changes their own has not', async () => {
  const { id, odile, signIn, here } = await newcomer();
  await here.call('account', 'changePassword', {}, { current: first, password: ownPassword });
  const { version } = await owner.call('administrators', 'get', { id });
  const again = 'encore une phrase à nous';
  await owner.call('administrators', 'update', { id }, { ...odile, version, password: again });
  const { token } = await signIn(again);
  expect((await (await client(token)).call('sign-in', 'getUser')).user.passwordOrigin).toBe('given');
  await (await client(token)).call('account', 'changePassword', {}, { current: again, password: ownPassword });
  const invitedClient = await client(token);
  const savedAdministrator = await invitedClient.call('administrators', 'get', { id });
  await invitedClient.call(
    'administrators',
    'update',
    { id },
    { ...odile, version: savedAdministrator.version, password: again },
  );
  const { token: later } = await signIn(again);
  expect((await (await client(later)).call('sign-in', 'getUser')).user.passwordOrigin).toBe('own');
});

test('of the first password the house remembers who made it', async () => {
  for (const [settings, origin] of [
    [undefined, 'printed'],
    [{ email: 'claire@example.com', password: ownPassword }, 'own'],
  ] as const) {
    const { db, client } = await testApp();
    const firstAdministrator = (await createFirstAdministrator(db, settings)) ?? settings;
    if (!firstAdministrator) throw new Error('nobody was made');
    const { token } = await (await client()).call('sign-in', 'login', {}, firstAdministrator);
    expect((await (await client(token)).call('sign-in', 'getUser')).user.passwordOrigin).toBe(origin);
  }
});
