import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { houseBrand } from '../../core/house-brand.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { sendMail } from './send-mail.ts';

const { db, time, mailer, signedIn, mails: outbox, house } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const book = orderBook(claire, kitchen);

const message = {
  subject: 'Votre livraison de mercredi',
  text: 'Le saumon manque.\n\nUn dahl vous irait-il ?\nClaire',
};
const siteUrl = 'https://www.example.com';
let keys = 0;
const write = (id: number, more: Partial<typeof message> = {}, key = `message-${keys++}`) =>
  claire.call('orders', 'sendOrderMessage', { id, 'Idempotency-Key': key }, { ...message, ...more });

/** Lets go all that waits, once its ten seconds are over, and answers what left for this order. */
async function leave(orderId: number) {
  time.now = new Date(time.now.getTime() + 10_000);
  const sending = {
    db,
    clock: () => time.now,
    house,
    brand: houseBrand('Chez Claire'),
    siteUrl,
    mailer: { ...mailer, leaves: true },
    log: () => undefined,
  };
  const waiting = db.selectFrom('mails').select('id').where('state', '=', 'waiting').where('order_id', '=', orderId);
  for (const { id } of await waiting.execute()) await sendMail(id, sending);
  return outbox();
}

const lastEvent = async (id: number) => (await claire.call('orders', 'get', { id })).events.at(-1);

test('the log says who wrote to which client, once for a key, and not what', async () => {
  const { id, number } = await book.place();
  await write(id, {}, 'a-message-in-the-log');
  await write(id, {}, 'a-message-in-the-log');
  const entries = db.selectFrom('audit_entries').selectAll().where('operation', '=', 'sendOrderMessage');
  expect(await entries.where('thing_id', '=', String(id)).execute()).toMatchObject([
    { administrator_name: 'Claire manager', thing_name: number, before: null, after: { number } },
  ]);
});

test('what is typed reaches the client with a greeting in their language, and stands in the timeline with where it is', async () => {
  const { id, number } = await book.place();
  const { events } = await write(id, { subject: '  Votre livraison \n de mercredi ' });
  expect(events.at(-1)).toMatchObject({
    kind: 'messaged',
    by: 'Claire manager',
    message: { ...message, mail: { state: 'waiting', reason: null } },
  });
  const letter = (await leave(id)).find(({ subject }) => subject === message.subject);
  expect(letter?.to?.map(({ address }) => address)).toEqual(['marc.lebreton@example.com']);
  for (const content of [letter?.text, letter?.html]) {
    expect(content).toContain('Bonjour Marc,');
    expect(content).toContain('Un dahl vous irait-il ?');
    expect(content).toContain(number);
    expect(content).toContain('mercredi 25 novembre');
  }
  expect(letter?.html).toContain('irait-il ?<br>Claire');
  expect((await lastEvent(id))?.message?.mail?.state).toBe('sent');
});

test('the same key twice writes once', async () => {
  const { id } = await book.place();
  await write(id, {}, 'twice-message');
  const { events } = await write(id, {}, 'twice-message');
  expect(events.filter(({ kind }) => kind === 'messaged')).toHaveLength(1);
  await expect(write(id, { text: 'Autre chose' }, 'twice-message')).rejects.toMatchObject({
    problem: { code: 'idempotency-key-reused' },
  });
});

test('nothing is written to who has no address', async () => {
  const { id } = await book.place();
  await kitchen.world.changeClient(kitchen.marc.clientId, () => ({ email: '' }));
  expect((await claire.call('orders', 'get', { id })).clientHasEmail).toBe(false);
  await expect(write(id)).rejects.toMatchObject({ problem: { status: 409, code: 'client-without-email' } });
  expect((await lastEvent(id))?.kind).toBe('placed');
  const contact = { email: 'marc.lebreton@example.com' };
  await kitchen.world.changeClient(kitchen.marc.clientId, () => contact);
});

test('a message leaves although every other mail is switched off, and leaves again when somebody wants it to', async () => {
  const owner = await signedIn('owner');
  const { version, kinds } = await owner.call('mails', 'getMailSettings');
  await owner.call('mails', 'updateMailSettings', {}, { version, kinds: [] });
  const { id } = await book.place();
  await write(id, { subject: 'Deux fois' });
  await leave(id);
  const [mail] = (await claire.call('mails', 'list', { orderId: id, kind: 'message' })).items;
  expect(mail).toMatchObject({ kind: 'message', state: 'sent' });
  await claire.call('mails', 'resendMail', { id: mail?.id ?? 0 });
  const letters = await leave(id);
  expect(letters.filter(({ subject }) => subject === 'Deux fois')).toHaveLength(2);
  await owner.call('mails', 'updateMailSettings', {}, { version: version + 1, kinds });
});

test('a message is looked at before it leaves, and after, as the client gets it', async () => {
  const { id } = await book.place();
  const typedMessage = { ...message, text: 'Soupe <b>chaude</b>' };
  const preview = await claire.call('mails', 'previewOrderMessage', { id }, typedMessage);
  expect(preview.subject).toBe(message.subject);
  // Claire reads English, Marc does not.
  expect(preview.text).toContain('Bonjour Marc,');
  expect(preview.html).toContain('Soupe &lt;b&gt;chaude&lt;/b&gt;');
  expect((await lastEvent(id))?.kind).toBe('placed');
  const { events } = await write(id, typedMessage);
  const mailId = events.at(-1)?.message?.mail?.id ?? 0;
  expect(await claire.call('mails', 'previewMail', { mailId, locale: 'fr' })).toEqual(preview);
});

test('a message stands in the way of no undo', async () => {
  const order = await book.step(await book.place(), 'confirm');
  const eventId = order.events.at(-1)?.id ?? 0;
  await write(order.id);
  expect(await claire.call('orders', 'undoOrderChange', { id: order.id }, { eventId })).toMatchObject({
    status: 'pending',
  });
});
