import { demoSiret } from '../../../../../db/demo/load-company.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { openMailer } from '../../mail/mailer.ts';

const { app, db, mailer, signedIn } = await testApp();
const owner = await signedIn('owner');
const keptLetters = async () => (await owner.call('mails', 'listKeptLetters')).items;
const isDemonstration = (is: boolean) =>
  db
    .updateTable('company')
    .set({ siret: is ? demoSiret : '' })
    .execute();

const letter = (subject: string) => ({
  to: { name: 'Nora Vidal', address: 'nora@example.com' },
  subject,
  text: 'Bonjour Nora,\n\nhttps://office.example.com/invitation#été',
});

test('in the demonstration an owner reads the letters that did not leave, the newest first, links and all', async () => {
  await isDemonstration(true);
  for (const subject of ['Invitation', 'Nouveau mot de passe']) await mailer.send(letter(subject));
  const [newest, oldest, ...rest] = await keptLetters();
  expect([newest, oldest]).toMatchObject([
    { to: 'nora@example.com', subject: 'Nouveau mot de passe', text: letter('').text },
    { subject: 'Invitation' },
  ]);
  expect(rest).toEqual([]);
});

test('nobody but an owner reads the letters of the demonstration', async () => {
  await isDemonstration(true);
  const { token } = await signedIn('manager');
  const answer = await app.inject({ url: '/api/kept-letters', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(403);
});

test('in a house of its own company no letter is shown to anybody', async () => {
  await mailer.send(letter('Invitation'));
  await isDemonstration(false);
  expect(await keptLetters()).toEqual([]);
});

test.each([
  ['the house is none to show its letters', {}],
  ['mails leave', { showsOutbox: true, server: (await startSmtpServer()).url }],
])('a mailer reads no letters where %s', (_, options) => {
  const from = { name: 'Traiteur', address: 'no-reply@traiteur.example' };
  const { readKept } = openMailer({ outbox: '/nowhere', from, clock: () => new Date(), log: () => {}, ...options });
  expect(readKept).toBeUndefined();
});
