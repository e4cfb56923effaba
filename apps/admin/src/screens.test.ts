import { beforeAll, expect, test, vi } from 'vitest';
import type { Screen } from './shell/screen.ts';

/** Every screen that was asked for, by its French and its English path. */
const asked: readonly (readonly [french: string, english: string])[] = [
  ['/', '/en/'],
  ['/connexion', '/en/login'],
  ['/produits', '/en/products'],
  ['/produits/ajout', '/en/products/add'],
  ['/products/constants', '/en/products/constants'],
  ['/mots-clefs', '/en/tags'],
  ['/mots-clefs/ajout', '/en/tags/add'],
  ['/allergenes', '/en/allergens'],
  ['/allergenes/ajout', '/en/allergens/add'],
  ['/tailles', '/en/size'],
  ['/tailles/ajout', '/en/size/add'],
  ['/commandes', '/en/orders'],
  ['/commandes/ajout', '/en/order/add'],
  ['/commandes/:id/:action?', '/en/orders/:id/:action?'],
  ['/rapport-facturation', '/en/billing-report'],
  ['/export-excel', '/en/excel-export'],
  ['/codes-promo', '/en/discount-codes'],
  ['/codes-promo/ajout', '/en/discount-codes/add'],
  ['/configuration', '/en/configuration'],
  ['/configuration/ajout', '/en/configuration/add'],
  ['/rapport-livraison', '/en/delivery-report'],
  ['/zones-de-livraisons', '/en/delivery-zones'],
  ['/zones-de-livraisons/ajout', '/en/delivery-zones/add'],
  ['/horaires-de-livraison', '/en/delivery-schedule'],
  ['/horaires-de-livraison/ajout', '/en/delivery-schedule/add'],
  ['/code-postal', '/en/postal-code'],
  ['/code-postal/ajout', '/en/postal-code/add'],
  ['/createdb', '/en/createdb'],
];

let screens: Record<string, Screen>;
let map: typeof import('./shell/site-map.ts');

beforeAll(async () => {
  // The site map asks the API what it offers, which asks the browser who is signed in.
  vi.stubGlobal('document', { cookie: '', getElementById: () => null });
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/' });
  ({ screens } = await import('./screens.ts'));
  map = await import('./shell/site-map.ts');
});

test.each(asked)('%s is %s in English', (french, english) => {
  expect(Object.values(screens).filter(({ fr }) => fr === french)).toMatchObject([{ en: english }]);
});

test('/login is a second way to sign in', () => {
  const { page, middleware } = screens['signInEnglishWord'] as Screen;
  expect([page?.toString(), middleware]).toEqual([screens['signIn']?.page?.toString(), ['guest']]);
});

test('no two screens share an address', () => {
  const all = Object.values(screens);
  expect(new Set(all.map(({ fr }) => fr)).size).toBe(all.length);
  // Both sign-in words are one screen in English.
  expect(new Set(all.map(({ en }) => en)).size).toBe(all.length - 1);
});

const isAccepted = (path: string) => {
  const found = map.screenAt(path);
  return found !== undefined && map.isAccepted(found);
};

test.each(['/commandes/12', '/commandes/12/imprimer', '/en/orders/12/print', '/commandes/12/annuler', '/produits/1'])(
  '%s is an address of ours',
  (path) => {
    expect(isAccepted(path)).toBe(true);
  },
);

test.each([
  '/commandes/abc',
  '/commandes/0',
  '/commandes/-1',
  '/commandes/1.5',
  '/commandes/99999999999',
  '/commandes/12/danser',
  '/en/orders/12/dance',
  '/produits/ajouts',
  '/mots-clefs/1e3',
  '/rien',
  '/en/rien',
])('%s is none', (path) => {
  expect(isAccepted(path)).toBe(false);
});
