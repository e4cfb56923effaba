import type { InvitationInput } from '@traiteur/contract/access/administrators.ts';
import { invitationTokenIn } from '@traiteur/contract/access/sign-in-addresses.ts';
import { expect, test } from 'vitest';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, pool, time, client, signedIn, mails } = await testApp();
const owner = await signedIn('owner');
const visitor = await client();
const password = 'une phrase bien à elle';
const endedInvitation = { problem: { code: 'invitation-ended', status: 410 } };
const accepted = { problem: { code: 'invitation-accepted', status: 409 } };

let count = 0;
const odile = (more: Partial<InvitationInput> = {}): InvitationInput => ({
  firstName: 'Odile',
  lastName: 'Marchand',
  email: `odile-${count++}@example.com`,
  locale: 'fr',
  role: 'kitchen',
  rights: null,
  ...more,
});
const tokenIn = (link: string | null) => invitationTokenIn(new URL(link ?? '').hash) ?? '';
async function invite(more: Partial<InvitationInput> = {}, by = owner) {
  const { link, ...invited } = await by.call('administrators', 'inviteAdministrator', {}, odile(more));
  return { ...invited, token: tokenIn(link) };
}
const read = (token: string) => visitor.call('sign-in', 'readInvitation', {}, { token });
const accept = (token: string, chosenPassword = password) =>
  visitor.call('sign-in', 'acceptInvitation', {}, { token, password: chosenPassword });
const signIn = (email: string) => visitor.call('sign-in', 'login', {}, { email, password });
const get = (id: number) => owner.call('administrators', 'get', { id });
async function save(id: number, change: { email?: string; role?: 'manager'; active?: boolean; password?: string }) {
  const { version, firstName, lastName, email, locale, role, active } = await get(id);
  const storedAdministrator = { firstName, lastName, email, locale, role, active, password: '' };
  return owner.call('administrators', 'update', { id }, { ...storedAdministrator, ...change, version });
}
/** Runs at another time, in hours from now. */
async function later(hours: number, work: () => Promise<unknown>): Promise<void> {
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + hours * 3_600_000);
  await work().finally(() => {
    time.now = startTime;
  });
}

test('who is invited reads whom the link is for, chooses a password, is signed in, and signs in with it afterwards', async () => {
  const { token, id, email } = await invite();
  expect(await read(token)).toEqual({
    firstName: 'Odile',
    email,
    invitedBy: 'Claire owner',
    expiresAt: '2026-11-26T09:00:00.000Z',
  });
  const session = await accept(token);
  const here = await client(session.token);
  expect(await here.call('sign-in', 'getUser')).toMatchObject({ user: { id, passwordOrigin: 'own' } });
  expect(await signIn(email)).toHaveProperty('token');
  expect(await get(id)).toMatchObject({ active: true, invited: false, linkExpiresAt: null });
});

