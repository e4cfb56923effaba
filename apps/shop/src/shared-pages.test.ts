import { expect, test } from 'vitest';
import { placeAt } from './place.ts';
import { sharedName, understoodAddress } from './shared-pages.ts';

type Avoided = Parameters<typeof sharedName>[2];

function nameOf(
  address: string,
  ofBrowser: Avoided['ofBrowser'] = [],
  ofAccount: Avoided['ofAccount'] = [],
  table: object[] = [],
) {
  const url = new URL(address, 'https://www.example.com');
  const place = placeAt(url.pathname);
  return place && sharedName(place, understoodAddress(place.name, url), { ofBrowser, ofAccount, table });
}

test.each([
  ['/', '/?x=1'],
  ['/', '/?utm_source=letter&fbclid=7'],
  ['/en/', '/en/?x=1'],
  ['/carte/2026-11-25', '/carte/2026-11-25?x=1&size=0&category=soup'],
  ['/carte/2026-11-25?size=3&suits=1', '/carte/2026-11-25?x=2&suits=1&size=3'],
  ['/plats/dahl?date=2026-11-25', '/plats/d%61hl?x=1&date=2026-11-25'],
  ['/plats/dahl', '/plats/dahl?date=tomorrow'],
  ['/panier', '/panier?x=1'],
])('%s and %s are one page', (address, another) => {
  expect(nameOf(address)).toBeDefined();
  expect(nameOf(another)).toBe(nameOf(address));
});

test.each([
  ['/', '/en/'],
  ['/carte/2026-11-25', '/carte/2026-11-26'],
  ['/carte/2026-11-25', '/carte/2026-11-25?size=3'],
  ['/plats/dahl', '/plats/dahl?date=2026-11-25'],
  ['/contact', '/contact?sent'],
])('%s and %s are two', (address, another) => {
  expect(nameOf(another)).not.toBe(nameOf(address));
});

test('what is avoided makes one page in whatever order a cookie names it, and another one for each severity', () => {
  const sesame = { allergenId: 3, severity: 'allergy' } as const;
  const milk = { allergenId: 7, severity: 'intolerance' } as const;
  expect(nameOf('/', [milk, sesame])).toBe(nameOf('/', [sesame, milk]));
  expect(nameOf('/', [sesame])).not.toBe(nameOf('/', [], [sesame]));
  expect(nameOf('/', [sesame])).not.toBe(nameOf('/', [{ ...sesame, severity: 'intolerance' }]));
});

test.each(['/carte/2026-11-25?search=soupe', '/?preview=5c4d', '/commandes/12', '/connexion?to=/compte'])(
  '%s is one visitor’s',
  (address) => {
    expect(nameOf(address)).toBeUndefined();
  },
);

test('a page that names who eats is kept for nobody else, and the others stay one for all', () => {
  const table = [{ name: 'Zoé' }, { name: 'Léo' }];
  for (const address of ['/', '/carte/2026-11-25', '/plats/dahl'])
    expect(nameOf(address, [], [], table)).toBeUndefined();
  expect(nameOf('/contact', [], [], table)).toBe(nameOf('/contact'));
});
