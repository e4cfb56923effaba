import { everyOperation } from '@traiteur/contract/operations.ts';
import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { SecondFactorGroup } from '@traiteur/domain/access/second-factor.ts';
import { afterEach, expect, test } from 'vitest';
import { authenticatorApp } from '../../testing/factors/authenticator-app.ts';
import { passkeyDevice } from '../../testing/factors/passkey-device.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db, signedIn, time } = await testApp();

const requireOf = (group: SecondFactorGroup) =>
  db.updateTable('second_factor_policies').set({ required_of: group }).execute();
afterEach(() => requireOf('nobody'));

const nouns: readonly Tagged[] = everyOperation;
const operations = nouns.flatMap(({ operations: operationsOfNoun }) => Object.values(operationsOfNoun));
const closedOperations = operations.filter(
  ({ scope, withoutSecondFactor }) => scope !== 'public' && scope !== 'client' && !withoutSecondFactor,
);

const ask = ({ method, path }: Operation, token: string) =>
  app.inject({
    method,
    url: `/api${path.replace(/\{\w+\}/g, '1')}`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  });
const missingFactor = { problem: { code: 'second-factor-missing' } };

test('there are operations to keep closed', () => {
  expect(closedOperations.length).toBeGreaterThan(60);
});

test('who lacks the factor that is required does nothing before it is added', async () => {
  const { token } = await signedIn('owner');
  await requireOf('everybody');
  for (const operation of closedOperations) {
    const answer = await ask(operation, token);
    expect([operation.path, answer.statusCode, answer.json()]).toMatchObject([
      operation.path,
      403,
      { code: 'second-factor-missing' },
    ]);
  }
});

test('required of owners, it is asked of no other role', async () => {
  const [owner, cook] = [await signedIn('owner'), await signedIn('kitchen')];
  await requireOf('owners');
  await expect(owner.call('tags', 'list', {})).rejects.toMatchObject(missingFactor);
  expect(await cook.call('tags', 'list', {})).toHaveProperty('items');
});

test('who adds an authenticator app goes on in the same session', async () => {
  const cook = await signedIn('kitchen');
  await requireOf('everybody');
  expect((await cook.call('sign-in', 'getUser')).user.secondFactorMissing).toBe(true);
  const { seed, enrolment } = await cook.call('second-factor', 'startAuthenticator');
  const code = authenticatorApp(seed).codeAt(time.now);
  await cook.call('second-factor', 'confirmAuthenticator', {}, { enrolment, code });
  expect((await cook.call('sign-in', 'getUser')).user.secondFactorMissing).toBe(false);
  expect(await cook.call('tags', 'list', {})).toHaveProperty('items');
});

test('so does who adds a passkey', async () => {
  const cook = await signedIn('kitchen');
  await requireOf('everybody');
  const answer = passkeyDevice().make(await cook.call('second-factor', 'startPasskey'));
  await cook.call('second-factor', 'addPasskey', {}, { name: 'Téléphone', answer });
  expect(await cook.call('tags', 'list', {})).toHaveProperty('items');
});

test('who had theirs taken by an owner adds another before anything else', async () => {
  const [owner, cook] = [await signedIn('owner'), await signedIn('kitchen')];
  for (const person of [owner, cook]) {
    const { seed, enrolment } = await person.call('second-factor', 'startAuthenticator');
    const code = authenticatorApp(seed).codeAt(time.now);
    await person.call('second-factor', 'confirmAuthenticator', {}, { enrolment, code });
  }
  const { id } = await cook.call('account', 'getAccount');
  await requireOf('everybody');
  await owner.call('second-factor', 'removeColleagueFactors', { id });
  await db.updateTable('sessions').set({ ended_at: null }).where('administrator_id', '=', id).execute();
  await expect(cook.call('tags', 'list', {})).rejects.toMatchObject(missingFactor);
});

test('what changes a factor asks for the password again, ten minutes after it was given', async () => {
  const cook = await signedIn('kitchen');
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + 10 * 60_000 + 1);
  for (const name of ['startAuthenticator', 'startPasskey', 'removeAuthenticator', 'replaceRecoveryCodes'] as const)
    await expect(cook.call('second-factor', name)).rejects.toMatchObject({
      problem: { code: 'recent-sign-in-needed' },
    });
  time.now = startTime;
});
