import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { expect, test } from 'vitest';
import { saveWithoutAccount, noteAccount, readAccount } from './account-allergies.ts';
import { accountCookie, avoidedCookie } from './avoided-cookie.ts';

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

/** Of the API only the profile is read. */
const houseThatKnows = (...allergens: object[]) =>
  (() => Promise.resolve({ allergens })) as unknown as ApiClient['call'];

test('what the account says stands apart from what is chosen in the browser, and is gone once it is signed out', () => {
  const { cookies, said } = browserWith({ [avoidedCookie]: '3a.9i' });
  noteAccount(cookies, [sesame]);
  expect(said()).toEqual({ browser: '9i', account: '3a' });
  noteAccount(cookies, []);
  expect(said()).toEqual({ browser: '9i', account: undefined });
});

test('an allergy that the account knows as an intolerance stays the browser’s', () => {
  const { cookies, said } = browserWith({ [avoidedCookie]: '9a' });
  noteAccount(cookies, [soy]);
  expect(said()).toEqual({ browser: '9a', account: '9i' });
});

test('whose session ended without signing out is warned of the same, and may take it off', () => {
  const { cookies, said } = browserWith({ [avoidedCookie]: '9i', [accountCookie]: '3a' });
  saveWithoutAccount(cookies);
  expect(said()).toEqual({ browser: '3a.9i', account: undefined });
});

test('what was said on another device is noted, and a page is drawn again for it once', async () => {
  const { cookies, said } = browserWith({});
  expect(await readAccount(cookies, houseThatKnows(sesame))).toBe(true);
  expect(await readAccount(cookies, houseThatKnows(sesame))).toBe(false);
  expect(said().account).toBe('3a');
  expect(await readAccount(browserWith({}, false).cookies, houseThatKnows(sesame))).toBe(false);
});
