import type { AdministratorInput } from '@traiteur/contract/access/administrators.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { signedIn, client, app, db } = await testApp();
const owner = await signedIn('owner');
const visitor = await client();

let count = 0;
const karim = (more: Partial<AdministratorInput> = {}): AdministratorInput => ({
  firstName: 'Karim',
  lastName: 'Benali',
  email: `karim-${count++}@example.com`,
  locale: 'fr',
  role: 'kitchen',
  rights: null,
  active: true,
  password: 'la cuisine est ouverte',
  ...more,
});
const create = (more: Partial<AdministratorInput> = {}) => owner.call('administrators', 'create', {}, karim(more));
const signIn = (email: string, password: string) => visitor.call('sign-in', 'login', {}, { email, password });
const currentUser = (token: string) =>
  app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });

test('a new administrator signs in and may do what the role may', async () => {
  const { email } = await create();
  const { token } = await signIn(email, 'la cuisine est ouverte');
  expect((await currentUser(token)).json()).toMatchObject({
    user: { firstName: 'Karim', scope: expect.not.arrayContaining(['orders:refund']) as string[] },
  });
});

test('rights of one’s own stand in place of the role’s, with all they need, from the next call on; an owner has all', async () => {
  const { id, version, made } = await addColleague();
  const { token } = await signIn(made.email, 'la cuisine est ouverte');
  const scopesNow = async () => (await currentUser(token)).json<{ user: { scope: string[] } }>().user.scope;
  const save = (more: object, versionNow: number) =>
    owner.call('administrators', 'update', { id }, { ...made, password: '', version: versionNow, ...more });
  const clerk = await save({ rights: ['orders:refund'] }, version);
  expect(clerk.rights).toEqual(['orders:read', 'orders:pay', 'orders:refund']);
  expect(await scopesNow()).toEqual(expect.arrayContaining(['orders:refund']));
  expect(await scopesNow()).not.toContain('orders:prepare');
  const chef = await save({ rights: null }, clerk.version);
  expect(await scopesNow()).toContain('orders:prepare');
  expect(await save({ role: 'owner', rights: ['orders:read'] }, chef.version)).toMatchObject({ rights: null });
  await expect(create({ rights: ['administrators:write'] as never })).rejects.toMatchObject({
    problem: { status: 422 },
  });
});

test('a password is never answered', async () => {
  expect(Object.keys(await create())).not.toContain('password');
});

test.each([
  ['', 'required'],
  ['court', 'too-short'],
])('the password %j is refused as %s', async (password, code) => {
  await expect(create({ password })).rejects.toMatchObject({ problem: { errors: [{ field: 'password', code }] } });
});

test('two administrators cannot share an address, whatever its case', async () => {
  const { email } = await create();
  await expect(create({ email: email.toUpperCase() })).rejects.toMatchObject({
    problem: { code: 'administrator-exists', field: 'email' },
  });
});

/** A new administrator, with what is written of them. */
async function addColleague() {
  const {
    id,
    version,
    passwordChangedAt: _at,
    invited: _invited,
    linkExpiresAt: _until,
    ...newAdministrator
  } = await create();
  return { id, version, made: newAdministrator };
}

test('an empty password keeps the one there is', async () => {
  const { id, version, made } = await addColleague();
  await owner.call('administrators', 'update', { id }, { ...made, version, password: '', lastName: 'Ben Ali' });
  expect(await signIn(made.email, 'la cuisine est ouverte')).toHaveProperty('token');
});

test('a new password ends the sessions that the old one opened', async () => {
  const { id, version, made } = await addColleague();
  const { token } = await signIn(made.email, 'la cuisine est ouverte');
  await owner.call('administrators', 'update', { id }, { ...made, version, password: 'une autre phrase secrète' });
  expect((await currentUser(token)).statusCode).toBe(401);
});

test('who is deactivated is out at once, and cannot come back', async () => {
  const { id, version, made } = await addColleague();
  const { token } = await signIn(made.email, 'la cuisine est ouverte');
  await owner.call('administrators', 'update', { id }, { ...made, version, password: '', active: false });
  expect((await currentUser(token)).statusCode).toBe(401);
  await expect(signIn(made.email, 'la cuisine est ouverte')).rejects.toMatchObject({
    problem: { code: 'wrong-credentials' },
  });
});

test('of the last two owners only one can step down, even at once', async () => {
  await db.updateTable('administrators').set({ role: 'manager' }).where('role', '=', 'owner').execute();
  const boss = await signedIn('owner');
  const { items } = await boss.call('administrators', 'list', { search: 'owner', limit: 200 });
  const [first] = items.filter(({ role }) => role === 'owner');
  const second = await boss.call('administrators', 'create', {}, karim({ role: 'owner' }));
  const owners = [first, second].flatMap((administrator) => (administrator ? [administrator] : []));
  const stepped = await Promise.allSettled(
    owners.map(({ id, version, firstName, lastName, email }) =>
      boss.call(
        'administrators',
        'update',
        { id },
        { ...karim({ firstName, lastName, email, password: '', role: 'manager' }), version },
      ),
    ),
  );
  expect(stepped.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const rows = await db
    .selectFrom('administrators')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .execute();
  expect(rows).toHaveLength(1);
});

test('somebody sees and ends only their own sessions', async () => {
  const manager = await signedIn('manager');
  const otherManager = await signedIn('manager');
  const { items } = await manager.call('sessions', 'listSessions');
  expect(items).toMatchObject([{ current: true, userAgent: 'test' }]);
  const [otherSession] = (await otherManager.call('sessions', 'listSessions')).items;
  await expect(manager.call('sessions', 'endSession', { id: otherSession?.id ?? '' })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  await otherManager.call('sessions', 'endSession', { id: otherSession?.id ?? '' });
  expect((await currentUser(otherManager.token)).statusCode).toBe(401);
});
