import { expect, test } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { builder } from '../../testing/builder.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { clearSecurityEvents } from './security-rows.ts';

const lines: string[] = [];
const house = await testApp({ log: { write: (line) => void lines.push(line) } });
const { app, db, client, signedIn, mails, time } = house;
const owner = await signedIn('owner');
const password = 'la cuisine est ouverte';
const passwordHash = await quickHash(password);
let count = 0;

/** Somebody’s account, and an address of their own that nobody else asks from. */
async function account() {
  const email = `karim-${++count}@example.com`;
  const id = await builder(db).administrator({ email, firstName: 'Karim', lastName: 'Benali', passwordHash });
  const from = `198.51.100.${count}`;
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, body, headers, remoteAddress: from });
  const signIn = (typedPassword: string) =>
    post('/api/auth/login', { email, password: typedPassword }, { 'user-agent': 'lunch-bot 1.0' });
  return { id, email, from, post, signIn };
}

/** What the log says of whoever asked from there. */
const linesFrom = (address: string) =>
  lines
    .map((line) => JSON.parse(line) as { security?: string; address?: string; account?: number | null })
    .filter((line) => line.address === address)
    .map(({ security, account }) => ({ security, account }));
const events = async () => (await owner.call('security', 'listSecurityEvents', { limit: 200 })).items;
const signIns = async () => (await owner.call('security', 'listSignIns', { limit: 200 })).items;
const eventsFrom = async (from: string) => (await events()).filter(({ address }) => address === from);

test('a wrong password leaves a line and an event with address and account', async () => {
  const { id, from, signIn } = await account();
  await signIn('faux');
  expect(linesFrom(from)).toEqual([{ security: 'sign-in-failed', account: id }]);
  expect(await eventsFrom(from)).toMatchObject([
    { kind: 'sign-in-failed', account: { id, name: 'Karim Benali' }, count: 1 },
  ]);
});

test('an address without an account is told apart', async () => {
  const { from, post } = await account();
  await post('/api/auth/login', { email: 'nobody@example.com', password: 'faux' });
  expect(linesFrom(from)).toEqual([{ security: 'sign-in-failed', account: null }]);
  expect(await eventsFrom(from)).toMatchObject([{ account: null }]);
});

