import { expect, test } from 'vitest';
import { createCookies } from './cookies.ts';

/** What writing a cookie leaves in the jar. */
function writeCookie(secure: boolean, value: string | undefined, days?: number): string {
  let text = '';
  createCookies({ read: () => '', write: (cookie) => (text = cookie), secure }).write('auth.user.local', value, days);
  return text;
}

const reading = (jar: string) => createCookies({ read: () => jar, write: () => undefined, secure: false }).read;

test('a cookie lives so many days, on this site alone', () => {
  expect(writeCookie(false, 'a b', 5)).toBe('auth.user.local=a%20b; Path=/; Max-Age=432000; SameSite=Lax');
});

test('without days it lives for the visit', () => {
  expect(writeCookie(false, 'x')).toBe('auth.user.local=x; Path=/; SameSite=Lax');
});

test('it is secure exactly where the page came over HTTPS', () => {
  expect(writeCookie(true, 'x', 5)).toMatch(/; Secure$/);
  expect(writeCookie(false, 'x', 5)).not.toMatch(/Secure/);
});

test('without a value it goes at once', () => {
  expect(writeCookie(false, undefined, 5)).toMatch(/Max-Age=0/);
});

test.each(['%', '%E0%A4%A', 'a%zz'])('one that holds “%s” is none that we wrote', (value) => {
  const read = reading(`language=${value}; auth.user.local=x`);
  expect([read('language'), read('auth.user.local')]).toEqual([undefined, 'x']);
});

test('one is read by its whole name, as it was written', () => {
  const read = reading('auth.user2=no; auth.user=a%20b%3D; language=fr');
  expect([read('auth.user'), read('user'), read('language')]).toEqual(['a b=', undefined, 'fr']);
});
