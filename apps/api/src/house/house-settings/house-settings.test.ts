import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HouseSettings, HouseSettingsInput } from '@traiteur/contract/house/house-settings.ts';
import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Trial } from '@traiteur/domain/house/house-settings.ts';
import { expect, test } from 'vitest';
import { languageFor } from '../../database/rows/written-language.ts';
import { sealerWith } from '../../access/second-factor/sealer.ts';
import { openSiteChanges } from '../../site/site-texts/site-changes.ts';
import { stripeAccounts } from '../../stripe/stripe-account.ts';
import { builder } from '../../testing/builder.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { asApp } from '../../testing/database/test-template.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { stripeStandIn } from '../../testing/stripe/stripe-stand-in.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { followSettings } from './follow-settings.ts';
import { liveSettings } from './live-settings.ts';

const standIn = await stripeStandIn(() => mondayMorning);
const accountOf = stripeAccounts(standIn.apiBase);
const smtp = await startSmtpServer({
  onAuth: ({ username, password }, _session, callback) =>
    password === 'entre les quatre yeux' ? callback(null, { user: username }) : callback(new Error('535 no')),
});
const { port } = new URL(smtp.url);
const questions: { key: unknown; referer: unknown }[] = [];
const google = createServer((request, response) => {
  questions.push({ key: request.headers['x-goog-api-key'], referer: request.headers.referer });
  response.writeHead(request.headers['x-goog-api-key'] === 'AIza-of-the-house' ? 200 : 403).end('{}');
});
await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
afterwards(() => void google.close());
const mapsApiBase = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;

const settings = liveSettings({}, { publicUrl: 'https://office.example.com', siteUrl: 'https://www.example.com' });
const house = await testApp({
  settings,
  mapsApiBase,
  get stripe() {
    return accountOf(settings.now.stripe);
  },
});
const { db, url, pool, signedIn, time } = house;
const owner = await signedIn('owner');

const nothing: HouseSettingsInput = {
  mailHost: '',
  mailPort: 587,
  mailSecurity: 'starttls',
  mailUser: '',
  mailPassword: '',
  senderAddress: '',
  stripePublishableKey: '',
  stripeSecretKey: '',
  stripeWebhookSecret: '',
  mapsKey: '',
  publicUrl: '',
  siteUrl: '',
  language: 'both',
};
const ourMail: Partial<HouseSettingsInput> = {
  mailHost: '127.0.0.1',
  mailPort: Number(port),
  mailSecurity: 'none',
  mailUser: 'odette',
  mailPassword: 'entre les quatre yeux',
  senderAddress: 'bonjour@example.com',
};
const keys = {
  stripePublishableKey: 'pk_test_of_the_house',
  stripeSecretKey: 'sk_test_house',
  stripeWebhookSecret: 'whsec_of_the_tests_and_long',
};

const read = () => owner.call('house-settings', 'get');
const save = async (values: Partial<HouseSettingsInput>, by = owner) =>
  by.call('house-settings', 'update', {}, { ...nothing, ...values, version: (await read()).version });
const attempt = (trial: Trial) => owner.call('house-settings', 'testHouseSetting', {}, { trial });
const refusalOf = (values: Partial<HouseSettingsInput>) =>
  save(values).then(
    () => undefined,
    (error: ApiRefusal) => [error.problem.code, error.problem.errors?.[0]?.field],
  );

test('a house that has set nothing sends nothing, and says so', async () => {
  expect(await read()).toMatchObject({ ...without(nothing), mailsLeave: false, fixed: [], unreadable: [] });
  for (const trial of ['mail', 'payments', 'maps'] as const)
    expect(await attempt(trial)).toMatchObject({ outcome: 'not-set' });
});

