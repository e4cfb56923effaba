import { eventMailKinds } from '@traiteur/domain/house/mail-kinds.ts';
import { orderEventKinds, orderLife } from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterwards } from '../../testing/afterwards.ts';
import { houseBrand } from '../../core/house-brand.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { testApp } from '../../testing/test-app.ts';
import { openMailer } from '../../mail/mailer.ts';
import { runJobs } from '../../jobs/run-jobs.ts';
import { asApp } from '../../testing/database/test-template.ts';
import { addMissingJobs, failInterruptedMails } from './mail-jobs.ts';
import { sendingMails, sendMail } from './send-mail.ts';

const { db, pool, ownerPool, url, time, mailer, signedIn, clientSignedIn, mails: outbox, house } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const owner = await signedIn('owner');

const clock = () => time.now;
const log: string[] = [];
const siteUrl = 'https://www.example.com';
const tell = (line: string) => void log.push(line);
const leaving = { ...mailer, leaves: true };
const sending = { db, clock, house, brand: houseBrand('Chez Claire'), siteUrl, mailer: leaving, log: tell };
const tenSeconds = () => void (time.now = new Date(time.now.getTime() + 10_000));

let keys = 0;
const place = (client = kitchen.marc) =>
  kitchen.place(claire, { ...client, lines: [kitchen.line(kitchen.dahl, 2)], driverNote: 'digicode 42A7' });

const changeAddress = (email: string) => kitchen.world.changeClient(kitchen.marc.clientId, () => ({ email }));
const mailsOf = async (orderId: number) => (await claire.call('mails', 'list', { orderId })).items;
const lastMailOf = async (orderId: number) => {
  const [mail] = await mailsOf(orderId);
  if (!mail) throw new Error('there is no mail');
  return mail;
};

/** Does what the jobs would do, whose clock tests do not set. */
async function leave(more: Partial<typeof sending & { pauseAfterTries: (tries: number) => number | undefined }> = {}) {
  const waiting = await db.selectFrom('mails').select('id').where('state', '=', 'waiting').orderBy('id').execute();
  for (const { id } of waiting) await sendMail(id, { ...sending, ...more });
}

const byServer = (smtpUrl: string) =>
  openMailer({
    server: smtpUrl,
    outbox: '/nowhere',
    from: { name: 'Traiteur', address: 'no-reply@traiteur.example' },
    clock,
    log: () => undefined,
  });

test('placing an order writes its mail and the job that sends it ten seconds later, and neither where it is given up', async () => {
  const { id } = await place();
  const mail = await lastMailOf(id);
  expect(mail).toMatchObject({ kind: 'placed', state: 'waiting', tries: 0 });
  expect(Date.parse(mail.dueAt ?? '') - Date.parse(mail.at)).toBe(10_000);
  const jobs = await pool.query(
    `select payload from graphile_worker._private_jobs where key = 'mail-' || $1 and run_at = $2`,
    [mail.id, mail.dueAt],
  );
  expect(jobs.rows).toEqual([{ payload: { id: mail.id } }]);
  const count = async () =>
    (
      await pool.query<{ count: number; jobs: number }>(
        `select (select count(*) from mails), (select count(*) from graphile_worker.jobs) as jobs`,
      )
    ).rows;
  const earlierCount = await count();
  await pool.query(
    `begin; insert into order_events (order_id, kind, at, by_name) values (${id}, 'confirmed', now(), 'C'); rollback`,
  );
  expect(await count()).toEqual(earlierCount);
});

test('nothing leaves within ten seconds, and then it leaves once, in the language of the client', async () => {
  const { id, number } = await place();
  await leave();
  expect((await lastMailOf(id)).state).toBe('waiting');
  tenSeconds();
  await leave();
  await leave();
  const letters = (await outbox()).filter(({ subject }) => subject?.includes(number));
  expect(letters.map(({ subject }) => subject)).toEqual([`Chez Claire\u202f: commande ${number} bien reçue`]);
  const [{ text, html, to }] = letters as [(typeof letters)[number]];
  expect(to?.map(({ address }) => address)).toEqual(['marc.lebreton@example.com']);
  for (const content of [text, html]) {
    expect(content).toContain('Bonjour Marc,');
    expect(content).toContain('2 × Dahl, Moyenne');
    expect(content).toContain('mercredi 25 novembre');
    expect(content).toContain('18\u00a0h\u00a0– 20\u00a0h');
    expect(content).not.toContain('42A7');
  }
  expect(await lastMailOf(id)).toMatchObject({ state: 'sent', recipient: 'marc.lebreton@example.com', tries: 1 });
});

