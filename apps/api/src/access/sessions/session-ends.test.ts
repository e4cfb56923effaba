import { quickHash } from '../../testing/quick-hash.ts';
import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, time, client, signedIn, mails } = await testApp();
const visitor = await client();
const owner = await signedIn('owner');
const password = 'la cuisine est ouverte';
const passwordHash = await quickHash(password);

let count = 0;
/** Somebody signed in, with what renews their session. */
async function colleague() {
  const email = `karim-${count++}@example.com`;
  const person = { email, passwordHash, firstName: 'Karim', lastName: 'Benali', role: 'kitchen' } as const;
  const id = await builder(db).administrator(person);
  const { token, refresh_token = '' } = await visitor.call('sign-in', 'login', {}, { email, password });
  return { id, email, here: await client(token), refresh_token };
}
type Colleague = Awaited<ReturnType<typeof colleague>>;

const renew = (refresh_token: string) => visitor.call('sign-in', 'refreshSession', {}, { refresh_token });
const save = async ({ id, email }: Colleague, change: { active: boolean; password: string }) => {
  const { version } = await owner.call('administrators', 'get', { id });
  const person = { firstName: 'Karim', lastName: 'Benali', email, locale: 'fr', role: 'kitchen' } as const;
  await owner.call('administrators', 'update', { id }, { ...person, ...change, version });
};

test.each<[string, (person: Colleague) => Promise<unknown>]>([
  ['ended-by-owner', ({ id }) => owner.call('administrators', 'endColleagueSessions', { id })],
  ['deactivated', (person) => save(person, { active: false, password: '' })],
  ['password-changed', (person) => save(person, { active: true, password: 'une autre phrase secrète' })],
  ['second-factor-removed', ({ id }) => owner.call('second-factor', 'removeColleagueFactors', { id })],
  ['signed-out', ({ here }) => here.call('sessions', 'endSessions')],
])('who comes back to a session that is over is told why: %s', async (sessionEnd, end) => {
  const person = await colleague();
  await end(person);
  await expect(renew(person.refresh_token)).rejects.toMatchObject({ problem: { code: 'session-ended', sessionEnd } });
});

test('who comes back after its five days is told so', async () => {
  const { refresh_token } = await colleague();
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + 5 * 86_400_000);
  await expect(renew(refresh_token))
    .rejects.toMatchObject({ problem: { sessionEnd: 'expired' } })
    .finally(() => {
      time.now = startTime;
    });
});

test('who holds a made-up token, half of one, or one that was used is told nothing', async () => {
  const person = await colleague();
  const { refresh_token: newer = '' } = await renew(person.refresh_token);
  await owner.call('administrators', 'endColleagueSessions', { id: person.id });
  const [secret = ''] = newer.split('.');
  for (const token of ['made-up', secret, `${secret}.${'x'.repeat(43)}`, person.refresh_token]) {
    const refusal = await renew(token).catch((failure: unknown) => failure);
    expect(refusal).toMatchObject({ problem: { code: 'session-ended' } });
    expect(refusal).not.toHaveProperty('problem.sessionEnd');
  }
  await expect(renew(newer)).rejects.toMatchObject({ problem: { sessionEnd: 'ended-by-owner' } });
});

test('a session whose token was copied says so to who holds the newer one', async () => {
  const { refresh_token } = await colleague();
  const { refresh_token: newer = '' } = await renew(refresh_token);
  await renew(refresh_token).catch(() => undefined);
  await expect(renew(newer)).rejects.toMatchObject({ problem: { sessionEnd: 'copied' } });
});

test('ending a colleague’s sessions leaves the account open, tells them by mail, and is in the log', async () => {
  const { id, email, here } = await colleague();
  await owner.call('administrators', 'endColleagueSessions', { id });
  await expect(here.call('sign-in', 'getUser')).rejects.toMatchObject({ status: 401 });
  expect(await visitor.call('sign-in', 'login', {}, { email, password })).toHaveProperty('token');
  const theirMails = (await mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  expect(theirMails).toMatchObject([{ subject: 'Traiteur\u202f: vos sessions sont terminées' }]);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'administrators', thingId: String(id) });
  expect(items).toMatchObject([{ operation: 'endColleagueSessions', thing: { name: 'Karim Benali' }, after: null }]);
});

test('an owner who ends their own keeps the one they do it in', async () => {
  const { user } = await owner.call('sign-in', 'getUser');
  await owner.call('administrators', 'endColleagueSessions', { id: user.id });
  expect(await owner.call('sign-in', 'getUser')).toHaveProperty('user');
});

test('nobody else ends them', async () => {
  const { id } = await colleague();
  const manager = await signedIn('manager');
  expect(manager.offers('administrators', 'endColleagueSessions')).toBe(false);
  await expect(owner.call('administrators', 'endColleagueSessions', { id: 999_999 })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  expect(id).toBeGreaterThan(0);
});
