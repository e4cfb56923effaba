import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { usualColours } from '@traiteur/domain/site/brand-colours.ts';
import { usualSiteTexts } from '@traiteur/words/site/usual-site-texts.ts';
import { expect, test } from 'vitest';
import { houseBrand } from '../../core/house-brand.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { testApp } from '../../testing/test-app.ts';
import { asApp } from '../../testing/database/test-template.ts';
import { followBrand } from './follow-brand.ts';
import { openSiteChanges } from './site-changes.ts';

const { db, url, signedIn, client, mails } = await testApp();
const owner = await signedIn('owner');
const visitor = await client();

async function rename(name: string, more: Partial<SiteTextsInput['brand']> = {}) {
  const { version } = await owner.call('site-texts', 'get');
  const { brand, ...texts } = usualSiteTexts('Traiteur');
  await owner.call('site-texts', 'update', {}, { ...texts, brand: { ...brand, name, ...more }, version });
}

test('mails and papers say the name that the house has written, in its colours', async () => {
  await rename('Chez Odette', { colours: { ...usualColours, accent: '#8fc7e8', accentText: '#1d4f78' } });
  await visitor.call(
    'contact-messages',
    'sendContactMessage',
    {},
    { name: 'Agnès', email: 'agnes@example.com', phone: '', text: 'Livrez-vous ?', locale: 'fr' },
  );
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Chez Odette/);
  expect(mail?.html).toContain('6px solid #8fc7e8');
  expect(await owner.call('company', 'getLetterhead')).toMatchObject({ brand: 'Chez Odette', logoId: null });
});

test('another node hears of the name as soon as it is saved, and knows it when it starts', async () => {
  const changes = openSiteChanges(asApp(url));
  afterwards(() => changes.stop());
  await changes.ready();
  const elsewhere = houseBrand('Traiteur');
  await followBrand(elsewhere, { db, changes });
  expect(elsewhere).toMatchObject({ name: 'Chez Odette', usualName: 'Traiteur' });
  await rename('Chez Zoé');
  await expect.poll(() => elsewhere.name).toBe('Chez Zoé');
});

test('a name that is saved before a node listens is known to it too', async () => {
  const elsewhere = houseBrand('Traiteur');
  const { signal } = new AbortController();
  const changes = { onChange: () => undefined, stopped: signal, ready: () => rename('Chez Paul') };
  await followBrand(elsewhere, { db, changes });
  expect(elsewhere.name).toBe('Chez Paul');
});