test('mail, cards and maps work as soon as they are saved, and no secret comes back', async () => {
  const record = await save({
    ...ourMail,
    ...keys,
    mapsKey: 'AIza-of-the-house',
    publicUrl: 'https://bureau.example.com/',
  });
  expect(record).toMatchObject({
    mailsLeave: true,
    publicUrl: 'https://bureau.example.com',
    mailPasswordAt: mondayMorning.toISOString(),
    ends: { mailPassword: 'yeux', stripeSecretKey: '', stripeWebhookSecret: 'long' },
  });
  expect(await read()).toEqual(record);
  expect(await attempt('mail')).toMatchObject({ outcome: 'done' });
  expect(smtp.emails.at(-1)).toMatchObject({ from: { address: 'bonjour@example.com' } });
  expect(smtp.emails.at(-1)?.html).toContain('https://bureau.example.com');
  expect(await attempt('payments')).toEqual({ outcome: 'done', detail: 'Chez Odette', testMode: true });
  expect(standIn.intents()).toMatchObject([{ status: 'canceled' }]);
  expect(await attempt('maps')).toMatchObject({ outcome: 'done' });
  expect(questions.at(-1)).toEqual({ key: 'AIza-of-the-house', referer: 'https://bureau.example.com/' });
  expect(await owner.call('online-payments', 'getPaymentOptions')).toEqual({ online: true });
  expect((await owner.call('setup', 'getSetup')).steps).toContainEqual({ step: 'mail', state: 'done' });
  // All owners hear of it.
  await house.mailer.settled();
  expect(smtp.emails.some(({ text }) => text?.includes('le compte Stripe'))).toBe(true);
});

test('neither the answers, the log, the audit log nor the table hold a secret', async () => {
  const { rows } = await pool.query<{ row: string }>(
    `select house_settings::text as row from house_settings union all select audit_entries::text from audit_entries`,
  );
  const texts = [...rows.map(({ row }) => row), JSON.stringify(await read()), ...house.log];
  const hex = (text: string) => Buffer.from(text).toString('hex');
  const secrets = ['quatre yeux', 'sk_test_house', 'whsec_of_the_tests'];
  for (const secret of [...secrets, ...secrets.map(hex)])
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  expect(texts.some((text) => text.includes('mailPasswordAt'))).toBe(true);
});

test('what is left empty stays, a password goes to no other server, and what is cleared is gone', async () => {
  const record = await save({ ...ourMail, mailPassword: '', ...keys, stripeSecretKey: '', stripeWebhookSecret: '' });
  expect(record.ends).toMatchObject({ mailPassword: 'yeux', stripeWebhookSecret: 'long' });
  expect(await attempt('mail')).toMatchObject({ outcome: 'done' });
  const otherAccount = { ...keys, stripePublishableKey: 'pk_test_other', stripeSecretKey: '' };
  expect(await refusalOf({ ...ourMail, ...otherAccount })).toEqual(['secret-needed', 'stripeSecretKey']);
  const again = { ...ourMail, mailPassword: '' };
  for (const change of [{ mailHost: 'smtp.attaque.example' }, { mailPort: 2525 }, { mailUser: 'paul' }])
    expect(await refusalOf({ ...again, ...change })).toEqual(['secret-needed', 'mailPassword']);
  expect(await save({ ...again, mailSecurity: 'starttls' })).toMatchObject({ mailSecurity: 'starttls' });
  expect(await refusalOf(again)).toEqual(['secret-needed', 'mailPassword']);
  expect(await save({})).toMatchObject({
    addresses: settings.usual,
    mailsLeave: false,
    ends: { mailPassword: null, stripeSecretKey: null },
  });
  expect(await refusalOf({ ...keys, stripeSecretKey: '' })).toEqual(['secret-needed', 'stripeSecretKey']);
});

