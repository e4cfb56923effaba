import { quickHash } from '../../testing/quick-hash.ts';
import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { authenticatorApp } from '../../testing/factors/authenticator-app.ts';
import { builder } from '../../testing/builder.ts';
import { passkeyDevice } from '../../testing/factors/passkey-device.ts';
import { during } from '../../testing/sequences/during.ts';
import { testApp } from '../../testing/test-app.ts';
import { openSession } from '../sessions/session-rows.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { app, db, client, time, mails } = await testApp();
const visitor = await client();
const make = builder(db);
const password = 'la cuisine est ouverte';
const passwordHash = await quickHash(password);
let count = 0;

/** Karim, at home: what he may call. */
async function karim() {
  const email = `karim-${count++}@example.com`;
  const id = await make.administrator({ email, passwordHash, firstName: 'Karim' });
  const { token } = await openSession(db, { kind: 'staff', id }, { userAgent: 'test', address: '127.0.0.1' }, time.now);
  const home = await client(token);
  const login = () => visitor.call('sign-in', 'login', {}, { email, password });
  return { id, email, home, login };
}

/** Karim with an authenticator app, half a minute after he has added it. */
async function karimWithApp() {
  const person = await karim();
  const { seed, enrolment } = await person.home.call('second-factor', 'startAuthenticator');
  const app = authenticatorApp(seed);
  const code = () => app.codeAt(time.now);
  const confirmation = { enrolment, code: code() };
  const { recoveryCodes } = await person.home.call('second-factor', 'confirmAuthenticator', {}, confirmation);
  later(30);
  return { ...person, code, recoveryCodes };
}

async function karimWithPasskey() {
  const person = await karim();
  const device = passkeyDevice();
  const answer = device.make(await person.home.call('second-factor', 'startPasskey'));
  await person.home.call('second-factor', 'addPasskey', {}, { name: 'Téléphone', answer });
  return { ...person, device };
}

type Person = Awaited<ReturnType<typeof karim>>;

const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const wrongCode = { problem: { status: 422, errors: [{ field: 'code', code: 'wrong-code' }] } };
const pass = (ticket: string, code: string) => visitor.call('sign-in', 'passSecondFactor', {}, { ticket, code });

/** What a sign-in with the password is answered. */
async function startSignIn({ login }: Person) {
  const refusal = await login().then(
    () => undefined,
    (error: ApiRefusal) => error,
  );
  const { code, status, secondFactor } = refusal?.problem ?? {};
  expect([code, status]).toEqual(['second-factor-needed', 401]);
  return { ticket: secondFactor?.ticket ?? '', means: secondFactor?.means };
}

async function whoseIs({ token }: { token: string }) {
  const answer = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });
  return answer.json<{ user: { email: string } }>().user.email;
}

const usePasskey = async (device: ReturnType<typeof passkeyDevice>, wishes = {}, ticket?: string) => {
  const request = await visitor.call('sign-in', 'startPasskeySignIn', {}, { ...(ticket && { ticket }) });
  return visitor.call('sign-in', 'signInWithPasskey', {}, { answer: device.use(request, wishes) });
};

test('whoever has no second factor signs in with the password alone', async () => {
  expect(await (await karim()).login()).toHaveProperty('token');
});

test('whoever has one is asked for it, and a code of the app opens the session', async () => {
  const person = await karimWithApp();
  const { ticket, means } = await startSignIn(person);
  expect(means).toEqual(['authenticator', 'recovery-code']);
  expect(await whoseIs(await pass(ticket, person.code()))).toBe(person.email);
});

test('a ticket for the password of before is worth nothing once there is another', async () => {
  const person = await karimWithApp();
  const { ticket } = await startSignIn(person);
  await person.home.call(
    'account',
    'changePassword',
    {},
    { current: password, password: 'le four reste froid demain' },
  );
  await expect(pass(ticket, person.code())).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
});

