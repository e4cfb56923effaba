import { expect, test } from 'vitest';
import { openSession } from '../sessions/session-rows.ts';
import { authenticatorApp } from '../../testing/factors/authenticator-app.ts';
import { passkeyDevice } from '../../testing/factors/passkey-device.ts';
import { testApp } from '../../testing/test-app.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { signedIn, client, db, time, mails } = await testApp();
const owner = await signedIn('owner');

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Gives somebody an authenticator app. */
async function addAuthenticator(person: Person) {
  const { seed, address, enrolment } = await person.call('second-factor', 'startAuthenticator');
  const app = authenticatorApp(seed);
  const confirmation = { enrolment, code: app.codeAt(time.now) };
  return { app, address, seed, ...(await person.call('second-factor', 'confirmAuthenticator', {}, confirmation)) };
}

/** Gives somebody a passkey. */
async function addPasskey(person: Person, name = 'Téléphone') {
  const device = passkeyDevice();
  const answer = device.make(await person.call('second-factor', 'startPasskey'));
  return { device, ...(await person.call('second-factor', 'addPasskey', {}, { name, answer })) };
}

const factorsOf = (person: Person) => person.call('second-factor', 'getSecondFactor');
/** The mails that somebody got; where their session has ended, the address is said. */
async function mailsTo(person: Person, address?: string) {
  const email = address ?? (await person.call('account', 'getAccount')).email;
  return (await mails()).filter(({ to }) => to?.some((recipient) => recipient.address === email));
}

const idOf = async (person: Person) => (await person.call('account', 'getAccount')).id;
const faulty = (field: string, code: string) => ({ problem: { errors: [{ field, code }] } });

/** Requires a second factor of those, until the test is over. */
async function requireOf(requiredOf: 'nobody' | 'owners' | 'everybody') {
  await db.updateTable('second_factor_policies').set({ required_of: requiredOf }).execute();
}

test('an account has no second factor of its own accord', async () => {
  expect(await factorsOf(await signedIn('kitchen'))).toEqual({
    required: false,
    authenticator: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    passkeyOrigin: 'https://office.example.com',
  });
});

test.each([
  'confirmAuthenticator',
  'addPasskey',
  'removeAuthenticator',
  'removePasskey',
  'replaceRecoveryCodes',
] as const)('%s ends one’s other sessions, and keeps the one that it came from', async (operation) => {
  const person = await signedIn('kitchen');
  if (operation !== 'confirmAuthenticator') await addAuthenticator(person);
  if (operation === 'removePasskey') await addPasskey(person);
  const elsewhere = await openSession(
    db,
    { kind: 'staff', id: await idOf(person) },
    { userAgent: 'phone', address: '127.0.0.1' },
    time.now,
  );
  const phone = await client(elsewhere.token);
  await phone.call('account', 'getAccount');
  const [passkey] = (await factorsOf(person)).passkeys;
  if (operation === 'confirmAuthenticator') await addAuthenticator(person);
  else if (operation === 'addPasskey') await addPasskey(person);
  else if (operation === 'removePasskey') await person.call('second-factor', operation, { id: passkey?.id ?? 0 });
  else await person.call('second-factor', operation);
  await expect(phone.call('account', 'getAccount')).rejects.toMatchObject(refusedWith('not-signed-in'));
  const ends = db.selectFrom('sessions').select(['user_agent', 'end_reason']).where('ended_at', 'is not', null);
  expect(await ends.where('administrator_id', '=', await idOf(person)).execute()).toEqual([
    { user_agent: 'phone', end_reason: 'second-factor-changed' },
  ]);
});

test('an authenticator app is told the house, the account and the seed', async () => {
  const { address, seed } = await owner.call('second-factor', 'startAuthenticator');
  const { pathname, searchParams } = new URL(address);
  expect(decodeURIComponent(pathname)).toMatch(/Traiteur:owner-.*@example\.com$/);
  expect(Object.fromEntries(searchParams)).toMatchObject({ issuer: 'Traiteur', secret: seed });
  expect(seed).toMatch(/^[A-Z2-7]{32}$/);
});

