import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { testApp } from '../../testing/test-app.ts';
import { pauseAfter } from './pauses.ts';

const claire = { email: 'claire@example.com', password: 'un mot de passe tranquille' };
const passwordHash = await quickHash(claire.password);
const retry = 'retry-after';

/** Somewhere of their own for whoever asks: another network each time. */
let networks = 0;
const elsewhere = () => `203.0.${++networks >> 8}.${networks & 255}`;

/** A house where Claire keeps the keys, and what somebody at the door is answered. */
async function house() {
  const { app, db, mails, pool } = await testApp();
  await builder(db).administrator({ email: claire.email, passwordHash });
  const post = (url: string, body: object, remoteAddress: string, cookie = '') =>
    app.inject({ method: 'POST', url, body, remoteAddress, headers: { cookie } });
  const signIn = (password: string, from: string, cookie?: string, email = claire.email) =>
    post('/api/auth/login', { email, password }, from, cookie);
  const ask = async (email: string, from = '127.0.0.1') =>
    (await post('/api/auth/password-resets', { email }, from)).statusCode;
  /** So many wrong passwords, each from where it is said. */
  const guess = async (times: number, from: () => string, email?: string) => {
    for (let time = 0; time < times; time++) await signIn('faux', from(), '', email);
  };
  const countRows = async () =>
    (await pool.query<{ count: number }>('select count(*)::int as count from sign_in_attempts')).rows[0]?.count;
  /** Fills a count without the time that so many passwords take. */
  const fill = (key: string, attempts: number) =>
    pool.query(
      `insert into sign_in_attempts (key, attempts, since) values ($1, $2, now())
       on conflict (key) do update set attempts = excluded.attempts`,
      [key, attempts],
    );
  return { app, pool, ask, mails, signIn, guess, countRows, fill, post };
}

const deviceIn = (answer: { cookies: { name: string; value: string }[] }) => {
  const cookie = answer.cookies.find(({ name }) => name.startsWith('device.'));
  return cookie && `${cookie.name}=${cookie.value}`;
};

test('who guesses the password of an account is stopped, and its owner signs in from elsewhere', async () => {
  const { signIn, guess } = await house();
  const thief = elsewhere();
  await guess(10, () => thief);
  expect((await signIn(claire.password, thief)).statusCode).toBe(429);
  expect((await signIn(claire.password, elsewhere())).statusCode).toBe(200);
});

test('guesses from ever new addresses are stopped after a hundred, and not on a device that signed in before', async () => {
  const { signIn, fill, guess } = await house();
  const device = deviceIn(await signIn(claire.password, elsewhere()));
  await fill(`sign-in account ${claire.email}`, 99);
  await guess(1, elsewhere);
  expect((await signIn(claire.password, elsewhere())).statusCode).toBe(429);
  expect((await signIn(claire.password, elsewhere(), device)).statusCode).toBe(200);
});

test('the cookie of a device is read by no script, sent to no other site, and can neither be forged nor lent', async () => {
  const { signIn, fill } = await house();
  const answer = await signIn(claire.password, elsewhere());
  expect(answer.cookies.find(({ name }) => name.startsWith('device.'))).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/auth',
  });
  await fill(`sign-in account ${claire.email}`, 100);
  const device = deviceIn(answer) ?? '';
  const [name = '', value = ''] = device.split('=');
  const bytes = Buffer.from(value, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
  const forged = [`${name}=${bytes.toString('base64url')}`, `${name}=é`, `${name}=`, `device.999=${value}`];
  for (const cookie of forged) expect((await signIn(claire.password, elsewhere(), cookie)).statusCode).toBe(429);
});

test('ten wrong passwords on a known device make it one like any other', async () => {
  const { signIn, fill } = await house();
  const device = deviceIn(await signIn(claire.password, elsewhere()));
  await fill(`sign-in account ${claire.email}`, 100);
  for (let time = 0; time < 10; time++) expect((await signIn('faux', elsewhere(), device)).statusCode).toBe(401);
  expect((await signIn(claire.password, elsewhere(), device)).statusCode).toBe(429);
});

test('a hundred failures of an address only let those behind it wait who know their password', async () => {
  const { signIn, fill } = await house();
  const office = elsewhere();
  await fill(`sign-in address ${office}`, 120);
  const start = performance.now();
  expect((await signIn(claire.password, office)).statusCode).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(500);
});

test('the pause grows with the failures, up to eight seconds', () => {
  expect([0, 99, 100, 120, 140, 180, 5000].map(pauseAfter)).toEqual([0, 0, 250, 500, 1000, 4000, 8000]);
});

