import { expect, test } from 'vitest';
import { createLanguages } from './locale.ts';

test.each([
  ['the path’s prefix goes before the cookie', '/en/login', ['fr-FR'], 'fr', 'en'],
  ['the cookie goes before the browser', '/connexion', ['en-GB'], 'fr', 'fr'],
  ['the cookie goes before the browser', '/connexion', ['fr-FR'], 'en', 'en'],
  ['a cookie that nobody wrote says nothing', '/connexion', ['en-GB'], 'de', 'en'],
  ['without a cookie the browser’s language counts', '/connexion', ['en-GB'], undefined, 'en'],
  ['without a cookie the browser’s language counts', '/connexion', ['fr-BE', 'en'], undefined, 'fr'],
  ['of the browser’s languages the first that we speak counts', '/connexion', ['de-DE', 'en-US'], undefined, 'en'],
  ['anybody else gets French', '/connexion', ['de-DE'], undefined, 'fr'],
])('%s: %s with %s', (_, path, spokenLanguages, cookie, language) => {
  const cookies = { read: () => cookie, write: () => undefined };
  expect(createLanguages(cookies, spokenLanguages).preferred(path)).toBe(language);
});
