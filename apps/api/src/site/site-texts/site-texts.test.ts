import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { siteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { brandContrast } from '@traiteur/domain/site/brand-colours.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { clearPictures } from '../../catalogue/pictures/picture-rows.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { blankPng } from '../../testing/blank-png.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, time, signedIn, app, url } = await testApp();
const owner = await signedIn('owner');
const manager = await signedIn('manager');
const cook = await signedIn('kitchen');

const read = () => owner.call('site-texts', 'get');

/** The texts as they are, and the version that they have. */
async function now(): Promise<SiteTextsInput & { version: number }> {
  const texts = await read();
  const names = Object.keys(siteTextsInput.shape) as (keyof SiteTextsInput)[];
  // Each field under its own name.
  return {
    ...(Object.fromEntries(names.map((name) => [name, texts[name]])) as SiteTextsInput),
    version: texts.version,
  };
}
const save = async (more: Partial<SiteTextsInput>, who = owner) =>
  who.call('site-texts', 'update', {}, { ...(await now()), ...more });
const refusal = (field: string, code: string) => ({ problem: { status: 422, errors: [{ field, code }] } });
/** What the house began with, which stands at the end of the history. */
const beginning = { version: 1, savedBy: null, savedAt: null };
const inBoth = (text: string) => ({ fr: text, en: text });

test('a new house begins with texts of its own, in both languages, which nobody saved', async () => {
  expect(await read()).toMatchObject({
    version: 1,
    brand: { name: 'Traiteur', logoId: null },
    home: { title: { fr: 'Mangez bien, sans y penser.', en: 'Eat well without a second thought.' } },
    contact: { hours: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:00' }] },
    pages: { about: false, questions: true, contact: true, terms: false },
  });
  expect((await owner.call('site-texts', 'listSiteTextVersions')).items).toEqual([beginning]);
});

test('the site knows what the house really has: dishes on sale, a vegetarian one, a bank account, Stripe', async () => {
  const facts = async () => {
    const { dishes, vegetarian, takesTransfers, takesOnline } = await read();
    return { dishes, vegetarian, takesTransfers, takesOnline };
  };
  expect(await facts()).toEqual({ dishes: 0, vegetarian: null, takesTransfers: false, takesOnline: false });
  const kitchen = await smallKitchen(db);
  const name = { fr: 'Végétarien', en: 'Vegetarian' };
  const tag = await owner.call('tags', 'create', {}, { name, slug: 'vegetarian', colour: '#86c341', active: true });
  expect(await facts()).toMatchObject({ dishes: 2, vegetarian: null });
  await db.insertInto('product_tags').values({ product_id: kitchen.dahl, tag_id: tag.id }).execute();
  await db.updateTable('company').set({ iban: 'FR7630006000011234567890189' }).execute();
  expect(await facts()).toEqual({ dishes: 2, vegetarian: name, takesTransfers: true, takesOnline: false });
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', kitchen.dahl).execute();
  expect(await facts()).toMatchObject({ dishes: 1, vegetarian: null });
});

test('what is saved is seen at once, and each version is kept with who saved it and when', async () => {
  const { home, version } = await now();
  const savedTexts = await save({ home: { ...home, title: inBoth('À table !') } }, manager);
  expect(savedTexts).toMatchObject({ version: version + 1, home: { title: { fr: 'À table !' } }, dailyChoices: 6 });
  await save({ home: { ...home, title: inBoth('Bon appétit !') } });
  const { items } = await owner.call('site-texts', 'listSiteTextVersions');
  expect(items).toEqual([
    { version: version + 2, savedBy: 'Claire owner', savedAt: time.now.toISOString() },
    { version: version + 1, savedBy: 'Claire manager', savedAt: time.now.toISOString() },
    beginning,
  ]);
  const formerVersion = await owner.call('site-texts', 'getSiteTextVersion', { id: version + 1 });
  expect(formerVersion).toMatchObject({ savedBy: 'Claire manager', home: { title: { fr: 'À table !' } } });
  await expect(owner.call('site-texts', 'getSiteTextVersion', { id: 999 })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
  expect(await owner.call('site-texts', 'getSiteTextVersion', { id: 1 })).toMatchObject({
    savedBy: null,
    brand: { name: 'Traiteur' },
    home: { title: { fr: 'Mangez bien, sans y penser.' } },
  });
});

test('of several who save over one version, one does, and the others are told', async () => {
  const texts = await now();
  const answers = await Promise.allSettled(
    [owner, manager, owner, manager].map((who) => who.call('site-texts', 'update', {}, texts)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ problem: { status: 409, code: 'stale' } });
  await expect(owner.call('site-texts', 'update', {}, { ...texts, version: texts.version + 40 })).rejects.toMatchObject(
    { problem: { code: 'stale' } },
  );
});

test('a colour with which text could not be read is refused on its field, with its contrast', async () => {
  const { brand } = await now();
  const pale = { ...brand, colours: { ...brand.colours, accentText: '#ef7622' } };
  await expect(save({ brand: pale })).rejects.toMatchObject({
    problem: {
      errors: [
        {
          field: 'brand.colours.accentText',
          code: 'too-little-contrast',
          ratio: brandContrast('accentText', pale.colours),
          message: expect.stringMatching(/a contrast of 2\.\d+ instead of 4\.5/) as string,
        },
      ],
    },
  });
});

test('a word in braces that is no figure of the house is refused where it stands', async () => {
  const { questions } = await now();
  const [first] = questions;
  const wrong = { question: inBoth('Combien ?'), answer: { fr: 'Le {prix}.', en: 'The {fee}.' } };
  await expect(save({ questions: [first ?? wrong, wrong] })).rejects.toMatchObject(
    refusal('questions.1.answer.fr', 'unknown-figure'),
  );
});

test.each(['about', 'terms'] as const)('the page %s is switched on once it says something', async (page) => {
  const { pages } = await now();
  const on = { ...pages, [page]: true };
  await expect(save({ pages: on, [page]: { fr: ' ', en: '' } })).rejects.toMatchObject(
    refusal(`${page}.fr`, 'required'),
  );
  expect(await save({ pages: on, [page]: inBoth('Nous cuisinons.') })).toMatchObject({ pages: { [page]: true } });
});

test('what is written in one language stands in the other too', async () => {
  const { home, pages } = await now();
  const frenchHome = { ...home, title: { fr: 'Des repas sains', en: '' }, promises: [{ fr: '', en: 'Cooked today' }] };
  const frenchPages = { home: frenchHome, pages: { ...pages, about: true }, about: { fr: 'Nous cuisinons.', en: '' } };
  expect(await save(frenchPages)).toMatchObject({
    home: { title: inBoth('Des repas sains'), promises: [inBoth('Cooked today')] },
    about: inBoth('Nous cuisinons.'),
  });
  await expect(save({ home: { ...home, title: inBoth('') } })).rejects.toMatchObject(
    refusal('home.title.fr', 'required'),
  );
});

test('hours end after they begin', async () => {
  const { contact } = await now();
  const hours = [{ firstDay: 6, lastDay: 6, opens: '12:00', closes: '09:00' }];
  await expect(save({ contact: { ...contact, hours } })).rejects.toMatchObject(
    refusal('contact.hours.0.closes', 'end-before-start'),
  );
});

test('a logo stays as long as a version shows it, and one that is not there is refused', async () => {
  const { brand } = await now();
  const nowhere = { ...brand, logoId: '00000000-0000-4000-8000-000000000000' };
  await expect(save({ brand: nowhere })).rejects.toMatchObject({ problem: { code: 'unknown-reference' } });
  const { id: logoId } = await owner.call(
    'pictures',
    'uploadPicture',
    {},
    { mediaType: 'image/png', base64: blankPng(8, 8).toString('base64') },
  );
  await save({ brand: { ...brand, logoId } });
  await save({ brand });
  await clearPictures(db, new Date(Date.now() + 10 * 86_400_000));
  expect(await db.selectFrom('pictures').select('id').execute()).toContainEqual({ id: logoId });
});

test('texts can be looked at for a day before they are saved, by who has their number', async () => {
  const { version, ...texts } = await now();
  const { id } = await owner.call('site-texts', 'previewSiteTexts', {}, { ...texts, terms: inBoth('Un essai') });
  const preview = async () => (await app.inject(`/api/site-text-previews/${id}`)).json<{ terms?: { fr: string } }>();
  expect(await preview()).toMatchObject({ terms: { fr: 'Un essai' }, dailyChoices: 6 });
  expect((await read()).version).toBe(version);
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + 25 * 3_600_000);
  expect(await preview()).toMatchObject({ code: 'not-found' });
  time.now = startTime;
});

test('whoever keeps pages ready is told that the texts have changed', async () => {
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  afterwards(() => listener.end());
  const notification = new Promise((resolve) => listener.once('notification', ({ channel }) => resolve(channel)));
  await listener.query('listen site_changed');
  await save({});
  expect(await notification).toBe('site_changed');
});

test('owner and manager write the site, the kitchen does not, and everybody reads it', async () => {
  expect([owner, manager, cook].map((who) => who.offers('site-texts', 'update'))).toEqual([true, true, false]);
  expect((await app.inject('/api/site-texts')).statusCode).toBe(200);
  expect((await app.inject('/api/site-text-versions')).statusCode).toBe(401);
});

test('a text with more form than anybody writes is neither kept nor looked at: reading it would stop the site', async () => {
  const { version, ...texts } = await now();
  const tangledTexts = { ...texts, terms: { fr: 'a\n=\n'.repeat(7500).trim(), en: 'Terms' } };
  await expect(save(tangledTexts)).rejects.toMatchObject(refusal('terms.fr', 'too-much-form'));
  await expect(owner.call('site-texts', 'previewSiteTexts', {}, tangledTexts)).rejects.toMatchObject(
    refusal('terms.fr', 'too-much-form'),
  );
  expect((await now()).version).toBe(version);
});

const filled = (pattern: string, length: number) =>
  pattern
    .repeat(Math.ceil(length / pattern.length))
    .slice(0, length)
    .trim();
const sections = (text: string) => Array.from({ length: 12 }, () => ({ title: inBoth('Section'), text: inBoth(text) }));

test.each([
  ['tabs', { terms: { fr: `${'[](b ('.repeat(598).padEnd(29_999, '\t')}x`, en: 'Terms' } }, 'terms.fr'],
  ['lines', { legal: sections('[](b ('.repeat(598) + filled('x \n', 4412)) }, 'legal.0.text.fr'],
])('links whose titles never close, before %s, are refused on their field', async (_, more, field) => {
  await expect(save(more)).rejects.toMatchObject({
    problem: {
      status: 422,
      errors: expect.arrayContaining([expect.objectContaining({ field, code: 'too-much-form' })]) as unknown,
    },
  });
});

test('texts of a page that together take too long are refused by a worker, while everybody else is answered', async () => {
  const { version: _, ...texts } = await now();
  const slowTexts = { ...texts, legal: sections('[](b ('.repeat(200) + filled('x \n', 6800)) };
  const [processUsage, ofThread] = [process.cpuUsage(), process.threadCpuUsage()];
  await expect(owner.call('site-texts', 'previewSiteTexts', {}, slowTexts)).rejects.toMatchObject({
    problem: {
      errors: [
        {
          field: expect.stringMatching(/^legal\.\d+\.text\.fr$/) as string,
          code: 'too-much-form',
          message: expect.stringMatching(/^Too many signs of formatting/) as string,
        },
      ],
    },
  });
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
  expect(sum(process.threadCpuUsage(ofThread))).toBeLessThan(sum(process.cpuUsage(processUsage)) / 2);
});

test('the longest texts that people write are kept', async () => {
  const article =
    '## Article\n\n1. **Un** : voir [là](/contact)\n2. *deux*\n\n> Attention\n\nNous livrons le matin, {notice} après.\n\n';
  const longTexts = { legal: sections(filled(article, 8000)), terms: inBoth(filled(article, 15_000)) };
  expect(await save(longTexts)).toMatchObject(longTexts);
});