test('all addresses of an IPv6 network count as one', async () => {
  const { signIn, guess } = await house();
  let host = 0;
  await guess(10, () => `2001:db8:1:2::${(++host).toString(16)}`);
  expect((await signIn(claire.password, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await signIn(claire.password, '2001:db8:1:3::1')).statusCode).toBe(200);
});

test('a refused attempt says when to come back, and writes nothing', async () => {
  const { signIn, guess, countRows, fill } = await house();
  const thief = elsewhere();
  await guess(10, () => thief);
  await fill('recovery address 127.0.0.1', 50);
  const rowCount = await countRows();
  const refusal = await signIn('faux', thief);
  expect(Number(refusal.headers[retry])).toBeGreaterThan(800);
  expect(Number(refusal.headers[retry])).toBeLessThanOrEqual(900);
  expect(await countRows()).toBe(rowCount);
});

test('no burst of guesses gets more of them through', async () => {
  const { signIn } = await house();
  const thief = elsewhere();
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn('faux', thief)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
});

test('a burst of guesses from one address keeps nobody out elsewhere', async () => {
  const { signIn, ask } = await house();
  const thief = elsewhere();
  await Promise.all(Array.from({ length: 120 }, () => signIn('faux', thief)));
  expect((await signIn(claire.password, elsewhere())).statusCode).toBe(200);
  await Promise.all(Array.from({ length: 70 }, () => ask(claire.email, thief)));
  expect(await ask(claire.email, elsewhere())).toBe(204);
});

test('made-up refresh tokens are counted by their address, and a right one is exchanged all the same', async () => {
  const { signIn, fill, post } = await house();
  const office = elsewhere();
  const { refresh_token } = (await signIn(claire.password, office)).json<{ refresh_token: string }>();
  await fill(`refresh-token address ${office}`, 99);
  const exchange = (token: string) => post('/api/auth/refresh', { refresh_token: token }, office);
  expect((await exchange('made up')).statusCode).toBe(401);
  const refusal = await exchange('made up');
  expect([refusal.statusCode, Number(refusal.headers[retry]) > 800]).toEqual([429, true]);
  expect((await exchange(refresh_token)).statusCode).toBe(200);
});

test('made-up links are counted by their address', async () => {
  const { fill, post } = await house();
  await fill('reset-link address 127.0.0.1', 100);
  const madeUpLink = { token: 'made up', password: 'une autre phrase secrète' };
  expect((await post('/api/auth/password', madeUpLink, '127.0.0.1')).statusCode).toBe(429);
});

test('a link that was used opens the door of its device, whatever others try', async () => {
  const { signIn, fill, ask, mails, post } = await house();
  await ask(claire.email);
  const [mail] = await mails();
  const token = /#mot-de-passe=(\S+)/.exec(mail?.text ?? '')?.[1];
  const password = 'une autre phrase secrète';
  const device = deviceIn(await post('/api/auth/password', { token, password }, elsewhere()));
  await fill(`sign-in account ${claire.email}`, 100);
  expect((await signIn(password, elsewhere(), device)).statusCode).toBe(200);
});

test.each([claire.email, 'nobody@example.com'])(
  'the sixth request for %s from one address in a quarter of an hour is refused, and one from elsewhere is not',
  async (email) => {
    const { ask, mails } = await house();
    const answers: number[] = [];
    for (let request = 0; request < 6; request++) answers.push(await ask(email));
    answers.push(await ask(email, elsewhere()));
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 204]);
    expect(await mails()).toHaveLength(email === claire.email ? 6 : 0);
  },
);

test('one address cannot ask for ever more accounts', async () => {
  const { ask } = await house();
  const answers: number[] = [];
  for (let request = 0; request < 51; request++) answers.push(await ask(`nobody-${request}@example.com`));
  expect(answers.slice(-2)).toEqual([204, 429]);
});

test('the name of a device’s cookie tells no number of an account', async () => {
  const { signIn } = await house();
  const [name = ''] = (deviceIn(await signIn(claire.password, elsewhere())) ?? '').split('=');
  expect(name).toMatch(/^device\.[\w-]{16}$/);
});

test('a device whose cookie has the name of before is known, and has the one of today from then on', async () => {
  const { signIn, fill, pool } = await house();
  const { rows } = await pool.query<{ id: number }>('select id from administrators where email = $1', [claire.email]);
  const [, value = ''] = (deviceIn(await signIn(claire.password, elsewhere())) ?? '').split('=');
  await fill(`sign-in account ${claire.email}`, 100);
  const answer = await signIn(claire.password, elsewhere(), `device.${rows[0]?.id}=${value}`);
  expect(answer.statusCode).toBe(200);
  const cookies = answer.cookies.filter(({ name }) => name.startsWith('device.'));
  expect(cookies.map(({ name, maxAge }) => [/^device\.[\w-]{16}$/.test(name), maxAge === 0])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  );
});
