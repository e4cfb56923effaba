import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { expect, test } from 'vitest';
import type { SeatedEater } from '../site/page.tsx';
import { saveWithoutAccount, noteAccount, readAccount } from './account-allergies.ts';
import { accountCookie, avoidedCookie } from './avoided-cookie.ts';
import { lentCookie, tableCookie, tableIn } from './table-cookie.ts';

const [sesame, soy] = [
  { allergenId: 3, severity: 'allergy' as const },
  { allergenId: 9, severity: 'intolerance' as const },
];

/** The cookies of a browser, and what each says of what is avoided. */
function browserWith(first: Record<string, string>, isKept = true) {
  const values = new Map(Object.entries(first));
  const cookies = createCookies({
    secure: false,
    read: () => [...values].map(([name, value]) => `${name}=${value}`).join('; '),
    write(text) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (!isKept) return;
      if (text.includes('Max-Age=0')) values.delete(name);
      else values.set(name, value);
    },
  });
  return { cookies, said: () => ({ browser: values.get(avoidedCookie), account: values.get(accountCookie) }) };
}

const clientWith = (...allergens: SeatedEater['allergens']): SeatedEater => ({
  id: 1,
  name: 'Zoé',
  isClient: true,
  allergens,
  allergiesAsked: true,
});
const childWith = (...allergens: SeatedEater['allergens']): SeatedEater => ({
  ...clientWith(...allergens),
  id: 2,
  name: 'Léo',
  isClient: false,
});

/** Of the API only the table is read. */
const houseThatKnows = (...items: SeatedEater[]) => (() => Promise.resolve({ items })) as unknown as ApiClient['call'];

test('what the account says stands apart from what is chosen in the browser, and is gone once it is signed out', () => {
  const { cookies, said } = browserWith({ [avoidedCookie]: '3a.9i' });
  noteAccount(cookies, [clientWith(sesame)]);
  expect(said()).toEqual({ browser: '9i', account: '3a' });
  noteAccount(cookies, []);
  expect(said()).toEqual({ browser: '9i', account: undefined });
});

test('an allergy that the account knows as an intolerance stays the browser’s', () => {
  const { cookies, said } = browserWith({ [avoidedCookie]: '9a' });
  noteAccount(cookies, [clientWith(soy)]);
  expect(said()).toEqual({ browser: '9a', account: '9i' });
});

test('whose session ended without signing out is warned of the same, and may take it off', () => {
  const { cookies, said } = browserWith({ [avoidedCookie]: '9i', [accountCookie]: '3a' });
  saveWithoutAccount(cookies);
  expect(said()).toEqual({ browser: '3a.9i', account: undefined });
});

test('what was said on another device is noted, and a page is drawn again for it once', async () => {
  const { cookies, said } = browserWith({});
  expect(await readAccount(cookies, houseThatKnows(clientWith(sesame)))).toBe(true);
  expect(await readAccount(cookies, houseThatKnows(clientWith(sesame)))).toBe(false);
  expect(said().account).toBe('3a');
  expect(await readAccount(browserWith({}, false).cookies, houseThatKnows(clientWith(sesame)))).toBe(false);
});

test('what a child reacts to is the child’s, and the page is drawn again once somebody joins the table', async () => {
  const { cookies, said } = browserWith({});
  expect(await readAccount(cookies, houseThatKnows(clientWith(soy)))).toBe(true);
  expect(await readAccount(cookies, houseThatKnows(clientWith(soy), childWith(sesame)))).toBe(true);
  expect(await readAccount(cookies, houseThatKnows(clientWith(soy), childWith(sesame)))).toBe(false);
  expect(said()).toEqual({ browser: undefined, account: '9i' });
  expect(tableIn(cookies.read(tableCookie))).toEqual([clientWith(soy), childWith(sesame)]);
});

test('after a session that ended the child’s allergy warns without a name, and is only the child’s again once signed in', () => {
  const { cookies, said } = browserWith({});
  noteAccount(cookies, [clientWith(soy), childWith(sesame)]);
  saveWithoutAccount(cookies);
  expect(said()).toEqual({ browser: '9i.3a', account: undefined });
  expect(cookies.read(tableCookie)).toBeUndefined();
  saveWithoutAccount(cookies);
  expect(cookies.read(lentCookie)).toBe('3a');
  noteAccount(cookies, [clientWith(soy), childWith(sesame)]);
  expect(said()).toEqual({ browser: undefined, account: '9i' });
});

test('what somebody chose themselves stays theirs, although the child has it too', () => {
  const { cookies, said } = browserWith({ [avoidedCookie]: '3a' });
  noteAccount(cookies, [clientWith(), childWith(sesame)]);
  saveWithoutAccount(cookies);
  noteAccount(cookies, [clientWith(), childWith(sesame)]);
  expect(said()).toEqual({ browser: '3a', account: undefined });
});
