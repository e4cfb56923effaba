import { expect, test } from 'vitest';
import { StartError } from '../../core/start-error.ts';
import { testApp } from '../../testing/test-app.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { isEasyPassword, refuseEasyPassword } from './password-strength.ts';

const { app, db, client, signedIn, mails } = await testApp();
const owner = await signedIn('owner');
const good = 'la cuisine est ouverte';
const karim = { firstName: 'Karim', lastName: 'Benali', locale: 'fr', role: 'kitchen', active: true } as const;
let count = 0;

/** Karim’s account, with a password that nobody finds. */
async function account() {
  const email = `karim-${count++}@example.com`;
  return { ...(await owner.call('administrators', 'create', {}, { ...karim, email, password: good })), email };
}

async function linkFor(email: string): Promise<string> {
  await app.inject({ method: 'POST', url: '/api/auth/password-resets', body: { email } });
  const [mail] = (await mails()).filter(({ to }) => to?.some(({ address }) => address === email));
  return /#mot-de-passe=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Each place where a password is set through the API. */
const places: Record<string, (password: string) => Promise<unknown>> = {
  'a new administrator': (password) =>
    owner.call('administrators', 'create', {}, { ...karim, email: `karim-${count++}@example.com`, password }),
  'an administrator': async (password) => {
    const { id, email, version } = await account();
    return owner.call('administrators', 'update', { id }, { ...karim, email, version, password });
  },
  'one’s own account': async (password) => {
    const { email } = await account();
    const { token } = await (await client()).call('sign-in', 'login', {}, { email, password: good });
    return (await client(token)).call('account', 'changePassword', {}, { current: good, password });
  },
  'a forgotten password': async (password) => {
    const token = await linkFor((await account()).email);
    return (await client()).call('sign-in', 'resetPassword', {}, { token, password });
  },
};

const easy = ['password1234', ' '.repeat(12), 'azertyuiop12', 'aaaaaaaaaaaaaaaaaaaa'];

test.each(Object.keys(places).flatMap((place) => easy.map((password) => ({ place, password }))))(
  'for $place “$password” is refused: who guesses finds it',
  async ({ place, password }) => {
    await expect(places[place]?.(password)).rejects.toMatchObject({
      problem: { status: 422, errors: [{ field: 'password', code: 'too-easy' }] },
    });
  },
);

test.each(Object.keys(places))('for %s a password is taken that nobody finds', async (place) => {
  await places[place]?.('quatre courgettes jaunes dansent');
});

test('a house does not open with an ADMIN_PASSWORD that is found', async () => {
  const { db } = await testApp();
  const settings = { email: 'claire@example.com', password: 'password1234' };
  await expect(createFirstAdministrator(db, settings)).rejects.toThrow(StartError);
  expect(await db.selectFrom('administrators').select('id').execute()).toEqual([]);
});

test('once there is somebody the setting is not looked at any more', async () => {
  const settings = { email: 'claire@example.com', password: 'password1234' };
  expect(await createFirstAdministrator(db, settings)).toBeUndefined();
});

test('nobody waits while a long password is measured', async () => {
  const [processUsage, ofThread] = [process.cpuUsage(), process.threadCpuUsage()];
  await isEasyPassword('courgettes dansantes et '.repeat(8));
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
  // The worker reads dictionaries and counts; this thread does hardly anything, however busy the machine is.
  expect(sum(process.threadCpuUsage(ofThread))).toBeLessThan(sum(process.cpuUsage(processUsage)) / 2);
});

/** As dear to measure as a password can be. */
const hard = '4@8({[</369&#!1|0$5+7%2'.repeat(9).slice(0, 200);

test('who chooses a password waits for one of each address at most, and who is signed in for none of theirs', async () => {
  const finishedNames: string[] = [];
  const choose = (name: string, chooser: Parameters<typeof refuseEasyPassword>[1], password = good) =>
    refuseEasyPassword(password, chooser).then(() => finishedNames.push(name));
  await isEasyPassword(good);
  const attack = Array.from({ length: 10 }, () => choose('attacker', { address: '203.0.113.1' }, hard));
  const neighbours = [choose('neighbour', { address: '203.0.113.2' }), choose('owner', { kind: 'staff', id: 1 })];
  await Promise.all([...attack, ...neighbours]);
  expect(finishedNames.indexOf('owner')).toBeLessThan(3);
  expect(finishedNames.indexOf('neighbour')).toBeLessThan(4);
});

test('one address has twenty passwords measured beside the one under way, and is told when to come again', async () => {
  const choices = await Promise.allSettled(
    Array.from({ length: 30 }, () => refuseEasyPassword(good, { address: '203.0.113.3' })),
  );
  const refusals = choices.filter(({ status }) => status === 'rejected');
  expect(refusals).toHaveLength(9);
  expect(refusals[0]).toMatchObject({ reason: { code: 'not-ready', details: { retryAfter: 5 } } });
});
