import { expect, test } from 'vitest';
import { cookieIn, setCookie } from '../site/visit/cookies.ts';
import { avoidedCookie, avoidedIn, cookieOf } from './avoided-cookie.ts';

const allergens = [{ id: 3 }, { id: 7 }];

test('what is avoided comes back from the cookie as it was said', () => {
  const avoided = [
    { allergenId: 3, severity: 'allergy' as const },
    { allergenId: 7, severity: 'intolerance' as const },
  ];
  expect(avoidedIn(cookieOf(avoided), allergens)).toEqual(avoided);
});

test('nothing avoided takes the cookie away', () => {
  expect(cookieOf([])).toBeUndefined();
});

test.each(['', '9a', '3x', '3a7i', 'a.i', '3'])('"%s" names nothing that the house knows', (cookie) => {
  expect(avoidedIn(cookie, allergens)).toEqual([]);
});

test('an allergen that a cookie names again and again is one, and an allergy where it says so once', () => {
  expect(avoidedIn('3i.7a.3a.3i.7a.7a', allergens)).toEqual([
    { allergenId: 3, severity: 'allergy' },
    { allergenId: 7, severity: 'allergy' },
  ]);
});

test('however much somebody avoids, all of it comes back', () => {
  const allAllergens = Array.from({ length: 300 }, (_, index) => ({ id: 101 + index }));
  const avoided = allAllergens.map(({ id: allergenId }) => ({ allergenId, severity: 'allergy' as const }));
  const page = new Request('https://www.example.com/');
  const [cookie = ''] = setCookie(page, avoidedCookie, cookieOf(avoided), 365).split(';');
  const next = new Request('https://www.example.com/', { headers: { cookie } });
  expect(avoidedIn(cookieIn(next, avoidedCookie), allAllergens)).toEqual(avoided);
});
