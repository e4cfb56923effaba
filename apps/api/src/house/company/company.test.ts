import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app, db, mails, time, signedIn } = await testApp();
const owner = await signedIn('owner');
const accountant = await signedIn('accountant');
const cook = await signedIn('kitchen');

const read = () => owner.call('company', 'get');

async function change(more: object) {
  const { id: _, missing: __, ...now } = await read();
  return owner.call('company', 'update', {}, { ...now, ...more });
}

test('a new house has said nothing of itself, and is told what its invoices would lack', async () => {
  expect(await read()).toMatchObject({ legalName: '', country: 'FR', vatApplies: true, version: 1 });
  expect((await read()).missing).toContain('siret');
});

test('numbers come back without the spaces that people group them by', async () => {
  const savedCompany = await change({
    siret: '732 829 320 00074',
    vatNumber: 'fr 44 732829320',
    capital: 1_000_000,
    iban: 'FR76 3000 6000 0112 3456 7890 189',
  });
  expect(savedCompany).toMatchObject({
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    capital: 1_000_000,
    iban: 'FR7630006000011234567890189',
  });
  expect(savedCompany.missing).not.toContain('siret');
});

test.each([
  ['siret', '73282932000075', 'not-a-siret'],
  ['vatNumber', 'FR45732829320', 'not-a-vat-number'],
  ['iban', 'FR7630006000011234567890188', 'not-an-iban'],
  ['bic', 'AGRIXXPP', 'not-a-bic'],
])('a wrong %s is refused by name', async (field, text, code) => {
  await expect(change({ [field]: text })).rejects.toMatchObject({
    problem: { status: 422, errors: [{ field, code }] },
  });
});

test('the accountant reads it, the owner alone saves it, and the kitchen does neither', async () => {
  expect(await accountant.call('company', 'get')).toMatchObject({ id: 1 });
  expect([accountant, cook].map((person) => person.offers('company', 'update'))).toEqual([false, false]);
  const answer = await app.inject({ url: '/api/company', headers: { authorization: `Bearer ${cook.token}` } });
  expect(answer.statusCode).toBe(403);
});

const elsewhere = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', accountHolder: 'Quelqu’un' };
const minutes = 60_000;

test('another bank account or holder asks for the password again, and nothing else does', async () => {
  const { legalName, ...details } = await read();
  const start = time.now;
  time.now = new Date(start.getTime() + 11 * minutes);
  for (const more of [...Object.entries(elsewhere).map(([field, text]) => ({ [field]: text })), { legalName: 'Autre' }])
    await expect(change(more)).rejects.toMatchObject({ problem: { status: 403, code: 'recent-sign-in-needed' } });
  expect(await change({ city: 'Lyon', paymentDays: 30 })).toMatchObject({
    city: 'Lyon',
    legalName,
    iban: details.iban,
  });
  time.now = start;
});

test('all owners are told who changed the bank account, when, and to what, without an IBAN being spelt out', async () => {
  await signedIn('owner');
  await change({ iban: 'FR7630006000011234567890189' });
  const count = (await mails()).length;
  await change({ siret: '' });
  expect(await mails()).toHaveLength(count);
  await change(elsewhere);
  const newMails = (await mails()).slice(count);
  const owners = await db.selectFrom('administrators').select('email').where('role', '=', 'owner').execute();
  expect(newMails).toHaveLength(owners.length);
  expect(new Set(newMails.map(({ to }) => to?.[0]?.address))).toEqual(new Set(owners.map(({ email }) => email)));
  for (const { text } of newMails) {
    expect(text).toMatch(/Claire owner/);
    expect(text).toMatch(/FR •••• 0189 → DE •••• 3000/);
    expect(text).not.toMatch(/DE89370400440532013000|FR7630006000011234567890189/);
  }
});
