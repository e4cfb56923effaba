import { mostWishes } from '@traiteur/contract/delivery/wanted-areas.ts';
import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { testApp } from '../../testing/test-app.ts';
import { notifyWishes } from './notify-wishes.ts';
import { clearWishes, noteWish } from './wanted-area-rows.ts';

const busyBoxes = new Map<string, number>();
const { url: smtpUrl, emails } = await startSmtpServer({
  onRcptTo({ address }, _session, callback) {
    const answer = busyBoxes.get(address);
    callback(answer === undefined ? undefined : Object.assign(new Error('busy'), { responseCode: answer }));
  },
});
const { db, client, clientSignedIn, signedIn, mailer, services, time } = await testApp({ smtpUrl });
const visitor = await client();
const owner = await signedIn('owner');
const world = builder(db);
const notifying = { ...services, mailer, siteUrl: 'https://www.example.com' };

let count = 0;
const newEmail = () => `hors-zone-${count++}@example.com`;
const wish = (postalCode: string, email = newEmail(), more = {}) => ({
  country: 'FR',
  postalCode,
  city: 'Lyon',
  email,
  locale: 'fr' as const,
  consent: true as const,
  ...more,
});
const note = (input = wish('69001')) => visitor.call('wanted-areas', 'noteWantedArea', {}, input);
const listed = async () => (await owner.call('wanted-areas', 'list', {})).items;
const areaOf = async (code: string) => (await listed()).find(({ postalCode }) => postalCode === code);
const zoneOf = (...codes: string[]) =>
  owner.call(
    'delivery-zones',
    'create',
    {},
    {
      name: { fr: `Zone ${codes.join()}`, en: `Zone ${codes.join()}` },
      colour: '#86c341',
      fee: null,
      freeDeliveryFrom: null,
      minimumOrder: 0,
      active: true,
      places: codes.map((postalCode) => ({ country: 'FR', postalCode })),
    },
  );
const mailsTo = (email: string) => emails.filter(({ to }) => JSON.stringify(to).includes(email));

test('codes that people ask for are listed with how many, the most wanted first', async () => {
  for (const postalCode of ['33000', '33000', '44 000']) await note(wish(postalCode));
  const areas = (await listed()).filter(({ postalCode }) => ['33000', '44000'].includes(postalCode));
  expect(areas).toMatchObject([
    { postalCode: '33000', city: 'Lyon', wishes: 2 },
    { postalCode: '44000', wishes: 1 },
  ]);
});

test('who asks twice is counted once, also at once and in capitals', async () => {
  const email = newEmail();
  await Promise.all([note(wish('13001', email)), note(wish('13001', email.toUpperCase())), note(wish('13001', email))]);
  expect(await areaOf('13001')).toMatchObject({ wishes: 1 });
});

test('once a zone serves the code, each who asked gets one mail in their language, and the wish is done', async () => {
  const [french, english] = [newEmail(), newEmail()];
  await note(wish('31000', french));
  await note(wish('31000', english, { locale: 'en' }));
  await notifyWishes(notifying);
  expect(mailsTo(french)).toEqual([]);
  await zoneOf('31');
  await Promise.all([notifyWishes(notifying), notifyWishes(notifying)]);
  await notifyWishes(notifying);
  expect(mailsTo(french).map(({ subject }) => subject)).toEqual(['Traiteur livre maintenant au 31000']);
  expect(mailsTo(english).map(({ subject }) => subject)).toEqual(['Traiteur now delivers to 31000']);
  expect(await areaOf('31000')).toBeUndefined();
});

test('a mailbox that is busy is tried again later, with an end, and keeps nobody else waiting', async () => {
  const [busy, patient] = [newEmail(), newEmail()];
  busyBoxes.set(busy, 450);
  await note(wish('86000', busy));
  await note(wish('86000', patient));
  await zoneOf('86');
  await notifyWishes(notifying);
  expect([mailsTo(busy).length, mailsTo(patient).length]).toEqual([0, 1]);
  busyBoxes.clear();
  await notifyWishes(notifying);
  expect(mailsTo(busy)).toEqual([]);
  const { now } = time;
  time.now = new Date(now.getTime() + 60_000);
  await notifyWishes(notifying);
  expect(mailsTo(busy)).toHaveLength(1);
  const full = newEmail();
  busyBoxes.set(full, 452);
  await note(wish('87000', full));
  await db.updateTable('area_wishes').set({ tries: 200 }).where('email', '=', full).execute();
  await zoneOf('87');
  await notifyWishes(notifying);
  expect(await areaOf('87000')).toBeUndefined();
  time.now = now;
});

test('a code that a zone serves already is no wish', async () => {
  await zoneOf('59');
  await expect(note(wish('59800'))).rejects.toMatchObject(refusedWith('area-served'));
});

test('text that would be script stays text, and what is no place is refused on its field', async () => {
  const city = '<img src=x onerror=alert(1)>';
  await note(wish('67000', newEmail(), { city }));
  expect(await areaOf('67000')).toMatchObject({ city });
  for (const [field, more] of [
    ['postalCode', { postalCode: '6700' }],
    ['postalCode', { postalCode: '' }],
    ['email', { email: 'nobody' }],
    ['consent', { consent: false }],
    ['city', { city: 'a'.repeat(121) }],
  ] as const)
    await expect(note(wish('67000', newEmail(), more))).rejects.toMatchObject({
      problem: { status: 422, errors: [{ field }] },
    });
});

test('one e-mail address waits for twenty codes at most, however fast it asks', async () => {
  const email = newEmail();
  const codes = Array.from({ length: mostWishes + 5 }, (_, index) => `${21_000 + index}`);
  const answers = await Promise.allSettled(codes.map((code) => noteWish(db, wish(code, email), time.now)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostWishes);
});

test('a flood of one network is refused', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => note(wish('06000'))));
  expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
  expect((await areaOf('06000'))?.wishes ?? 0).toBeLessThanOrEqual(50);
});

test('a client reads their wishes in their data, and erasing them takes those away', async () => {
  const email = newEmail();
  const { clientId } = await world.client({ email });
  await noteWish(db, wish('35000', email), time.now);
  const page = await clientSignedIn(clientId);
  const data: unknown = await (await page.call('own-profile', 'exportOwnData')).json();
  expect(data).toMatchObject({ wantedAreas: [{ postalCode: '35000' }] });
  await page.call('own-profile', 'removeOwnAccount');
  expect(await areaOf('35000')).toBeUndefined();
});

test('the house forgets an address on request, and any after two years', async () => {
  const [email, oldEmail] = [newEmail(), newEmail()];
  await noteWish(db, wish('29200', email), time.now);
  await noteWish(db, wish('29200', oldEmail), new Date('2024-01-01T12:00:00Z'));
  const forget = () => owner.call('wanted-areas', 'forgetAreaWishes', {}, { email: email.toUpperCase() });
  expect([await forget(), await forget()]).toEqual([{ forgotten: 1 }, { forgotten: 0 }]);
  await clearWishes(db, time.now);
  expect(await areaOf('29200')).toBeUndefined();
});
