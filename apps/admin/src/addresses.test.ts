import { isAccepted } from '@traiteur/front/routing/site.ts';
import { expect, test } from 'vitest';
import { screens, site } from './addresses.ts';
import { pages } from './pages.ts';

/** Every screen that was promised, by its French and its English path. */
const promised: readonly (readonly [french: string, english: string])[] = [
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

test.each(promised)('%s is %s in English', (french, english) => {
  expect(Object.values(screens).filter(({ fr }) => fr === french)).toMatchObject([{ en: english }]);
});

test('/login is a second way to sign in', () => {
  expect(pages.signInEnglishWord.toString()).toBe(pages.signIn.toString());
  expect(screens.signInEnglishWord.middleware).toEqual(['guest']);
});

test('every screen has a page', () => {
  expect(Object.keys(pages).sort()).toEqual(Object.keys(screens).sort());
});

test('no two screens share an address', () => {
  const allScreens = Object.values(screens);
  expect(new Set(allScreens.map(({ fr }) => fr)).size).toBe(allScreens.length);
  // Both sign-in words are one screen in English.
  expect(new Set(allScreens.map(({ en }) => en)).size).toBe(allScreens.length - 1);
});

const isOurs = (path: string) => {
  const place = site.screenAt(path);
  return place !== undefined && isAccepted(place);
};

test.each(['/commandes/12', '/commandes/12/imprimer', '/en/orders/12/print', '/commandes/12/annuler', '/produits/1'])(
  '%s is an address of ours',
  (path) => {
    expect(isOurs(path)).toBe(true);
  },
);

test('what is asked of an order is written in the other language too', () => {
  expect(site.inLanguage('/commandes/12/rembourser', 'en')).toBe('/en/orders/12/refund');
  expect(site.inLanguage('/en/orders/12/print', 'fr')).toBe('/commandes/12/imprimer');
  expect(site.inLanguage('/commandes/12', 'en')).toBe('/en/orders/12');
});

test('an address that is none stays one in the other language, on this host', () => {
  expect(site.inLanguage('/n-existe-pas/12', 'en')).toBe('/en/n-existe-pas/12');
  expect(site.inLanguage('/en/n-existe-pas/12', 'fr')).toBe('/n-existe-pas/12');
  expect(site.inLanguage('/en//example.com', 'fr')).toBe('/example.com');
});

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
  expect(isOurs(path)).toBe(false);
});