test('who wrote to the kitchen and the driver on the site reads both again in the mail, each by itself', async () => {
  const marc = await clientSignedIn(kitchen.marc.clientId);
  await marc.call('carts', 'updateCart', {}, { articleQuantity: {}, commentNote: 'Peu salé', driverNote: 'Sonnez' });
  const { number } = await kitchen.placeOwn(marc, { kitchenNote: 'Peu salé', driverNote: 'Sonnez <deux fois>' });
  tenSeconds();
  await leave();
  const letter = (await outbox()).find(({ subject }) => subject?.includes(number));
  expect(letter?.text).toMatch(/Pour la cuisine\s: Peu salé\n- Pour le livreur\s: Sonnez <deux fois>/);
  expect(letter?.html).toContain('Sonnez &lt;deux fois&gt;');
  expect(await marc.call('carts', 'getCart')).toMatchObject({ commentNote: '', driverNote: '' });
});

test('without a mail server a mail is not said to be sent, and can be once there is one', async () => {
  const { id } = await place();
  tenSeconds();
  await leave({ mailer });
  expect(await lastMailOf(id)).toMatchObject({ state: 'unsent', reason: 'no-server' });
  await claire.call('mails', 'resendMail', { id: (await lastMailOf(id)).id });
  await leave();
  expect((await lastMailOf(id)).state).toBe('sent');
});

test('an English client reads English, and what they react to without a word on any dish', async () => {
  await kitchen.world.changeClient(kitchen.ines.clientId, () => ({ locale: 'en' }));
  const { number } = await place(kitchen.ines);
  tenSeconds();
  await leave();
  const [letter] = (await outbox()).filter(({ subject }) => subject?.includes(number));
  expect(letter?.subject).toBe(`Chez Claire: order ${number} received`);
  expect(letter?.text).toContain('We have noted as an allergy: Sesame.');
  expect(letter?.text).toContain('Wednesday, November 25');
});

test('who ordered on the site is led to their order there, and nobody whom the house took by phone', async () => {
  const marc = await clientSignedIn(kitchen.marc.clientId);
  const orders = await Promise.all([place(), kitchen.placeOwn(marc)]);
  const siteId = orders[1].id;
  tenSeconds();
  await leave();
  const letters = await outbox();
  const linksOf = (letter?: { text?: string | undefined }) => letter?.text?.match(/https:\S+/g) ?? [];
  const [byPhone, bySite] = orders.map(({ number }) =>
    linksOf(letters.find(({ subject }) => subject?.includes(number))),
  );
  expect([byPhone, bySite]).toEqual([[], [`https://www.example.com/commandes/${siteId}`]]);
});

test('every event of the life that has a mail writes one, and the others none', async () => {
  const { id } = await place();
  const write = (kind: string) =>
    pool.query(`insert into order_events (order_id, kind, at, by_name, changes) values ($1, $2, $3, 'Claire', $4)`, [
      id,
      kind,
      time.now,
      kind === 'changed' ? '{}' : null,
    ]);
  const events = ['changed', 'allergy_found', ...Object.values(orderLife).map(({ event }) => event)];
  for (const event of events) await write(event);
  expect((await mailsOf(id)).map(({ kind }) => kind).toReversed()).toEqual([
    'placed',
    'changed',
    'confirmed',
    'dispatched',
    'delivered',
    'cancelled',
  ]);
  tenSeconds();
  await leave();
  expect(new Set((await mailsOf(id)).map(({ state }) => state))).toEqual(new Set(['sent']));
});

test('every kind of mail to clients tells of an event that there is, and the database writes no other', async () => {
  const { rows } = await pool.query<{ kind: string }>(
    'select distinct mail_of(event) as kind from unnest($1::text[]) event where mail_of(event) is not null',
    [orderEventKinds],
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...eventMailKinds, 'message'].sort());
});

