import { everyOperation } from '@traiteur/contract/operations.ts';
import { needsRecentSignIn, operationIdOf, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { builder } from '../../testing/builder.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const { app, db, client, mails, time } = await testApp();
const password = 'la cuisine est ouverte';
const passwordHash = await quickHash(password);
const visitor = await client();
const minutes = (count: number) => new Date(mondayMorning.getTime() + count * 60_000);
let count = 0;

/** An owner who signed in so many minutes ago, and does something now. */
async function ownerSince(ago: number) {
  const email = `claire-${count++}@example.com`;
  const id = await builder(db).administrator({ email, passwordHash });
  time.now = minutes(-ago);
  const { token } = await visitor.call('sign-in', 'login', {}, { email, password });
  time.now = mondayMorning;
  // As if the page had renewed it meanwhile.
  const renewed = { access_expires_at: minutes(60) };
  await db.updateTable('sessions').set(renewed).where('administrator_id', '=', id).execute();
  return { ...(await client(token)), id, email, token };
}

const nouns: readonly Tagged[] = everyOperation;
const asking = nouns.flatMap((noun) =>
  Object.entries(noun.operations)
    .filter(([, operation]) => operation.scope !== 'client' && needsRecentSignIn(operation))
    .map(([name, operation]) => ({ name: operationIdOf(noun, name), operation })),
);

test('what could take the account or the data away asks for one’s password again', () => {
  expect(asking.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createAdministrator',
      'inviteAdministrator',
      'renewInvitation',
      'updateAdministrator',
      'removeAdministrator',
      'downloadBackup',
      'exportClients',
      'removeAuthenticator',
      'addPasskey',
      'removeColleagueFactors',
      'upgradeDatabase',
    ]),
  );
});

test.each(asking)(
  '$name is refused eleven minutes after signing in, and answered after nine',
  async ({ operation }) => {
    for (const [ago, isRefused] of [
      [11, true],
      [9, false],
    ] as const) {
      const { token } = await ownerSince(ago);
      const answer = await app.inject({
        method: operation.method,
        url: `/api${operation.path.replace('{id}', '1')}`,
        headers: { authorization: `Bearer ${token}` },
        ...(operation.method === 'GET' ? {} : { payload: {} }),
      });
      expect(answer.body.includes('recent-sign-in-needed')).toBe(isRefused);
      if (isRefused) expect(answer.statusCode).toBe(403);
    }
  },
);

test('once the password is given again, it counts for ten minutes, and for this session alone', async () => {
  const here = await ownerSince(12);
  const karim = { firstName: 'K', lastName: 'B', locale: 'fr', role: 'kitchen', active: true, password } as const;
  const invite = (by = here) =>
    by.call('administrators', 'create', {}, { ...karim, email: `karim-${count++}@example.com` });
  const confirmationNeeded = { problem: { code: 'recent-sign-in-needed' } };
  await expect(invite()).rejects.toMatchObject(confirmationNeeded);
  await here.call('sign-in', 'confirmSignIn', {}, { password });
  await invite();
  time.now = minutes(11);
  await expect(invite()).rejects.toMatchObject(confirmationNeeded);
  time.now = mondayMorning;
  await expect(invite(await ownerSince(12))).rejects.toMatchObject(confirmationNeeded);
});

test('a wrong password confirms nothing, and cannot be guessed', async () => {
  const { token, ...here } = await ownerSince(12);
  const wrong = { problem: { status: 422, errors: [{ field: 'password', code: 'wrong-password' }] } };
  for (let attempt = 0; attempt < 10; attempt++)
    await expect(here.call('sign-in', 'confirmSignIn', {}, { password: 'faux' })).rejects.toMatchObject(wrong);
  const headers = { authorization: `Bearer ${token}` };
  const refusal = await app.inject({ method: 'POST', url: '/api/auth/confirmations', headers, body: { password } });
  expect([refusal.statusCode, Number(refusal.headers['retry-after']) > 800]).toEqual([429, true]);
});

test('guessing it from one session keeps nobody out who signs in or is signed in elsewhere', async () => {
  const borrowed = await ownerSince(12);
  for (let attempt = 0; attempt < 10; attempt++)
    await borrowed.call('sign-in', 'confirmSignIn', {}, { password: 'faux' }).catch(() => undefined);
  const { token } = await visitor.call('sign-in', 'login', {}, { email: borrowed.email, password });
  await (await client(token)).call('sign-in', 'confirmSignIn', {}, { password });
});

test('a new address is told to the one before, and a new password to its owner, in their language', async () => {
  const owner = await ownerSince(0);
  const email = 'karim@example.com';
  const karim = { firstName: 'Karim', lastName: 'Benali', email, locale: 'en', role: 'kitchen', active: true } as const;
  const { id, version } = await owner.call('administrators', 'create', {}, { ...karim, password });
  const movedAccount = { ...karim, email: 'thief@example.com', version, password: 'une autre phrase secrète' };
  await owner.call('administrators', 'update', { id }, movedAccount);
  const toKarim = (await mails()).filter(({ to }) => to?.[0]?.address === email);
  const sentMails = toKarim.map(({ to, subject, text }) => [to?.[0]?.address, subject, text]);
  expect(sentMails).toHaveLength(2);
  expect(sentMails).toEqual(
    expect.arrayContaining([
      [email, 'Traiteur: your e-mail address has changed', expect.stringContaining('thief@example.com')],
      [email, 'Traiteur: your password has changed', expect.stringContaining('Hello Karim')],
    ]),
  );
});

test('what was not saved is not told', async () => {
  const owner = await ownerSince(0);
  const mailCount = (await mails()).length;
  const { version: _, ...paul } = await owner.call(
    'administrators',
    'create',
    {},
    { firstName: 'P', lastName: 'M', email: 'paul@example.com', locale: 'fr', role: 'kitchen', active: true, password },
  );
  const stale = { firstName: 'P', lastName: 'M', email: 'other@example.com', locale: 'fr', role: 'kitchen' } as const;
  const saving = owner.call(
    'administrators',
    'update',
    { id: paul.id },
    { ...stale, active: true, password, version: 99 },
  );
  await expect(saving).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect(await mails()).toHaveLength(mailCount);
});