test('it counts once it has shown a code, and comes with ten recovery codes that differ', async () => {
  const karim = await signedIn('kitchen');
  const { secondFactor, recoveryCodes } = await addAuthenticator(karim);
  expect(secondFactor).toMatchObject({
    authenticator: { addedAt: time.now.toISOString(), lastUsedAt: null },
    recoveryCodesLeft: 10,
  });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(recoveryCodes.filter((code) => !/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(code))).toEqual([]);
});

test('a code that it does not show adds nothing', async () => {
  const karim = await signedIn('kitchen');
  const { enrolment, seed } = await karim.call('second-factor', 'startAuthenticator');
  const wrong = authenticatorApp(seed).codeAt(new Date(time.now.getTime() + 3_600_000));
  for (const code of [wrong, '000', 'K7QF-M2XD-9TRW'])
    await expect(karim.call('second-factor', 'confirmAuthenticator', {}, { enrolment, code })).rejects.toMatchObject(
      faulty('code', 'wrong-code'),
    );
  expect((await factorsOf(karim)).authenticator).toBeNull();
});

test('a seed that was shown to somebody else, made up, or ten minutes ago adds nothing', async () => {
  const [karim, nora] = [await signedIn('kitchen'), await signedIn('kitchen')];
  const startTime = time.now;
  const { enrolment, seed } = await nora.call('second-factor', 'startAuthenticator');
  const confirm = (person: Person, enrolmentSent = enrolment) =>
    person.call(
      'second-factor',
      'confirmAuthenticator',
      {},
      { enrolment: enrolmentSent, code: authenticatorApp(seed).codeAt(time.now) },
    );
  await expect(confirm(karim)).rejects.toMatchObject(refusedWith('enrolment-ended'));
  await expect(confirm(nora, 'made-up')).rejects.toMatchObject(refusedWith('enrolment-ended'));
  time.now = new Date(startTime.getTime() + 10 * 60_000);
  await expect(confirm(nora)).rejects.toMatchObject(refusedWith('enrolment-ended'));
  time.now = startTime;
});

test('another app takes the place of the one before, and the recovery codes stay good', async () => {
  const karim = await signedIn('kitchen');
  const first = await addAuthenticator(karim);
  const second = await addAuthenticator(karim);
  expect(second.recoveryCodes).toEqual([]);
  expect(second.secondFactor.recoveryCodesLeft).toBe(10);
  const rows = await db
    .selectFrom('authenticators')
    .select('administrator_id')
    .where('administrator_id', '=', await idOf(karim))
    .execute();
  expect([rows.length, first.seed === second.seed]).toEqual([1, false]);
});