test('a kind that is switched off is written down as unsent, until somebody wants it sent', async () => {
  const { version, kinds } = await owner.call('mails', 'getMailSettings');
  await owner.call('mails', 'updateMailSettings', {}, { version, kinds: kinds.filter((kind) => kind !== 'placed') });
  const { id } = await place();
  await owner.call('mails', 'updateMailSettings', {}, { version: version + 1, kinds });
  const mail = await lastMailOf(id);
  expect(mail).toMatchObject({ state: 'unsent', reason: 'switched-off', dueAt: null });
  tenSeconds();
  await leave();
  expect((await lastMailOf(id)).state).toBe('unsent');
  await claire.call('mails', 'resendMail', { id: mail.id });
  await leave();
  expect((await lastMailOf(id)).state).toBe('sent');
});

test('nothing goes to a client without an address', async () => {
  const { id, number } = await place();
  await changeAddress('');
  tenSeconds();
  await leave();
  await changeAddress('marc.lebreton@example.com');
  expect(await lastMailOf(id)).toMatchObject({ state: 'unsent', reason: 'no-address', recipient: '' });
  expect((await outbox()).some(({ subject }) => subject?.includes(number))).toBe(false);
});

test('a mail to a client without an address does not wait: it says at once that it stays', async () => {
  await changeAddress('');
  const { id } = await place();
  await changeAddress('marc.lebreton@example.com');
  expect(await lastMailOf(id)).toMatchObject({ state: 'unsent', reason: 'no-address', dueAt: null });
});

test('a mail server that is away for long loses nothing, and is asked after pauses', async () => {
  const { id } = await place();
  tenSeconds();
  const away = { mailer: byServer('smtp://127.0.0.1:9'), pauseAfterTries: () => 60_000 };
  for (let tries = 1; tries <= 5; tries++) {
    await leave(away);
    const mail = await lastMailOf(id);
    expect(mail).toMatchObject({ state: 'waiting', tries, detail: 'ESOCKET CONN' });
    expect(Date.parse(mail.dueAt ?? '') - time.now.getTime()).toBe(60_000);
    await leave(away);
    expect((await lastMailOf(id)).tries).toBe(tries);
    time.now = new Date(time.now.getTime() + 60_000);
  }
  const { url: smtpUrl, emails } = await startSmtpServer();
  await leave({ mailer: byServer(smtpUrl) });
  await leave({ mailer: byServer(smtpUrl) });
  expect(emails).toHaveLength(1);
  expect(await lastMailOf(id)).toMatchObject({ state: 'sent', tries: 6, detail: '' });
});

test('a mail server that stays away is given up, and somebody may try again', async () => {
  const { id } = await place();
  tenSeconds();
  await leave({ mailer: byServer('smtp://127.0.0.1:9'), pauseAfterTries: () => undefined });
  const mail = await lastMailOf(id);
  expect(mail).toMatchObject({ state: 'failed', reason: 'unreachable' });
  await claire.call('mails', 'resendMail', { id: mail.id });
  await expect(claire.call('mails', 'resendMail', { id: mail.id })).rejects.toMatchObject({
    problem: { code: 'status-not-allowed' },
  });
  await leave();
  expect((await lastMailOf(id)).state).toBe('sent');
});

test('an address that the server does not take fails at once', async () => {
  const { id } = await place();
  tenSeconds();
  const { url: smtpUrl } = await startSmtpServer({
    onRcptTo: (_, __, callback) => callback(new Error('no such user')),
  });
  await leave({ mailer: byServer(smtpUrl) });
  expect(await lastMailOf(id)).toMatchObject({ state: 'failed', reason: 'refused', detail: 'EENVELOPE RCPT TO 550' });
});

test('a server that takes a mail and goes away without a word is not sent it twice', async () => {
  const { id } = await place();
  tenSeconds();
  let deliveries = 0;
  const server = await startSmtpServer({
    onData(stream) {
      stream.resume().once('end', () => {
        deliveries++;
        server.hangUp();
      });
    },
  });
  const smtpUrl = server.url;
  await leave({ mailer: byServer(smtpUrl) });
  await leave({ mailer: byServer(smtpUrl) });
  expect(deliveries).toBe(1);
  expect(await lastMailOf(id)).toMatchObject({ state: 'failed', reason: 'uncertain' });
});

