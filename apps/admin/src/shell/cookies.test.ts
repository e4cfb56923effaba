import { expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

function written(protocol: string, value: string | undefined, days: number): string {
  const jar = { cookie: '' };
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol });
  writeCookie('auth.user', value, days);
  return jar.cookie;
}

test('a cookie lives so many days, on this site alone', () => {
  expect(written('http:', 'a b', 5)).toBe('auth.user=a%20b; Path=/; Max-Age=432000; SameSite=Lax');
});

test('it is secure exactly where the page came over HTTPS', () => {
  expect(written('https:', 'x', 5)).toMatch(/; Secure$/);
  expect(written('http:', 'x', 5)).not.toMatch(/Secure/);
});

test('without a value it goes at once', () => {
  expect(written('http:', undefined, 5)).toMatch(/Max-Age=0/);
});

test.each(['%', '%E0%A4%A', 'a%zz'])('one that holds “%s” is none that we wrote', (value) => {
  vi.stubGlobal('document', { cookie: `language=${value}; auth.user=x` });
  expect([readCookie('language'), readCookie('auth.user')]).toEqual([undefined, 'x']);
});

test('one is read by its whole name, as it was written', () => {
  vi.stubGlobal('document', { cookie: 'auth.user2=no; auth.user=a%20b%3D; language=fr' });
  expect([readCookie('auth.user'), readCookie('user'), readCookie('language')]).toEqual(['a b=', undefined, 'fr']);
});