test('an attack is a line for each try, and one event for each kind', async () => {
  const { id, from, signIn } = await account();
  for (let time = 0; time < 14; time++) await signIn('faux');
  expect(linesFrom(from)).toHaveLength(14);
  const rows = await eventsFrom(from);
  expect(rows.map(({ kind, count, account }) => [kind, count, account?.id])).toEqual(
    expect.arrayContaining([
      ['sign-in-failed', 10, id],
      ['sign-in-stopped', 4, id],
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('all addresses of an IPv6 network are one event, and each has its own line', async () => {
  const { email } = await account();
  const from = (end: number) => `2001:db8:5::${end}`;
  for (const end of [1, 2, 3])
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      body: { email, password: 'faux' },
      remoteAddress: from(end),
    });
  expect(await eventsFrom('2001:db8:5:0::/64')).toMatchObject([{ kind: 'sign-in-failed', count: 3 }]);
  expect(linesFrom(from(2))).toHaveLength(1);
});

test('the next quarter of an hour is another event', async () => {
  const { from, signIn } = await account();
  await signIn('faux');
  await events();
  time.now = new Date(mondayMorning.getTime() + 20 * 60_000);
  await signIn('faux');
  time.now = mondayMorning;
  expect(await eventsFrom(from)).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test('a token that is none, a role that may not and a page of others leave a line', async () => {
  const { from, post, id, signIn } = await account();
  await db.updateTable('administrators').set({ role: 'kitchen' }).where('id', '=', id).execute();
  const { token } = (await signIn(password)).json<{ token: string }>();
  await app.inject({
    url: '/api/account',
    remoteAddress: from,
    headers: { authorization: `Bearer ${'x'.repeat(43)}` },
  });
  await app.inject({ url: '/api/administrators', remoteAddress: from, headers: { authorization: `Bearer ${token}` } });
  await post('/api/auth/login', { email: 'a@example.com', password }, { origin: 'https://thief.example' });
  await app.inject({ url: '/api/account', remoteAddress: from });
  expect(linesFrom(from)).toEqual([
    { security: 'token-refused', account: null },
    { security: 'not-allowed', account: id },
    { security: 'foreign-origin', account: null },
  ]);
});

test('a password guessed by somebody who is signed in is a failure like any other', async () => {
  const { id, from, post, signIn } = await account();
  const { token } = (await signIn(password)).json<{ token: string }>();
  await post('/api/auth/confirmations', { password: 'faux' }, { authorization: `Bearer ${token}` });
  expect(linesFrom(from)).toEqual([{ security: 'sign-in-failed', account: id }]);
});

test('a wrong code of somebody who is signed in is told with their account', async () => {
  const { id, from, post, signIn } = await account();
  const authorization = `Bearer ${(await signIn(password)).json<{ token: string }>().token}`;
  const enrolment = await post('/api/account/authenticator-enrolments', {}, { authorization });
  const confirmation = { enrolment: enrolment.json<{ enrolment: string }>().enrolment, code: 'K7QF-M2XD-9TRW' };
  await app.inject({
    method: 'PUT',
    url: '/api/account/authenticator',
    body: confirmation,
    headers: { authorization },
    remoteAddress: from,
  });
  expect(linesFrom(from)).toEqual([{ security: 'second-factor-failed', account: id }]);
});

test('no line holds a password, a token or a cookie', async () => {
  const { post, signIn } = await account();
  await signIn('mon mot de passe secret');
  const cookie = 'auth._refresh_token.local=secret-of-the-cookie';
  await post(
    '/api/auth/refresh',
    { refresh_token: 'secret-of-the-body' },
    { cookie, authorization: 'Bearer secret-of' },
  );
  expect(lines.join('')).not.toMatch(/secret/);
});

test('a refresh token that comes twice is in the audit log, on the screen, and mailed to every owner', async () => {
  const { id, from, post, signIn } = await account();
  const colleague = await account();
  await db.updateTable('administrators').set({ role: 'kitchen' }).where('id', '=', colleague.id).execute();
  const { refresh_token } = (await signIn(password)).json<{ refresh_token: string }>();
  const mailCount = (await mails()).length;
  for (const status of [200, 401]) expect((await post('/api/auth/refresh', { refresh_token })).statusCode).toBe(status);
  const { items } = await owner.call('audit-entries', 'list', { administratorId: id });
  expect(items[0]).toMatchObject({ operation: 'endReusedSession', by: { id }, after: { address: from } });
  expect(await eventsFrom(from)).toMatchObject([{ kind: 'refresh-token-reused', account: { id }, count: 1 }]);
  const mailsSent = (await mails()).slice(mailCount);
  const owners = await db.selectFrom('administrators').select('email').where('role', '=', 'owner').execute();
  expect(new Set(mailsSent.map(({ to }) => to?.[0]?.address))).toEqual(new Set(owners.map(({ email }) => email)));
  expect(mailsSent[0]?.text).toContain(from);
});

test('a sign-in keeps its address and its browser after its session is gone', async () => {
  const { id, from, signIn } = await account();
  await signIn(password);
  await db.deleteFrom('sessions').where('administrator_id', '=', id).execute();
  expect((await signIns()).find(({ by }) => by.id === id)).toMatchObject({ address: from, userAgent: 'lunch-bot 1.0' });
});

test('of what a browser says of itself no more is kept than any browser says', async () => {
  const { id, email, post } = await account();
  await post('/api/auth/login', { email, password }, { 'user-agent': 'x'.repeat(2000) });
  expect((await signIns()).find(({ by }) => by.id === id)?.userAgent).toBe('x'.repeat(300));
  const sessions = db.selectFrom('sessions').select('user_agent').where('administrator_id', '=', id);
  expect(await sessions.execute()).toEqual([{ user_agent: 'x'.repeat(300) }]);
});

test('events go after three months', async () => {
  const { from, signIn } = await account();
  await signIn('faux');
  expect(await eventsFrom(from)).toHaveLength(1);
  const later = (days: number) => new Date(mondayMorning.getTime() + days * 86_400_000);
  await clearSecurityEvents(db, later(89));
  expect(await eventsFrom(from)).toHaveLength(1);
  await clearSecurityEvents(db, later(91));
  expect(await eventsFrom(from)).toEqual([]);
});

test('both lists come a page at a time, and nothing twice', async () => {
  for (const { signIn } of [await account(), await account()]) {
    await signIn('faux');
    await signIn(password);
  }
  for (const list of ['listSecurityEvents', 'listSignIns'] as const) {
    const first = await owner.call('security', list, { limit: 1 });
    const second = await owner.call('security', list, { limit: 1, after: first.next ?? 'none' });
    const events = (await owner.call('security', list, { limit: 2 })).items;
    expect([...first.items, ...second.items]).toEqual(events);
    expect(events).toHaveLength(2);
  }
});

test('only who manages administrators sees any of it', async () => {
  const manager = await signedIn('kitchen');
  const visitor = await client();
  for (const list of ['listSecurityEvents', 'listSignIns'] as const)
    for (const person of [manager, visitor]) expect(person.offers('security', list)).toBe(false);
});