test('two senders of one mail send it once', async () => {
  const { id, number } = await place();
  tenSeconds();
  const mail = await lastMailOf(id);
  await Promise.all(Array.from({ length: 8 }, () => sendMail(mail.id, sending)));
  expect((await outbox()).filter(({ subject }) => subject?.includes(number))).toHaveLength(1);
});

test('of a step that is undone in time nobody is told', async () => {
  const { id } = await place();
  const { events } = await claire.call('orders', 'confirmOrder', { id });
  const { id: eventId = 0 } = events.findLast(({ kind }) => kind === 'confirmed') ?? {};
  await claire.call('orders', 'undoOrderChange', { id }, { eventId });
  tenSeconds();
  await leave();
  expect((await mailsOf(id)).map(({ kind, state, reason }) => ({ kind, state, reason }))).toEqual([
    { kind: 'confirmed', state: 'unsent', reason: 'taken-back' },
    { kind: 'placed', state: 'sent', reason: null },
  ]);
});

test('a refund is told of with what of it stands, and not at all where it is taken back in time', async () => {
  const { id, total } = await place();
  const header = () => ({ id, 'Idempotency-Key': `mail-key-${keys++}` });
  await owner.call('orders', 'payOrder', header(), { method: 'cash', amount: total });
  const refund = (amount: number) =>
    owner.call('orders', 'refundOrder', header(), { method: 'cash', amount, reason: 'plat froid' });
  await refund(950);
  const { payments } = await refund(400);
  await owner.call('orders', 'undoRefund', { id }, { paymentId: payments.at(-1)?.id ?? 0 });
  tenSeconds();
  await leave();
  expect((await mailsOf(id)).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'refunded unsent',
    'refunded sent',
    'placed sent',
  ]);
  // Both left in the same moment.
  expect((await outbox()).slice(-2).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Remboursé – 9,50\u00a0€'),
  );
});

test('a mail whose sender was killed is told of, and not sent again by itself', async () => {
  const { id } = await place();
  // Nobody is killed here while they send.
  await db.updateTable('mails').set({ state: 'sending', begun_at: time.now }).where('order_id', '=', id).execute();
  await failInterruptedMails(db, new Date(time.now.getTime() + 9 * 60_000));
  expect((await lastMailOf(id)).state).toBe('sending');
  await failInterruptedMails(db, new Date(time.now.getTime() + 11 * 60_000));
  expect(await lastMailOf(id)).toMatchObject({ state: 'failed', reason: 'uncertain' });
});

test('a mail whose job was lost gets another one', async () => {
  const { id } = await place();
  const mail = await lastMailOf(id);
  const jobs = () => sql`select from graphile_worker._private_jobs where key = ${`mail-${mail.id}`}`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await addMissingJobs(db, new Date(time.now.getTime() + 60_000));
  expect((await jobs()).rows).toHaveLength(0);
  await addMissingJobs(db, new Date(time.now.getTime() + 80_000));
  expect((await jobs()).rows).toHaveLength(1);
});

test('by the queue itself a mail leaves in due time', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  const { id } = await place();
  tenSeconds();
  // The queue goes by the clock of its database.
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  const departure = Promise.withResolvers<void>();
  const noticed = {
    ...leaving,
    send: (mail: Parameters<typeof mailer.send>[0]) => mailer.send(mail).then(departure.resolve),
  };
  const jobs = sendingMails({ ...sending, mailer: noticed });
  const runner = runJobs({ url: asApp(url), ownerPool, jobs, log: () => undefined, interval: 10 });
  afterwards(() => runner.stop());
  await departure.promise;
  await runner.stop();
  expect((await lastMailOf(id)).state).toBe('sent');
});

test('the kitchen is shown no mail, and a manager does not say which leave', async () => {
  const cook = await signedIn('kitchen');
  expect(cook.offers('mails', 'list')).toBe(false);
  expect([claire.offers('mails', 'updateMailSettings'), owner.offers('mails', 'updateMailSettings')]).toEqual([
    false,
    true,
  ]);
});
