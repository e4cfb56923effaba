import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickHash } from '../testing/quick-hash.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { migrate } from '../database/server/migrate.ts';
import { openPool } from '../database/server/pool.ts';
import { authenticatorApp } from '../testing/factors/authenticator-app.ts';
import { builder } from '../testing/builder.ts';
import { runAdmin, runAdminOnTerminal, startTraiteur } from '../testing/running-traiteur.ts';
import { startTcpServer } from '../testing/servers/tcp-server.ts';
import { testFolder } from '../testing/test-folder.ts';

const karim = ['--email', 'karim@example.com'];
const names = ['--first-name', 'Karim', '--last-name', 'Benali'];
const password = 'la cuisine est ouverte';

async function post(port: number, path: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('while Traiteur runs', () => {
  const settings = { DATA_DIR: testFolder() };
  const traiteur = startTraiteur({
    ...settings,
    ADMIN_EMAIL: 'claire@example.com',
    ADMIN_PASSWORD: 'un mot de passe tranquille',
  });
  let port = 0;
  beforeAll(async () => {
    port = await traiteur.port;
  });
  const pool = openPool(`postgres://traiteur@/traiteur?host=${join(settings.DATA_DIR, 'postgres')}`);
  afterAll(async () => {
    await pool.end();
    traiteur.kill('SIGTERM');
    await traiteur.ended;
  });

  const signIn = (email: string, secret: string) => post(port, 'login', { email, password: secret });
  let count = 0;
  const passwordHash = quickHash(password);
  /** Adds an administrator who has never signed in, and answers their e-mail address. */
  async function newcomer(): Promise<string> {
    const account = { email: `karim-${count++}@example.com`, firstName: 'Karim', lastName: 'Benali' };
    await builder(statementsOn(pool)).administrator({ ...account, passwordHash: await passwordHash });
    return account.email;
  }

  test('who was created signs in with the password piped in', async () => {
    const { code, output } = await runAdmin(settings, ['create', ...karim, ...names], `${password}\n`);
    expect([code, output]).toEqual([0, 'Karim Benali may sign in as karim@example.com, with the role owner.\n']);
    expect((await signIn('karim@example.com', password)).status).toBe(200);
  });

  test('the audit log says that it was done at the terminal', async () => {
    const email = 'nour@example.com';
    await runAdmin(settings, ['create', '--email', email, ...names], password);
    await runAdmin(settings, ['reset', '--email', email], password);
    const claire = await signIn('claire@example.com', 'un mot de passe tranquille');
    const { token } = (await claire.json()) as { token: string };
    const answer = await fetch(`http://127.0.0.1:${port}/api/audit-entries?search=npm+run+let-in&limit=2`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({
      items: [{ operation: 'resetPassword' }, { operation: 'createAdministrator', by: { id: null } }],
    });
  });

  test('role and language are as said', async () => {
    const more = ['--email', 'odile@example.com', '--role', 'kitchen', '--locale', 'en'];
    await runAdmin(settings, ['create', ...names, ...more], password);
    const { token } = (await (await signIn('odile@example.com', password)).json()) as { token: string };
    const user = await fetch(`http://127.0.0.1:${port}/api/auth/user`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await user.json()).toMatchObject({
      user: { locale: 'en', scope: expect.not.arrayContaining(['administrators:write']) as string[] },
    });
  });

  test('a made-up password is shown once, and good', async () => {
    const email = await newcomer();
    const { output } = await runAdmin(settings, ['reset', '--email', email.toUpperCase(), '--generate']);
    const [, newPassword = ''] = /^The password is (\S+) \(shown this once\)\.$/m.exec(output) ?? [];
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  test('who lost their second factor gets in by the password alone, where the reset says so', async () => {
    const email = await newcomer();
    const { token } = (await (await signIn(email, password)).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = (method: string, path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}/api/account/${path}`, { method, headers, body: JSON.stringify(body) });
    const newApp = await call('POST', 'authenticator-enrolments', {});
    const { seed, enrolment } = (await newApp.json()) as { seed: string; enrolment: string };
    await call('PUT', 'authenticator', { enrolment, code: authenticatorApp(seed).codeAt(new Date()) });
    await runAdmin(settings, ['reset', '--email', email], password);
    expect(await (await signIn(email, password)).json()).toMatchObject({ code: 'second-factor-needed' });
    const { output } = await runAdmin(settings, ['reset', '--email', email, '--without-second-factor'], password);
    expect(output).toContain('Nothing is asked for after the password any more.');
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('a reset ends the sessions, and the waiting after wrong passwords', async () => {
    const email = await newcomer();
    const { refresh_token } = (await (await signIn(email, password)).json()) as { refresh_token: string };
    for (let attempt = 0; attempt < 11; attempt++) await signIn(email, 'wrong');
    const { code, output } = await runAdmin(settings, ['reset', '--email', email], 'une autre phrase secrète');
    expect([code, output]).toEqual([0, `Karim Benali has a new password as ${email}, and no open session.\n`]);
    expect((await post(port, 'refresh', { refresh_token })).status).toBe(401);
    expect((await signIn(email, 'une autre phrase secrète')).status).toBe(200);
  });

  async function deactivate(email: string): Promise<void> {
    await pool.query('update administrators set active = false where email = $1', [email]);
  }

  test('an inactive account stays so, which is said', async () => {
    const email = await newcomer();
    await deactivate(email);
    const { code, output } = await runAdmin(settings, ['reset', '--email', email], password);
    expect([code, output.split('\n')[1]]).toEqual([
      0,
      'The account is inactive and stays so: --activate lets it sign in.',
    ]);
    expect((await signIn(email, password)).status).toBe(401);
  });

  test('an inactive account is activated when that is said', async () => {
    const email = await newcomer();
    await deactivate(email);
    const { output } = await runAdmin(settings, ['reset', '--email', email, '--activate'], password);
    expect(output).toContain('The account is active again.');
    expect((await signIn(email, password)).status).toBe(200);
  });

  // The program that gives a terminal takes other arguments elsewhere.
  const testOnTerminal = test.skipIf(process.platform !== 'linux');

  testOnTerminal('a password typed on the terminal is not seen', async () => {
    const email = await newcomer();
    const typedPassword = 'une phrase que nul ne voit';
    const { code, output } = await runAdminOnTerminal(
      settings,
      ['reset', '--email', email],
      [typedPassword, typedPassword],
    );
    expect(code).toBe(0);
    expect(output).toBe(
      `New password: \r\nOnce more: \r\nKarim Benali has a new password as ${email}, and no open session.\r\n`,
    );
    expect((await signIn(email, typedPassword)).status).toBe(200);
  });

  testOnTerminal('two different passwords typed change nothing', async () => {
    const email = await newcomer();
    const { code, output } = await runAdminOnTerminal(
      settings,
      ['reset', '--email', email],
      ['une phrase', 'une autre'],
    );
    expect([code, output]).toEqual([1, expect.stringContaining('The two passwords differ: nothing was changed.')]);
  });

  testOnTerminal('giving up on the terminal changes nothing', async () => {
    const email = await newcomer();
    const { code, output } = await runAdminOnTerminal(settings, ['reset', '--email', email], ['\u0003']);
    expect([code, output]).toEqual([1, 'New password: \r\nNothing was changed.\r\n']);
  });

  test.each([
    [
      'an address that has an account',
      ['create', '--email', 'Claire@example.com', ...names],
      'Claire@example.com has an account: "npm run let-in -- reset --email Claire@example.com" gives it a new password.',
    ],
    [
      'an address without an account',
      ['reset', '--email', 'nobody@example.com'],
      'nobody@example.com has no account: "npm run let-in -- create" makes one.',
    ],
  ])('%s is said', async (_, args, sentence) => {
    expect(await runAdmin(settings, args, password)).toEqual({ code: 1, output: `${sentence}\n` });
  });

  test.each([
    ['court', 'A password has 12 to 200 characters.'],
    ['', 'No password was given: type one, pipe one in, or let --generate make one.'],
  ])('the password %j is refused', async (short, sentence) => {
    const args = ['reset', '--email', 'claire@example.com'];
    expect(await runAdmin(settings, args, short)).toEqual({ code: 1, output: `${sentence}\n` });
  });
});

describe('while Traiteur does not run', () => {
  test('the account is made in its database, which stops again', async () => {
    const settings = { DATA_DIR: testFolder() };
    const { code, output } = await runAdmin(settings, ['create', ...karim, ...names], password);
    expect([code, output]).toEqual([0, 'Karim Benali may sign in as karim@example.com, with the role owner.\n']);
    expect(existsSync(join(settings.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
    const traiteur = startTraiteur(settings);
    const answer = await post(await traiteur.port, 'login', { email: 'karim@example.com', password });
    traiteur.kill('SIGTERM');
    await traiteur.ended;
    expect(answer.status).toBe(200);
  });
});

describe('with a database of somebody else', () => {
  test('the account is made there, once it has its tables', async () => {
    const { port } = await startTcpServer();
    const settings = { DATABASE_URL: `postgres://owner:owner-secret@127.0.0.1:${port}/traiteur` };
    const create = () => runAdmin(settings, ['create', ...karim, ...names], password);
    expect(await create()).toEqual({
      code: 1,
      output: 'The database lacks tables of this version: start Traiteur once, which makes them.\n',
    });
    const pool = openPool(settings.DATABASE_URL);
    await migrate(pool);
    expect((await create()).code).toBe(0);
    const { rows } = await pool.query('select email from administrators');
    await pool.end();
    expect(rows).toEqual([{ email: 'karim@example.com' }]);
  });
});