test('the database holds neither seeds nor codes', async () => {
  const karim = await signedIn('kitchen');
  const { seed, recoveryCodes } = await addAuthenticator(karim);
  const { Secret } = await import('otpauth');
  const bytes = Buffer.from(Secret.fromBase32(seed).bytes);
  const id = await idOf(karim);
  const { sealed_seed } = await db
    .selectFrom('authenticators')
    .select('sealed_seed')
    .where('administrator_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sealed_seed.includes(bytes)).toBe(false);
  const codes = await db.selectFrom('recovery_codes').selectAll().where('administrator_id', '=', id).execute();
  expect(codes.every(({ rest_hash }) => rest_hash.startsWith('$argon2id$'))).toBe(true);
  const everything = JSON.stringify([codes, await db.selectFrom('audit_entries').selectAll().execute()]);
  const secrets = [seed, ...recoveryCodes.map((code) => code.replaceAll('-', '').slice(4)), ...recoveryCodes];
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
});

test('a passkey is asked to know its owner and to be found without a name, for the host that people open', async () => {
  const karim = await signedIn('kitchen');
  const creation = await karim.call('second-factor', 'startPasskey');
  expect(creation).toMatchObject({
    rp: { id: 'office.example.com', name: 'Traiteur' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(Buffer.from(creation.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
  expect(Buffer.from(creation.user.id, 'base64url').toString()).not.toContain('kitchen');
});

test('a passkey is kept under its name, comes with recovery codes, and is not made twice on one device', async () => {
  const karim = await signedIn('kitchen');
  const { secondFactor, recoveryCodes } = await addPasskey(karim, '  Téléphone de Karim ');
  expect(secondFactor.passkeys).toMatchObject([{ name: 'Téléphone de Karim', lastUsedAt: null }]);
  expect(recoveryCodes).toHaveLength(10);
  const { excludeCredentials } = await karim.call('second-factor', 'startPasskey');
  expect(excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }]);
});

test.each([
  ['for a page of another site', { origin: 'https://office.example.com.evil.example' }],
  ['over plain HTTP', { origin: 'http://office.example.com' }],
  ['without its owner’s finger, face or PIN', { verified: false }],
])('a passkey that was made %s is refused', async (_, wishes) => {
  const karim = await signedIn('kitchen');
  const answer = passkeyDevice().make(await karim.call('second-factor', 'startPasskey'), wishes);
  await expect(karim.call('second-factor', 'addPasskey', {}, { name: 'X', answer })).rejects.toMatchObject(
    refusedWith('passkey-refused'),
  );
  expect((await factorsOf(karim)).passkeys).toEqual([]);
});

test('a passkey that was made for another host is refused', async () => {
  const karim = await signedIn('kitchen');
  const creation = await karim.call('second-factor', 'startPasskey');
  const answer = passkeyDevice().make({ ...creation, rp: { id: 'example.com' } });
  await expect(karim.call('second-factor', 'addPasskey', {}, { name: 'X', answer })).rejects.toMatchObject(
    refusedWith('passkey-refused'),
  );
});

test('a challenge is good once, for its owner, for five minutes', async () => {
  const [karim, nora] = [await signedIn('kitchen'), await signedIn('kitchen')];
  const startTime = time.now;
  const make = async (person: Person) => ({
    name: 'X',
    answer: passkeyDevice().make(await person.call('second-factor', 'startPasskey')),
  });
  const add = (person: Person, body: Awaited<ReturnType<typeof make>>) =>
    person.call('second-factor', 'addPasskey', {}, body);
  await expect(add(nora, await make(karim))).rejects.toMatchObject(refusedWith('enrolment-ended'));
  const late = await make(karim);
  time.now = new Date(startTime.getTime() + 5 * 60_000);
  await expect(add(karim, late)).rejects.toMatchObject(refusedWith('enrolment-ended'));
  time.now = startTime;
  const usedChallenge = await make(karim);
  await add(karim, usedChallenge);
  await expect(add(karim, usedChallenge)).rejects.toMatchObject(refusedWith('enrolment-ended'));
});

test('a passkey that another account has is refused', async () => {
  const [karim, nora] = [await signedIn('kitchen'), await signedIn('kitchen')];
  const { device } = await addPasskey(karim);
  const answer = device.make(await nora.call('second-factor', 'startPasskey'));
  await expect(nora.call('second-factor', 'addPasskey', {}, { name: 'X', answer })).rejects.toMatchObject(
    refusedWith('already-taken'),
  );
});

test('somebody removes their own factors, and nobody else’s', async () => {
  const [karim, nora] = [await signedIn('kitchen'), await signedIn('kitchen')];
  const { secondFactor } = await addPasskey(karim);
  const id = secondFactor.passkeys[0]?.id ?? 0;
  await expect(nora.call('second-factor', 'removePasskey', { id })).rejects.toMatchObject(refusedWith('not-found'));
  await addAuthenticator(karim);
  await karim.call('second-factor', 'removePasskey', { id });
  await karim.call('second-factor', 'removeAuthenticator');
  expect(await factorsOf(karim)).toMatchObject({ authenticator: null, passkeys: [] });
  await expect(karim.call('second-factor', 'removeAuthenticator')).rejects.toMatchObject(refusedWith('not-found'));
});

test('where one is required, the last factor stays, even when two go at once', async () => {
  const karim = await signedIn('kitchen');
  await addAuthenticator(karim);
  const { secondFactor } = await addPasskey(karim);
  await requireOf('everybody');
  const removals = await Promise.allSettled([
    karim.call('second-factor', 'removeAuthenticator'),
    karim.call('second-factor', 'removePasskey', { id: secondFactor.passkeys[0]?.id ?? 0 }),
  ]);
  await requireOf('nobody');
  expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(removals.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusedWith('second-factor-required'),
  });
});

test('new recovery codes take the place of the old ones, for who has a factor', async () => {
  const karim = await signedIn('kitchen');
  await expect(karim.call('second-factor', 'replaceRecoveryCodes')).rejects.toMatchObject(
    refusedWith('second-factor-missing'),
  );
  const { recoveryCodes: old } = await addAuthenticator(karim);
  const { recoveryCodes, secondFactor } = await karim.call('second-factor', 'replaceRecoveryCodes');
  expect(secondFactor.recoveryCodesLeft).toBe(10);
  expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([]);
});

test('each change leaves an audit entry without a secret, and a mail', async () => {
  const karim = await signedIn('kitchen');
  const id = await idOf(karim);
  await addAuthenticator(karim);
  const { items } = await owner.call('audit-entries', 'list', { tag: 'second-factor', thingId: String(id) });
  expect(items).toMatchObject([{ operation: 'confirmAuthenticator', by: { id }, before: null, after: null }]);
  const [mail, ...more] = await mailsTo(karim);
  expect(mail?.subject).toBe('Traiteur\u202f: la sécurité de votre compte');
  expect(mail?.text).toMatch(/Une application d’authentification protège désormais votre compte/);
  expect(more).toEqual([]);
});

test('an owner takes a colleague’s factors away: audited, mailed, and their sessions end', async () => {
  const karim = await signedIn('kitchen');
  const { id, email } = await karim.call('account', 'getAccount');
  await addAuthenticator(karim);
  await addPasskey(karim);
  expect(await owner.call('second-factor', 'getColleagueFactors', { id })).toMatchObject({
    authenticator: true,
    passkeys: 1,
  });
  await owner.call('second-factor', 'removeColleagueFactors', { id });
  expect(await owner.call('second-factor', 'getColleagueFactors', { id })).toMatchObject({
    authenticator: false,
    passkeys: 0,
  });
  await expect(factorsOf(karim)).rejects.toMatchObject(refusedWith('not-signed-in'));
  const { items } = await owner.call('audit-entries', 'list', { tag: 'second-factor', thingId: String(id), limit: 1 });
  expect(items).toMatchObject([{ operation: 'removeColleagueFactors', before: { authenticator: true, passkeys: 1 } }]);
  const sentence = /Un propriétaire de la maison a retiré la deuxième étape/;
  expect((await mailsTo(karim, email)).filter(({ text }) => sentence.test(text ?? ''))).toHaveLength(1);
});

test('an owner cannot get round the rule for themselves', async () => {
  const otherOwner = await signedIn('owner');
  await addAuthenticator(otherOwner);
  await requireOf('owners');
  const removal = otherOwner.call('second-factor', 'removeColleagueFactors', { id: await idOf(otherOwner) });
  await expect(removal).rejects.toMatchObject(refusedWith('second-factor-required'));
  await requireOf('nobody');
});

test('an owner requires a second factor once they have one', async () => {
  const otherOwner = await signedIn('owner');
  const policy = await otherOwner.call('second-factor', 'getSecondFactorPolicy');
  const save = () =>
    otherOwner.call('second-factor', 'saveSecondFactorPolicy', {}, { requiredOf: 'owners', version: policy.version });
  await expect(save()).rejects.toMatchObject(refusedWith('second-factor-missing'));
  await addAuthenticator(otherOwner);
  expect(await save()).toMatchObject({ requiredOf: 'owners' });
  expect(await factorsOf(otherOwner)).toMatchObject({ required: true });
  const { items } = await otherOwner.call('audit-entries', 'list', { tag: 'second-factor', limit: 1 });
  expect(items).toMatchObject([{ before: { requiredOf: 'nobody' }, after: { requiredOf: 'owners' } }]);
  await requireOf('nobody');
});

test('a visitor is told nothing of anybody’s factors', async () => {
  const visitor = await client();
  expect(visitor.offers('second-factor', 'getSecondFactor')).toBe(false);
});
