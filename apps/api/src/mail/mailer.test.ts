import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOutbox } from '../testing/read-outbox.ts';
import { startSmtpServer } from '../testing/servers/smtp-server.ts';
import { testFolder } from '../testing/test-folder.ts';
import { type Mail, type MailerOptions, openMailer } from './mailer.ts';

const folder = testFolder();

const mail: Mail = {
  to: { name: 'Inès Delcourt', address: 'ines@example.com' },
  subject: 'Votre commande de l’été',
  text: 'Bonjour Inès',
  html: '<p>Bonjour <b>Inès</b></p>',
};

let count = 0;
/** A mailer with an outbox of its own, and what it said to the log. */
function mailer(more: Partial<MailerOptions> = {}) {
  const outbox = join(folder, String(count++), 'outbox');
  const lines: string[] = [];
  const from = { name: 'Traiteur', address: 'no-reply@traiteur.example' };
  const log = (line: string) => void lines.push(line);
  return { ...openMailer({ outbox, from, clock: () => new Date(), log, ...more }), outbox, lines };
}

/** A mail server, and the addresses that it was asked to deliver to. */
async function serverOfRecipients() {
  const recipients: string[] = [];
  const server = await startSmtpServer({
    onRcptTo({ address }, _, callback) {
      recipients.push(address);
      callback();
    },
  });
  return { server, recipients };
}

test('without a mail server a mail is kept whole, as a file that mail programs read', async () => {
  const { send, outbox } = mailer();
  await send(mail);
  expect(await readOutbox(outbox)).toMatchObject([
    {
      from: { name: 'Traiteur', address: 'no-reply@traiteur.example' },
      to: [{ name: 'Inès Delcourt', address: 'ines@example.com' }],
      subject: mail.subject,
      text: `${mail.text}\n`,
      html: `${mail.html}\n`,
    },
  ]);
});

test('a name on two lines stands on one in the mail’s head', async () => {
  const { send, outbox } = mailer();
  await send({ ...mail, to: { ...mail.to, name: 'Inès\r\nBcc: eve@example.com' } });
  expect(await readOutbox(outbox)).toMatchObject([
    { to: [{ name: 'Inès Bcc: eve@example.com', address: 'ines@example.com' }] },
  ]);
});

test('the names of kept mails sort by time, and in one moment by which came first', async () => {
  const times = ['2026-11-23T09:00:00.000Z', '2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z'];
  const moments = times.map((time) => new Date(time));
  const { send, outbox } = mailer({ clock: () => moments.shift() ?? new Date() });
  for (const subject of ['first', 'second', 'third']) await send({ ...mail, subject });
  expect((await readOutbox(outbox)).map(({ subject }) => subject)).toEqual(['first', 'second', 'third']);
});

test('nobody else on the machine reads the kept mails', async () => {
  const { send, outbox } = mailer();
  await send(mail);
  const modes = [outbox, ...readdirSync(outbox).map((name) => join(outbox, name))].map((path) => statSync(path).mode);
  expect(modes.map((mode) => mode & 0o077)).toEqual([0, 0]);
});

test('with a mail server a mail goes there, and none is kept', async () => {
  const { url, emails } = await startSmtpServer();
  const { send, outbox } = mailer({ server: url });
  await send(mail);
  expect(emails).toMatchObject([{ subject: mail.subject, to: [{ address: 'ines@example.com' }] }]);
  expect(await readOutbox(outbox)).toEqual([]);
});

test('a line break in a name adds no header and no recipient', async () => {
  const { server, recipients } = await serverOfRecipients();
  await mailer({ server: server.url }).send({
    ...mail,
    to: { name: 'Inès\r\nBcc: thief@example.com', address: 'ines@example.com' },
  });
  expect(server.emails.flatMap(({ headers }) => headers.map(({ key }) => key))).not.toContain('bcc');
  expect(recipients).toEqual(['ines@example.com']);
});

test('a line break in an address reaches nobody', async () => {
  const { server, recipients } = await serverOfRecipients();
  const to = { name: 'Inès', address: 'ines@example.com\r\nBcc: thief@example.com' };
  await expect(mailer({ server: server.url }).send({ ...mail, to })).rejects.toThrow('Bad recipient address');
  expect([server.emails, recipients]).toEqual([[], []]);
});

test('a line break in a subject adds no header', async () => {
  const { send, outbox } = mailer();
  await send({ ...mail, subject: 'Votre commande\r\nBcc: thief@example.com' });
  const [email] = await readOutbox(outbox);
  expect(email?.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('what is posted has left once the mailer is settled', async () => {
  const { post, settled, outbox } = mailer();
  post(() => Promise.resolve(mail));
  post(() => Promise.resolve(undefined));
  await settled();
  expect(await readOutbox(outbox)).toHaveLength(1);
});

test('a mail that the server does not take is told to the log, without its address', async () => {
  const { url } = await startSmtpServer({
    onRcptTo({ address }, _, callback) {
      callback(new Error(`There is no ${address} here`));
    },
  });
  const { post, settled, lines } = mailer({ server: url });
  post(() => Promise.resolve(mail));
  await settled();
  expect(lines).toEqual(['A mail could not leave: EENVELOPE RCPT TO 550.']);
});

test('a mail server that does not answer is told to the log', async () => {
  const { post, settled, lines } = mailer({ server: 'smtp://127.0.0.1:9' });
  post(() => Promise.resolve(mail));
  await settled();
  expect(lines).toEqual([expect.stringMatching(/^A mail could not leave: ESOCKET CONN\.$/)]);
});
