import { expect, test } from 'vitest';
import { createFirstAdministrator } from '../administrators/first-administrator.ts';
import { testApp } from '../testing/test-app.ts';

const claire = { email: 'claire@example.com', password: 'un mot de passe tranquille' };

/** An application with Claire as its owner, and the answers to somebody who asks for reset links. */
async function house() {
  const { app, db, mails } = await testApp();
  await createFirstAdministrator(db, claire);
  async function ask(email: string): Promise<number> {
    return (await app.inject({ method: 'POST', url: '/api/auth/password-resets', body: { email } })).statusCode;
  }
  return { ask, mails };
}

test.each([claire.email, 'nobody@example.com'])(
  'the sixth request for %s in a quarter of an hour is refused',
  async (email) => {
    const { ask, mails } = await house();
    const answers: number[] = [];
    for (let request = 0; request < 6; request++) answers.push(await ask(email));
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await mails()).toHaveLength(email === claire.email ? 5 : 0);
  },
);

test('one address cannot ask for ever more accounts', async () => {
  const { ask } = await house();
  const answers: number[] = [];
  for (let request = 0; request < 51; request++) answers.push(await ask(`nobody-${request}@example.com`));
  expect(answers.slice(-2)).toEqual([204, 429]);
});