test('a ticket opens nothing by itself', async () => {
  const person = await karimWithApp();
  const { ticket } = await startSignIn(person);
  const answer = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${ticket}` } });
  expect(answer.statusCode).toBe(401);
  await expect(visitor.call('sign-in', 'refreshSession', {}, { refresh_token: ticket })).rejects.toMatchObject(
    refusedWith('session-ended'),
  );
});

test('a wrong password says nothing of the second factor', async () => {
  const { email } = await karimWithApp();
  await expect(visitor.call('sign-in', 'login', {}, { email, password: 'faux' })).rejects.toMatchObject(
    refusedWith('wrong-credentials'),
  );
});

test('a code is good once, and so are those before it', async () => {
  const person = await karimWithApp();
  const previousCode = person.code();
  later(30);
  const code = person.code();
  await pass((await startSignIn(person)).ticket, code);
  const { ticket } = await startSignIn(person);
  await expect(pass(ticket, code)).rejects.toMatchObject(wrongCode);
  await expect(pass(ticket, previousCode)).rejects.toMatchObject(wrongCode);
  later(30);
  expect(await pass(ticket, person.code())).toHaveProperty('token');
});

test('the code that added the app does not sign in', async () => {
  const person = await karim();
  const { seed, enrolment } = await person.home.call('second-factor', 'startAuthenticator');
  const code = authenticatorApp(seed).codeAt(time.now);
  await person.home.call('second-factor', 'confirmAuthenticator', {}, { enrolment, code });
  await expect(pass((await startSignIn(person)).ticket, code)).rejects.toMatchObject(wrongCode);
});

test.each([
  [-30, true],
  [30, true],
  [-90, false],
  [90, false],
])('a clock that is %i seconds off: %s', async (seconds, right) => {
  const person = await karimWithApp();
  later(120);
  const { ticket } = await startSignIn(person);
  const now = time.now;
  time.now = new Date(now.getTime() + seconds * 1000);
  const code = person.code();
  time.now = now;
  const outcome = await pass(ticket, code).then(
    () => true,
    () => false,
  );
  expect(outcome).toBe(right);
});

test('the same code twice at once opens one session', async () => {
  const person = await karimWithApp();
  const [firstSignIn, secondSignIn] = [await startSignIn(person), await startSignIn(person)];
  const code = person.code();
  const outcomes = await Promise.allSettled([pass(firstSignIn.ticket, code), pass(secondSignIn.ticket, code)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a ticket is good once, for ten minutes, and while the account is active', async () => {
  const person = await karimWithApp();
  const { ticket } = await startSignIn(person);
  await pass(ticket, person.code());
  later(30);
  await expect(pass(ticket, person.code())).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
  const late = await startSignIn(person);
  later(600);
  await expect(pass(late.ticket, person.code())).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
  const off = await startSignIn(person);
  await db.updateTable('administrators').set({ active: false }).where('id', '=', person.id).execute();
  await expect(pass(off.ticket, person.code())).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
  await expect(pass('made-up', '123456')).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
});

test('whose account is closed while they type their code gets no session', async () => {
  const person = await karimWithApp();
  const { ticket } = await startSignIn(person);
  const close = (transaction: typeof db) =>
    transaction.updateTable('administrators').set({ active: false }).where('id', '=', person.id).execute();
  const [outcome] = await during(db, close, [() => pass(ticket, person.code())]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: refusedWith('sign-in-state-unknown') });
});

test('a recovery code opens one session, however it is typed, and its owner is told', async () => {
  const person = await karimWithApp();
  const [code = ''] = person.recoveryCodes;
  expect(await pass((await startSignIn(person)).ticket, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toHaveProperty(
    'token',
  );
  await expect(pass((await startSignIn(person)).ticket, code)).rejects.toMatchObject(wrongCode);
  expect(await person.home.call('second-factor', 'getSecondFactor')).toMatchObject({ recoveryCodesLeft: 9 });
  const warnings = (await mails()).filter(
    ({ to, text }) => to?.[0]?.address === person.email && /code de secours/.test(text ?? ''),
  );
  expect(warnings).toHaveLength(1);
});

test('another account’s recovery code opens nothing', async () => {
  const [person, stranger] = [await karimWithApp(), await karimWithApp()];
  await expect(pass((await startSignIn(person)).ticket, stranger.recoveryCodes[0] ?? '')).rejects.toMatchObject(
    wrongCode,
  );
});

test('who guesses codes waits from the fifth on, with every ticket, and its owner is told that the password is known', async () => {
  const person = await karimWithApp();
  const { ticket } = await startSignIn(person);
  for (let guess = 0; guess < 5; guess++) await expect(pass(ticket, 'AAAA-AAAA-AAAA')).rejects.toMatchObject(wrongCode);
  await expect(pass(ticket, person.code())).rejects.toMatchObject(refusedWith('too-many-attempts'));
  await expect(pass((await startSignIn(person)).ticket, person.code())).rejects.toMatchObject(
    refusedWith('too-many-attempts'),
  );
  const warnings = (await mails()).filter(
    ({ to, text }) => to?.[0]?.address === person.email && /codes faux/.test(text ?? ''),
  );
  expect(warnings).toHaveLength(1);
  later(30);
  expect(await pass(ticket, person.code())).toHaveProperty('token');
});

test('of a burst of guesses five are looked at', async () => {
  const person = await karimWithApp();
  const { ticket } = await startSignIn(person);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => pass(ticket, '000').catch((error: ApiRefusal) => error.problem.code)),
  );
  expect(answers.filter((code) => code === 'invalid-input')).toHaveLength(5);
  expect(answers.filter((code) => code === 'too-many-attempts')).toHaveLength(15);
});

test('a passkey signs in by itself, without a name or a password', async () => {
  const { device, email } = await karimWithPasskey();
  const request = await visitor.call('sign-in', 'startPasskeySignIn', {}, {});
  expect(request).toMatchObject({ rpId: 'office.example.com', allowCredentials: [], userVerification: 'required' });
  expect(await whoseIs(await usePasskey(device))).toBe(email);
});

test('a passkey is the second step after the password', async () => {
  const person = await karimWithPasskey();
  const { ticket, means } = await startSignIn(person);
  expect(means).toEqual(['passkey', 'recovery-code']);
  const request = await visitor.call('sign-in', 'startPasskeySignIn', {}, { ticket });
  expect(request.allowCredentials).toMatchObject([{ type: 'public-key' }]);
  expect(await whoseIs(await usePasskey(person.device, {}, ticket))).toBe(person.email);
  await expect(pass(ticket, '123456')).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
});

test('many who begin with a passkey at an address only let those there wait who have one, and nobody after the password', async () => {
  const person = await karimWithPasskey();
  const count = { key: 'passkey address 127.0.0.1', attempts: 120, since: new Date() };
  await db
    .insertInto('sign_in_attempts')
    .values(count)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(count))
    .execute();
  const { ticket } = await startSignIn(person);
  expect(await whoseIs(await usePasskey(person.device, {}, ticket))).toBe(person.email);
  const attemptsLeft = db.selectFrom('sign_in_attempts').select('attempts').where('key', '=', count.key);
  expect((await attemptsLeft.executeTakeFirstOrThrow()).attempts).toBe(120);
  const start = performance.now();
  expect(await whoseIs(await usePasskey(person.device))).toBe(person.email);
  expect(performance.now() - start).toBeGreaterThan(450);
  await db.deleteFrom('sign_in_attempts').where('key', '=', count.key).execute();
});

test('after somebody’s password, another one’s passkey is refused', async () => {
  const [person, stranger] = [await karimWithPasskey(), await karimWithPasskey()];
  const { ticket } = await startSignIn(person);
  await expect(usePasskey(stranger.device, {}, ticket)).rejects.toMatchObject(refusedWith('passkey-refused'));
});

test.each([
  ['for a page of another site', { origin: 'https://evil.example' }],
  ['for another port of the host', { origin: 'https://office.example.com:8443' }],
  ['without its owner’s finger, face or PIN', { verified: false }],
  ['less often than before, as a copy would have', { counter: 1 }],
])('a passkey that has signed %s is refused', async (_, wishes) => {
  const { device } = await karimWithPasskey();
  await expect(usePasskey(device, wishes)).rejects.toMatchObject(refusedWith('passkey-refused'));
});

test('a passkey that was signed for another host is refused', async () => {
  const { device } = await karimWithPasskey();
  const request = await visitor.call('sign-in', 'startPasskeySignIn', {}, {});
  const answer = device.use({ ...request, rpId: 'example.com' });
  await expect(visitor.call('sign-in', 'signInWithPasskey', {}, { answer })).rejects.toMatchObject(
    refusedWith('passkey-refused'),
  );
});

test('a passkey’s answer is good once, for five minutes, and for a challenge of ours', async () => {
  const { device } = await karimWithPasskey();
  const send = (answer: ReturnType<typeof device.use>) => visitor.call('sign-in', 'signInWithPasskey', {}, { answer });
  const request = () => visitor.call('sign-in', 'startPasskeySignIn', {}, {});
  const answer = device.use(await request());
  await send(answer);
  await expect(send(answer)).rejects.toMatchObject(refusedWith('passkey-refused'));
  const late = device.use(await request());
  later(300);
  await expect(send(late)).rejects.toMatchObject(refusedWith('passkey-refused'));
  const forgery = device.use({ ...(await request()), challenge: 'bXkgb3du' });
  await expect(send(forgery)).rejects.toMatchObject(refusedWith('passkey-refused'));
});

test('a passkey of an inactive account, or one that was removed, opens nothing', async () => {
  const { device, id, home } = await karimWithPasskey();
  await db.updateTable('administrators').set({ active: false }).where('id', '=', id).execute();
  await expect(usePasskey(device)).rejects.toMatchObject(refusedWith('passkey-refused'));
  await db.updateTable('administrators').set({ active: true }).where('id', '=', id).execute();
  const [passkey] = (await home.call('second-factor', 'getSecondFactor')).passkeys;
  await home.call('second-factor', 'removePasskey', { id: passkey?.id ?? 0 });
  await expect(usePasskey(device)).rejects.toMatchObject(refusedWith('passkey-refused'));
});

test('a new password by a mailed link does not walk round the second factor', async () => {
  const person = await karimWithApp();
  await visitor.call('sign-in', 'requestPasswordReset', {}, { email: person.email });
  const mail = (await mails()).find(
    ({ to, text }) => to?.[0]?.address === person.email && /#mot-de-passe=/.test(text ?? ''),
  );
  const token = /#mot-de-passe=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await visitor.call('sign-in', 'resetPassword', {}, { token, password: 'une autre phrase secrète' });
  const again = visitor.call('sign-in', 'login', {}, { email: person.email, password: 'une autre phrase secrète' });
  await expect(again).rejects.toMatchObject(refusedWith('second-factor-needed'));
});
