import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { Cookies } from '@traiteur/front/browser/cookies.ts';
import { allAvoided, avoidedBesides } from './all-avoided.ts';
import { accountCookie, avoidedCookie, avoidedDays, avoidedNamedIn, cookieOf } from './avoided-cookie.ts';

export function noteAccount(cookies: Cookies, ofAccount: readonly ClientAllergen[]): void {
  const previousAllergens = avoidedNamedIn(cookies.read(accountCookie));
  const besides = avoidedBesides(ofAccount, previousAllergens, avoidedNamedIn(cookies.read(avoidedCookie)));
  cookies.write(avoidedCookie, cookieOf(besides), avoidedDays);
  cookies.write(accountCookie, cookieOf(ofAccount), avoidedDays);
}

/**
 * After a session ends without a sign-out, the warnings stay: the account's allergies become the browser's, where the
 * client can remove them.
 */
export function saveWithoutAccount(cookies: Cookies): void {
  const ofAccount = avoidedNamedIn(cookies.read(accountCookie));
  if (ofAccount.length === 0) return;
  const avoided = allAvoided(ofAccount, avoidedNamedIn(cookies.read(avoidedCookie)));
  cookies.write(avoidedCookie, cookieOf(avoided), avoidedDays);
  cookies.write(accountCookie, undefined, avoidedDays);
}

/** The account may have changed on another device. True if the page must be drawn again. */
export async function readAccount(cookies: Cookies, call: ApiClient['call']): Promise<boolean> {
  const drawnFor = cookies.read(accountCookie);
  const { allergens } = await call('own-profile', 'getOwnProfile');
  if (cookieOf(allergens) === drawnFor) return false;
  noteAccount(cookies, allergens);
  // Without cookies the page would be drawn again for ever.
  return cookies.read(accountCookie) === cookieOf(allergens);
}
