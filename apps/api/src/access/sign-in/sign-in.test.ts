import { expect, test } from 'vitest';
import { createFirstAdministrator } from '../administrators/first-administrator.ts';
import { testApp } from '../../testing/test-app.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, app, time, client } = await testApp();
const credentials = { email: 'claire@example.com', password: 'un mot de passe tranquille' };
await createFirstAdministrator(db, credentials);
const visitor = await client();

const signIn = (more: Partial<typeof credentials> = {}) =>
  visitor.call('sign-in', 'login', {}, { ...credentials, ...more });
const user = (token: string) => app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });

test('signing in gives tokens under both names, and the user they belong to', async () => {
  const tokens = await signIn({ email: 'CLAIRE@example.com' });
  expect(tokens).toMatchObject({ token: tokens.access_token, token_type: 'Bearer', expires_in: 900 });
  expect((await user(tokens.token)).json()).toMatchObject({
    user: {
      email: credentials.email,
      locale: 'fr',
      cartId: null,
      scope: expect.arrayContaining(['orders:write']) as string[],
    },
  });
});

test('a wrong password and an unknown address get the same answer', async () => {
  await expect(signIn({ password: 'wrong' })).rejects.toMatchObject(refusedWith('wrong-credentials'));
  await expect(signIn({ email: 'nobody@example.com' })).rejects.toMatchObject(refusedWith('wrong-credentials'));
});

test.each([
  ['opens no session', false],
  ['brings no ticket for the second step', true],
])('a password that is replaced while somebody signs in with it %s', async (_, hasApp) => {
  const house = await testApp();
  await createFirstAdministrator(house.db, credentials);
  if (hasApp)
    await house.pool.query(
      `insert into authenticators (administrator_id, sealed_seed, last_step, added_at) select id, '', 0, now() from administrators`,
    );
  const connection = await house.pool.connect();
  try {
    // Whoever signs in has read the password by then, and waits to be counted.
    await connection.query('begin; lock table sign_in_attempts in exclusive mode');
    const login = house.app
      .inject({ method: 'POST', url: '/api/auth/login', body: credentials })
      .then((answer) => answer);
    const waits = `select from pg_locks where not granted and relation = 'sign_in_attempts'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await connection.query(waits)).rowCount).toBe(1);
    await connection.query(`update administrators set password_hash = 'of another password'; commit`);
    expect((await login).json()).toMatchObject({ code: 'wrong-credentials' });
  } finally {
    connection.release();
  }
});

test('an access token opens nothing after a quarter of an hour', async () => {
  const { token } = await signIn();
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + 15 * 60_000);
  expect((await user(token)).statusCode).toBe(401);
  time.now = startTime;
});

test('a refresh token gives new tokens and the old access token stops working', async () => {
  const first = await signIn();
  const second = await visitor.call('sign-in', 'refreshSession', {}, { refresh_token: first.refresh_token });
  expect([(await user(first.token)).statusCode, (await user(second.token)).statusCode]).toEqual([401, 200]);
});

test('a renewal without any token is refused like one that is over', async () => {
  await expect(visitor.call('sign-in', 'refreshSession', {}, {})).rejects.toMatchObject(refusedWith('session-ended'));
});

test('a refresh token used twice ends the whole session', async () => {
  const first = await signIn();
  const second = await visitor.call('sign-in', 'refreshSession', {}, { refresh_token: first.refresh_token });
  const again = visitor.call('sign-in', 'refreshSession', {}, { refresh_token: first.refresh_token });
  await expect(again).rejects.toMatchObject(refusedWith('session-ended'));
  expect((await user(second.token)).statusCode).toBe(401);
});

test('a session lives five days', async () => {
  const { refresh_token } = await signIn();
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + 5 * 86_400_000);
  await expect(visitor.call('sign-in', 'refreshSession', {}, { refresh_token })).rejects.toMatchObject(
    refusedWith('session-ended'),
  );
  time.now = startTime;
});

test('no token outlives its session, however late it was renewed', async () => {
  const startTime = time.now;
  const { refresh_token } = await signIn();
  const minutesLater = (minutes: number) => new Date(startTime.getTime() + minutes * 60_000);
  time.now = minutesLater(5 * 24 * 60 - 5);
  const { token } = await visitor.call('sign-in', 'refreshSession', {}, { refresh_token });
  expect((await user(token)).statusCode).toBe(200);
  time.now = minutesLater(5 * 24 * 60 + 1);
  expect((await user(token)).statusCode).toBe(401);
  time.now = startTime;
});

test('signing out ends the session', async () => {
  const { token } = await signIn();
  const out = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([out.statusCode, (await user(token)).statusCode]).toEqual([204, 401]);
});

test('the eleventh wrong password of an account waits, even when the twelfth is right', async () => {
  for (let attempt = 0; attempt < 11; attempt++) await signIn({ email: 'target@example.com' }).catch(() => undefined);
  await expect(signIn({ email: 'target@example.com' })).rejects.toMatchObject(refusedWith('too-many-attempts'));
});

test('neither passwords nor tokens are kept as they are', async () => {
  const { token, refresh_token } = await signIn();
  const administrator = await db.selectFrom('administrators').select('password_hash').executeTakeFirstOrThrow();
  expect(administrator.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const sessions = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
  expect([token, refresh_token].filter((secret) => sessions.includes(secret ?? ''))).toEqual([]);
});

test('a house that has an administrator gets no second first one', async () => {
  expect(await createFirstAdministrator(db, undefined)).toBeUndefined();
  expect(await db.selectFrom('administrators').select('email').execute()).toEqual([{ email: credentials.email }]);
});

test('whoever signs in rightly costs their address nothing, and whoever does not still does', async () => {
  const attempts = async () => {
    const attempts = db.selectFrom('sign_in_attempts').select('attempts').where('key', 'like', 'sign-in address %');
    return (await attempts.executeTakeFirstOrThrow()).attempts;
  };
  await signIn({ password: 'wrong' }).catch(() => undefined);
  const attemptCount = await attempts();
  await signIn();
  await signIn();
  expect(await attempts()).toBe(attemptCount);
  await signIn({ password: 'wrong' }).catch(() => undefined);
  expect(await attempts()).toBe(attemptCount + 1);
});
