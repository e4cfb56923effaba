import { expect, test } from 'vitest';
import { houseBrand } from '../../core/house-brand.ts';
import { resetMail } from './reset-mail.ts';

const karim = { email: 'karim@example.com', firstName: 'Karim', lastName: 'Benali', locale: 'fr' as const };
const house = { brand: houseBrand('Chez Odette'), publicUrl: 'https://office.example.com' };

test('the mail says who writes to whom, what the link does and for how long', () => {
  const mail = resetMail(karim, 'secret', house);
  expect(mail).toMatchObject({
    to: { name: 'Karim Benali', address: 'karim@example.com' },
    subject: 'Chez Odette\u202f: choisissez un nouveau mot de passe',
  });
  expect(mail.text).toContain('Bonjour Karim,');
  expect(mail.text).toContain('pendant 30 minutes');
});

test.each([
  ['fr', 'https://office.example.com/connexion#mot-de-passe=secret'],
  ['en', 'https://office.example.com/en/login#password=secret'],
] as const)('text and page hold the same link, in the language of the account: %s', (locale, link) => {
  const { text, html } = resetMail({ ...karim, locale }, 'secret', house);
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`<a href="${link}"`);
  expect(html).toContain(`<html lang="${locale}">`);
});

test('a name cannot bring markup into the page', () => {
  const { html } = resetMail({ ...karim, firstName: '<img src="https://thief.example">&' }, 'secret', house);
  expect(html).toContain('Bonjour &lt;img src=&quot;https://thief.example&quot;&gt;&amp;,');
});

test('the page loads nothing from anywhere', () => {
  expect(resetMail(karim, 'secret', house).html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
});
