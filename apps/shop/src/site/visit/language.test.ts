import { expect, test } from 'vitest';
import { placeAt } from '../../place.ts';
import { betterAddress, languageCookieFor } from './language.ts';

const requestTo = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://www.example.com${path}`, { headers });
function betterFor(path: string, headers: Record<string, string> = {}) {
  const request = requestTo(path, headers);
  const url = new URL(request.url);
  return betterAddress(request, url, placeAt(url.pathname));
}

test('who reads English and comes from elsewhere is led to the English page, query kept', () => {
  expect(betterFor('/panier?a=1', { 'accept-language': 'en-GB,en;q=0.9,fr;q=0.8' })).toEqual({
    address: '/en/cart?a=1',
    status: 302,
  });
});

test.each([
  ['reads French first', '/panier', { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' }],
  ['says nothing of languages, as a search engine', '/panier', {}],
  ['has chosen French before', '/', { 'accept-language': 'en', cookie: 'language.client=fr' }],
  ['follows a link of ours', '/', { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' }],
  ['comes to an English address', '/en/cart', { 'accept-language': 'fr' }],
])('who %s stays where they are', (_, path, headers) => {
  expect(betterFor(path, headers)).toBeUndefined();
});

test('what was chosen before comes before what the browser says', () => {
  expect(betterFor('/', { 'accept-language': 'fr', cookie: 'language.client=en' })).toMatchObject({ address: '/en/' });
});

test('who comes to a language that the site does not speak is led to the same page of the other', () => {
  const betterIn = (path: string, onlyLanguage: 'fr' | 'en') => {
    const request = requestTo(path, { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' });
    const url = new URL(request.url);
    return betterAddress(request, url, placeAt(url.pathname), onlyLanguage);
  };
  expect(betterIn('/en/cart?a=1', 'fr')).toEqual({ address: '/panier?a=1', status: 302 });
  expect(betterIn('/panier', 'fr')).toBeUndefined();
  expect(betterIn('/', 'en')).toEqual({ address: '/en/', status: 302 });
  expect(betterIn('/en/cart', 'en')).toBeUndefined();
});

test('following a link to the other language keeps that one', () => {
  const request = requestTo('/panier', { 'sec-fetch-site': 'same-origin', cookie: 'language.client=en' });
  expect(languageCookieFor(request, 'fr')['set-cookie']).toMatch(/^language\.client=fr; .*Secure$/);
});

test('who comes from elsewhere has chosen nothing', () => {
  expect(languageCookieFor(requestTo('/panier', { 'sec-fetch-site': 'cross-site' }), 'fr')).toEqual({});
});

test.each([
  ['/panier/', '/panier'],
  ['/en', '/en/'],
])('%s is %s, for good', (path, address) => {
  expect(betterFor(path)).toEqual({ address, status: 301 });
});

test.each(['//thief.example/', '/\\thief.example/', '/.//thief.example//'])('%s leads to no other site', (path) => {
  expect(betterFor(path)).toBeUndefined();
});

test('a row of slashes takes no longer than it is long', () => {
  const url = new URL('https://www.example.com/');
  // Looked at anew from each of them, it would take minutes.
  url.pathname = `/a${'/'.repeat(500_000)}b`;
  expect(betterAddress(requestTo('/'), url, undefined)).toBeUndefined();
});
