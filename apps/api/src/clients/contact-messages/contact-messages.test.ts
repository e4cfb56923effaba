import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, client, signedIn, clientSignedIn, mails } = await testApp();
const visitor = await client();
const owner = await signedIn('owner');
const world = builder(db);

let count = 0;
const message = (more: { name?: string; text?: string } = {}) => ({
  name: 'Agnès Morel',
  email: `agnes-${count++}@example.com`,
  phone: '',
  text: 'Livrez-vous le dimanche ?\nMerci.',
  locale: 'fr' as const,
  ...more,
});
const send = (input = message(), by = visitor) => by.call('contact-messages', 'sendContactMessage', {}, input);
const answerOf = (text: string, handledAt: string | null = null) => ({ text, handledAt });
const listed = async () => (await owner.call('contact-messages', 'list', {})).items;

test('what somebody writes on the site reaches the house by mail and in the administration', async () => {
  const input = message({ text: 'Avez-vous des plats <sans> lupin ?' });
  await send(input);
  expect((await listed())[0]).toMatchObject({ ...input, state: 'open', clientId: null, answer: '' });
  const mail = (await mails()).findLast(({ replyTo }) => replyTo?.[0]?.address === input.email);
  expect(mail?.text).toContain('Avez-vous des plats <sans> lupin');
  expect(mail?.html).not.toContain('<sans>');
});

test('the number of a card that somebody writes is kept nowhere', async () => {
  const input = message({ text: 'Débitez ma carte 4242 4242 4242 4242, merci.' });
  await send(input);
  expect((await listed())[0]).toMatchObject({ text: 'Débitez ma carte •••• •••• •••• ••••, merci.' });
  expect(JSON.stringify(await mails())).not.toContain('4242 4242');
});

test('a client who is signed in is known by their record', async () => {
  const { clientId } = await world.client({});
  await send(message(), await clientSignedIn(clientId));
  expect((await listed())[0]).toMatchObject({ clientId });
});

test('what a client wrote is theirs too where their record is merged into another, and theirs again when that is undone', async () => {
  const [{ clientId: id }, { clientId: otherId }] = [await world.client(), await world.client()];
  await send(message(), await clientSignedIn(otherId));
  await owner.call('clients', 'mergeClients', { id }, { otherId, version: 1, otherVersion: 1 });
  expect((await listed())[0]).toMatchObject({ clientId: id });
  const { merges } = await owner.call('clients', 'getClientStanding', { id });
  await owner.call('clients', 'undoMerge', { id }, { mergeId: merges[0]?.id ?? 0 });
  expect((await listed())[0]).toMatchObject({ clientId: otherId });
});

test('an answer is mailed to who wrote, in their language, and stays with the message', async () => {
  const input = message();
  await send(input);
  const id = (await listed())[0]?.id ?? 0;
  const answeredMessage = await owner.call(
    'contact-messages',
    'answerContactMessage',
    { id },
    answerOf('Oui, dès mai.'),
  );
  expect(answeredMessage).toMatchObject({ state: 'answered', answer: 'Oui, dès mai.' });
  const mail = (await mails()).findLast(({ to }) => to?.[0]?.address === input.email);
  expect(mail?.subject).toContain('réponse à votre message');
  expect(mail?.text).toContain('Oui, dès mai.');
});

test('of two who answer at once one does, and the other may still answer once they have read it', async () => {
  const input = message();
  await send(input);
  const id = (await listed())[0]?.id ?? 0;
  const answer = (text: string, handledAt: string | null = null) =>
    owner.call('contact-messages', 'answerContactMessage', { id }, answerOf(text, handledAt));
  const outcomes = await Promise.allSettled([answer('Oui.'), answer('Non.')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusedWith('stale') });
  const [answeredMessage] = await listed();
  expect(await answer('Oui, dès mai.', answeredMessage?.handledAt)).toMatchObject({ answer: 'Oui, dès mai.' });
  expect((await mails()).filter(({ to }) => to?.[0]?.address === input.email)).toHaveLength(2);
});

test('a closed message is neither answered nor closed again', async () => {
  await send();
  const id = (await listed())[0]?.id ?? 0;
  expect(await owner.call('contact-messages', 'closeContactMessage', { id })).toMatchObject({ state: 'closed' });
  await expect(owner.call('contact-messages', 'answerContactMessage', { id }, answerOf('Oui'))).rejects.toMatchObject(
    refusedWith('status-not-allowed'),
  );
  await expect(owner.call('contact-messages', 'closeContactMessage', { id: 9999 })).rejects.toMatchObject(
    refusedWith('not-found'),
  );
});

test('the sixth message of an address waits', async () => {
  const input = message();
  for (let times = 0; times < 5; times++) await send(input);
  await expect(send(input)).rejects.toMatchObject(refusedWith('too-many-attempts'));
});