test('what cannot be right is refused at its field', async () => {
  expect(await refusalOf({ ...keys, stripeSecretKey: 'sk_live_house' })).toEqual([
    'keys-of-two-modes',
    'stripeSecretKey',
  ]);
  expect(await refusalOf({ siteUrl: 'https://office.example.com' })).toEqual(['address-of-office', 'siteUrl']);
  expect(await refusalOf({ publicUrl: 'https://www.example.com' })).toEqual(['address-of-office', 'publicUrl']);
  expect(await refusalOf({ mailHost: 'smtp.example.com' })).toEqual(['invalid-input', 'senderAddress']);
  const hostile: [keyof HouseSettingsInput, string][] = [
    ...['file:///etc/passwd', 'smtp://a:b@c', 'a b', 'a/../b', '-a', 'a\r\nRCPT', 'a'.repeat(300)].map(
      (host): [keyof HouseSettingsInput, string] => ['mailHost', host],
    ),
    ['senderAddress', 'a@example.com\r\nBcc: b@example.com'],
    ['senderAddress', 'A <a@example.com>'],
    ['publicUrl', 'javascript:alert(1)'],
    ['publicUrl', 'https://a:b@example.com'],
    ['siteUrl', 'https://example.com/traiteur'],
    ['siteUrl', `https://${'a'.repeat(400)}.fr`],
    ['stripePublishableKey', 'sk_test_house'],
    ['stripeSecretKey', 'pk_test_house'],
    ['mapsKey', 'a b\n'.repeat(200)],
    ['mailPassword', 'a'.repeat(10_000)],
  ];
  for (const [field, value] of hostile)
    expect([value, await refusalOf({ [field]: value })]).toEqual([value, ['invalid-input', field]]);
});

test('only an owner who has just given the password saves and tries', async () => {
  for (const role of ['manager', 'accountant'] as const)
    expect((await signedIn(role)).offers('house-settings', 'get')).toBe(false);
  const { version } = await read();
  time.now = new Date(mondayMorning.getTime() + 11 * 60_000);
  const late = { problem: { code: 'recent-sign-in-needed' } };
  await expect(owner.call('house-settings', 'update', {}, { ...nothing, version })).rejects.toMatchObject(late);
  await expect(attempt('mail')).rejects.toMatchObject(late);
  time.now = mondayMorning;
});

test('a trial says by codes alone what a server answers', async () => {
  await save({
    ...ourMail,
    mailPassword: 'pas le bon',
    ...keys,
    stripeSecretKey: 'sk_test_gone',
    mapsKey: 'AIza-gone',
  });
  expect(await attempt('mail')).toEqual({ outcome: 'sign-in-refused', detail: 'EAUTH AUTH PLAIN 535' });
  expect(await attempt('payments')).toEqual({ outcome: 'sign-in-refused', detail: 'api_key_expired' });
  expect(await attempt('maps')).toEqual({ outcome: 'refused', detail: '403' });
  await save({ ...ourMail, mailHost: 'localhost', mailPort: 9 });
  expect(await attempt('mail')).toMatchObject({ outcome: 'unreachable' });
});

test('another node follows, variables win, and under another secret key nothing is sent', async () => {
  const changes = openSiteChanges(asApp(url));
  afterwards(() => changes.stop());
  const log: string[] = [];
  const follow = async (secretKey: Buffer, variables = {}) => {
    const elsewhere = liveSettings(variables);
    await followSettings(elsewhere, { db, changes, sealer: sealerWith(secretKey), log: (line) => log.push(line) });
    return elsewhere;
  };
  const [node, fixed] = [await follow(Buffer.alloc(32)), await follow(Buffer.alloc(32), { mailServer: 'smtp://a.fr' })];
  await save({ ...ourMail, ...keys, siteUrl: 'https://commandes.example.com' });
  await expect.poll(() => node.now.siteUrl).toBe('https://commandes.example.com');
  expect(node.now).toMatchObject({ sender: 'bonjour@example.com', stripe: { secretKey: 'sk_test_house' } });
  await expect.poll(() => fixed.now.siteUrl).toBe('https://commandes.example.com');
  expect(fixed.now.mailServer).toBe('smtp://a.fr');
  expect(log).toEqual([]);
  const stranger = await follow(Buffer.alloc(32, 7));
  expect(stranger.now).toEqual({
    sender: 'bonjour@example.com',
    publicUrl: 'http://localhost:3000',
    siteUrl: 'https://commandes.example.com',
  });
  expect(log).toEqual([expect.stringContaining('the mail server and Stripe’s keys')]);
});