test('the mail is in the language of who is invited, and its link stands in the fragment', async () => {
  const { token, email } = await invite({ locale: 'en' });
  const mailsSent = (await mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  expect(mailsSent).toMatchObject([{ subject: 'Claire owner invites you to Traiteur' }]);
  expect(mailsSent[0]?.text).toContain(`https://office.example.com/en/login#invitation=${token}`);
});

test('with a mail server nobody but the mailbox gets the link', async () => {
  const { url, emails } = await startSmtpServer();
  const house = await testApp({ smtpUrl: url });
  const boss = await house.signedIn('owner');
  expect(await boss.call('administrators', 'getInvitationTerms')).toEqual({ mailed: true, days: 3 });
  expect(await boss.call('administrators', 'inviteAdministrator', {}, odile())).toMatchObject({ link: null });
  await house.mailer.settled();
  expect(emails).toHaveLength(1);
});

test('until then the account is closed: no sign-in, no forgotten password, and the list says so', async () => {
  const { id, email } = await invite();
  expect(await get(id)).toMatchObject({ active: false, invited: true, linkExpiresAt: '2026-11-26T09:00:00.000Z' });
  await expect(signIn(email)).rejects.toMatchObject({ problem: { code: 'wrong-credentials' } });
  await visitor.call('sign-in', 'requestPasswordReset', {}, { email });
  const mailsSent = (await mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  expect(mailsSent).toHaveLength(1);
  expect((await owner.call('administrators', 'list', { search: email })).items).toMatchObject([{ invited: true }]);
});

test('a link works once, of two uses at once for one of them', async () => {
  const { token } = await invite();
  const uses = await Promise.allSettled([accept(token), accept(token, 'encore une autre phrase')]);
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(uses.find(({ status }) => status === 'rejected')).toMatchObject({ reason: endedInvitation });
  await expect(read(token)).rejects.toMatchObject(endedInvitation);
});

test('a link is good for three days, and then the list says that it is over', async () => {
  const { token, id } = await invite();
  await later(72, async () => {
    await expect(read(token)).rejects.toMatchObject(endedInvitation);
    await expect(accept(token)).rejects.toMatchObject(endedInvitation);
    const { items } = await (await signedIn('owner')).call('administrators', 'list', { search: 'Odile', limit: 200 });
    expect(items.find((row) => row.id === id)).toMatchObject({ invited: true, linkExpiresAt: null });
  });
  await later(71, () => accept(token));
});

test('inviting again sends another link, and the one of before is worth nothing', async () => {
  const { token, id } = await invite();
  const { link } = await owner.call('administrators', 'renewInvitation', { id });
  await expect(accept(token)).rejects.toMatchObject(endedInvitation);
  expect(await accept(tokenIn(link))).toHaveProperty('token');
  await expect(owner.call('administrators', 'renewInvitation', { id })).rejects.toMatchObject(accepted);
});

test('an invitation that is taken back is gone with its account, and the log forgets whom it was for', async () => {
  const { token, id, email } = await invite({ lastName: 'Vandijk' });
  await owner.call('administrators', 'withdrawInvitation', { id });
  await expect(accept(token)).rejects.toMatchObject(endedInvitation);
  await expect(get(id)).rejects.toMatchObject({ status: 404 });
  const { rows } = await pool.query<{ entry: string }>('select entry::text from audit_entries entry');
  expect(rows.map(({ entry }) => entry).join('\n')).not.toMatch(new RegExp(`Vandijk|${email}`));
});

test('an invitation that was just accepted is not taken back, whoever comes first', async () => {
  const { token, id } = await invite();
  const [acceptance, withdrawal] = await Promise.allSettled([
    accept(token),
    owner.call('administrators', 'withdrawInvitation', { id }),
  ]);
  expect([acceptance.status, withdrawal.status].sort()).toEqual(['fulfilled', 'rejected']);
  if (withdrawal.status === 'rejected') expect(withdrawal.reason).toMatchObject(accepted);
  else expect(acceptance).toMatchObject({ reason: endedInvitation });
});

test('a role that was changed meanwhile is the one that opens; another address ends the link', async () => {
  const { token, id } = await invite();
  await save(id, { role: 'manager' });
  const here = await client((await accept(token)).token);
  expect((await here.call('sign-in', 'getUser')).user.scope).toContain('discounts:write');
  const movedInvitation = await invite();
  await save(movedInvitation.id, { email: `elsewhere-${count}@example.com` });
  await expect(accept(movedInvitation.token)).rejects.toMatchObject(endedInvitation);
});

test.each<[string, { role?: 'manager'; active?: boolean }]>([
  ['is deactivated', { active: false }],
  ['is an owner no longer', { role: 'manager' }],
])('whoever %s has invited nobody', async (_, change) => {
  const inviter = await signedIn('owner');
  const { user } = await inviter.call('sign-in', 'getUser');
  const { token, id } = await invite({}, inviter);
  await save(user.id, change);
  await expect(accept(token)).rejects.toMatchObject(endedInvitation);
  expect(await get(id)).toMatchObject({ invited: true, linkExpiresAt: null });
  const { link } = await owner.call('administrators', 'renewInvitation', { id });
  expect(await accept(tokenIn(link))).toHaveProperty('token');
});

test('of an acceptance and the deactivation of its inviter at once, both end well or the link does', async () => {
  const inviter = await signedIn('owner');
  const { user } = await inviter.call('sign-in', 'getUser');
  const { token, id } = await invite({}, inviter);
  const [acceptance] = await Promise.allSettled([accept(token), save(user.id, { active: false })]);
  if (acceptance.status === 'rejected') expect(acceptance.reason).toMatchObject(endedInvitation);
  expect((await get(id)).invited).toBe(acceptance.status === 'rejected');
});

test('an address has one account: it is not invited twice, nor taken meanwhile', async () => {
  const { email } = await invite();
  const takenAddress = { problem: { code: 'administrator-exists', field: 'email' } };
  await expect(invite({ email: email.toUpperCase() })).rejects.toMatchObject(takenAddress);
  const administratorInput = { ...odile(), email, active: true, password };
  await expect(owner.call('administrators', 'create', {}, administratorInput)).rejects.toMatchObject(takenAddress);
});

test('an owner may type a first password instead, which ends the link; without one nobody invited is made active', async () => {
  const { token, id, email } = await invite();
  await expect(save(id, { active: true })).rejects.toMatchObject({
    problem: { errors: [{ field: 'password', code: 'required' }] },
  });
  await save(id, { active: true, password });
  await expect(accept(token)).rejects.toMatchObject(endedInvitation);
  const here = await client((await signIn(email)).token);
  expect((await here.call('sign-in', 'getUser')).user.passwordOrigin).toBe('given');
});

test.each([
  ['court', 'too-short'],
  ['motdepasse12', 'too-easy'],
])('the password %j is refused as %s, and the link stays good', async (easy, code) => {
  const { token } = await invite();
  await expect(accept(token, easy)).rejects.toMatchObject({ problem: { errors: [{ field: 'password', code }] } });
  expect(await accept(token)).toHaveProperty('token');
});

test.each(['made-up', '%00', '\u0000', "' or 1=1 --", '.', 'x'.repeat(200)])(
  'the hostile token %j opens nothing',
  async (token) => {
    await expect(accept(token)).rejects.toMatchObject({
      problem: { code: expect.stringMatching(/invitation-ended|invalid-input/) as string },
    });
  },
);

test('made-up tokens are counted by address, right ones are not', async () => {
  const { token } = await invite();
  const from = (day: string) =>
    app.inject({ method: 'POST', url: '/api/auth/invitations', body: { token: day }, remoteAddress: '192.0.2.7' });
  for (let attempt = 0; attempt < 100; attempt++) await from('made-up');
  expect([(await from('made-up')).statusCode, (await from(token)).statusCode]).toEqual([429, 200]);
});

test('only owners invite, with a recent sign-in, and only the hash of a token is kept', async () => {
  const manager = await signedIn('manager');
  expect(manager.offers('administrators', 'inviteAdministrator')).toBe(false);
  const { token, id } = await invite();
  const links = await db.selectFrom('invitations').selectAll().where('administrator_id', '=', id).execute();
  expect(JSON.stringify(links)).not.toContain(token);
  const { rows } = await pool.query<{ entry: string }>('select entry::text from audit_entries entry');
  expect(rows.map(({ entry }) => entry).join('\n')).not.toContain(token);
});

test('what happened is in the log, by whoever did it', async () => {
  const { token, id } = await invite();
  await owner.call('administrators', 'renewInvitation', { id });
  const second = await owner.call('administrators', 'renewInvitation', { id });
  expect(token).not.toBe(tokenIn(second.link));
  await accept(tokenIn(second.link));
  const { items } = await owner.call('audit-entries', 'list', { thingId: String(id) });
  expect(items.map(({ operation, by }) => `${operation} ${by.name}`)).toEqual(
    expect.arrayContaining(['acceptInvitation Odile Marchand', 'inviteAdministrator Claire owner']),
  );
});
