import { expect, test } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';

const { signedIn, client, app, db } = await testApp();
const owner = await signedIn('owner');

const password = 'la cuisine est ouverte';
const passwordHash = await quickHash(password);
let count = 0;

/** A cook with a password, signed in on two devices. */
async function cook() {
  const email = `karim-${count++}@example.com`;
  const karim = { firstName: 'Karim', lastName: 'Benali', locale: 'fr', role: 'kitchen' } as const;
  const id = await builder(db).administrator({ ...karim, email, passwordHash });
  const visitor = await client();
  const signIn = (typedPassword: string) => visitor.call('sign-in', 'login', {}, { email, password: typedPassword });
  const [here, there] = [await signIn(password), await signIn(password)];
  return { id, email, signIn, here: await client(here.token), tokens: { here: here.token, there: there.token } };
}

const isIn = async (token: string) =>
  (await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;

test('somebody saves their own name and language, and nothing else of their account', async () => {
  const { here, id } = await cook();
  const savedAccount = await here.call(
    'account',
    'updateAccount',
    {},
    { firstName: 'Karima', lastName: 'Ben', locale: 'en' },
  );
  expect(savedAccount).toMatchObject({ id, firstName: 'Karima', lastName: 'Ben', locale: 'en', role: 'kitchen' });
  const bolder = { firstName: 'K', lastName: 'B', locale: 'fr', role: 'owner' } as never;
  await expect(here.call('account', 'updateAccount', {}, bolder)).rejects.toMatchObject({
    problem: { errors: [{ field: 'role', code: 'unknown-field' }] },
  });
});

test('an owner who had the account open is told that it changed meanwhile', async () => {
  const { here, id, email } = await cook();
  const { version } = await owner.call('administrators', 'get', { id });
  await here.call('account', 'updateAccount', {}, { firstName: 'Karima', lastName: 'Ben', locale: 'en' });
  const older = { firstName: 'K', lastName: 'B', email, locale: 'fr', role: 'kitchen', active: true } as const;
  await expect(
    owner.call('administrators', 'update', { id }, { ...older, password: '', version }),
  ).rejects.toMatchObject({ problem: { code: 'stale' } });
});

test('a new password takes the old one’s place, ends the other sessions and keeps this one', async () => {
  const { here, tokens, signIn } = await cook();
  await here.call('account', 'changePassword', {}, { current: password, password: 'une autre phrase secrète' });
  expect([await isIn(tokens.here), await isIn(tokens.there)]).toEqual([true, false]);
  await expect(signIn(password)).rejects.toMatchObject({ problem: { code: 'wrong-credentials' } });
  expect(await signIn('une autre phrase secrète')).toHaveProperty('token');
});

test('it leaves an audit entry without either password', async () => {
  const { here, id } = await cook();
  await here.call('account', 'changePassword', {}, { current: password, password: 'une autre phrase secrète' });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'account', thingId: String(id) });
  expect(items).toMatchObject([{ operation: 'changePassword', before: null, after: null }]);
});

test('the password in use must be known, and the refusal names its field', async () => {
  const { here, tokens } = await cook();
  await expect(
    here.call('account', 'changePassword', {}, { current: 'faux', password: 'une autre phrase secrète' }),
  ).rejects.toMatchObject({ problem: { status: 422, errors: [{ field: 'current', code: 'wrong-password' }] } });
  expect(await isIn(tokens.there)).toBe(true);
});

test('it cannot be guessed through an open window', async () => {
  const { here } = await cook();
  const guess = () =>
    here.call('account', 'changePassword', {}, { current: 'faux', password: 'une autre phrase secrète' }).then(
      () => 'changed',
      (failure: { problem: { code: string } }) => failure.problem.code,
    );
  const answers = [];
  for (let attempt = 0; attempt < 12; attempt++) answers.push(await guess());
  expect(answers.slice(-2)).toEqual(['too-many-attempts', 'too-many-attempts']);
});

test('a short password is refused', async () => {
  const { here } = await cook();
  await expect(
    here.call('account', 'changePassword', {}, { current: password, password: 'court' }),
  ).rejects.toMatchObject({ problem: { errors: [{ field: 'password', code: 'too-short' }] } });
});

test('signing out everywhere ends every session of one’s own, and nobody else’s', async () => {
  const { here, tokens, id } = await cook();
  await here.call('sessions', 'endSessions');
  expect([await isIn(tokens.here), await isIn(tokens.there), await isIn(owner.token)]).toEqual([false, false, true]);
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('administrator_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
});

test('a change of one’s own account is audited with what it was before', async () => {
  const { here, id } = await cook();
  await here.call('account', 'updateAccount', {}, { firstName: 'Karim', lastName: 'Benali', locale: 'en' });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'account', thingId: String(id) });
  expect(items).toMatchObject([{ operation: 'updateAccount', before: { locale: 'fr' }, after: { locale: 'en' } }]);
});