test('what variables set is shown, and stays as it is', async () => {
  const fixed = await testApp({
    settings: liveSettings({
      mailServer: 'smtps://odette:secret@smtp.example.com',
      stripe: { publishableKey: 'pk_live_of_variables', secretKey: 'sk_live_of_variables', webhookSecret: 'whsec_x' },
    }),
  });
  const theirs = await fixed.signedIn('owner');
  const shownRecord: HouseSettings = await theirs.call('house-settings', 'get');
  expect(shownRecord).toMatchObject({
    mailHost: 'smtp.example.com',
    mailPort: 465,
    mailSecurity: 'tls',
    mailUser: 'odette',
    stripePublishableKey: 'pk_live_of_variables',
    ends: { mailPassword: '', stripeSecretKey: 'bles', stripeWebhookSecret: '' },
    fixed: ['mailServer', 'stripe'],
  });
  const body = {
    ...nothing,
    mailHost: 'other.example.com',
    senderAddress: 'a@example.com',
    version: shownRecord.version,
  };
  const record = await theirs.call('house-settings', 'update', {}, body);
  expect(record).toMatchObject({ mailHost: 'smtp.example.com', senderAddress: 'a@example.com' });
  expect((await fixed.pool.query('select sealed_mail_server from house_settings')).rows).toEqual([
    { sealed_mail_server: null },
  ]);
});

test('after a start with another secret key both groups wait to be typed again', async () => {
  const { version } = await read();
  const restarted = await testApp({
    sealer: sealerWith(Buffer.alloc(32, 7)),
    db,
    server: { pool, ownerPool: house.ownerPool, embedded: true },
  });
  const theirs = await restarted.client(owner.token);
  const record = await theirs.call('house-settings', 'get');
  expect(record).toMatchObject({ mailHost: '', stripePublishableKey: '', unreadable: ['mailServer', 'stripe'] });
  // Nothing typed: what is sealed stays, and the key may come back.
  await theirs.call('house-settings', 'update', {}, { ...nothing, mapsKey: 'AIza-new', version });
  expect(await read()).toMatchObject({ mailHost: '127.0.0.1', unreadable: [], mapsKey: 'AIza-new' });
  await theirs.call('house-settings', 'update', {}, { ...nothing, ...ourMail, version: version + 1 });
  expect(await theirs.call('house-settings', 'get')).toMatchObject({ mailHost: '127.0.0.1', unreadable: ['stripe'] });
});

test('a site of one language writes to everybody in it, and their own is theirs again with the second one', async () => {
  const { clientId } = await builder(db).client();
  await db.updateTable('clients').set({ locale: 'en' }).execute();
  const localeNow = async () =>
    (await db.selectFrom('clients').select('locale').where('id', '=', clientId).executeTakeFirstOrThrow()).locale;
  expect(await save({ language: 'fr' })).toMatchObject({ language: 'fr' });
  expect([settings.now.language, await localeNow(), await languageFor(db, { locale: 'en' })]).toEqual([
    'fr',
    'en',
    'fr',
  ]);
  await owner.call('tags', 'create', {}, { name: { fr: 'Bio', en: '' }, slug: 'bio', colour: '#86c341', active: true });
  expect(await save({})).toMatchObject({ language: 'both', alike: [{ noun: 'tags', count: 1 }] });
  expect([settings.now.language, await localeNow(), await languageFor(db, { locale: 'en' })]).toEqual([
    undefined,
    'en',
    'en',
  ]);
});

test('owners hear of another mail server by the one before it', async () => {
  const elsewhere = await startSmtpServer();
  await save(ourMail);
  await house.mailer.settled();
  const heard = smtp.emails.length;
  const stranger = { mailPort: Number(new URL(elsewhere.url).port), mailUser: '', mailPassword: '' };
  await save({ ...ourMail, ...stranger, senderAddress: 'eve@example.com' });
  await house.mailer.settled();
  expect(smtp.emails.slice(heard)).toMatchObject([{ from: { address: 'bonjour@example.com' } }]);
  expect(smtp.emails.at(-1)?.text).toContain('le serveur des e-mails');
});

function without({ mailPassword: _a, stripeSecretKey: _b, stripeWebhookSecret: _c, ...rest }: HouseSettingsInput) {
  return rest;
}
