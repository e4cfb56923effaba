import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { Cookies } from '@traiteur/front/browser/cookies.ts';
import { allAvoided, avoidedBesides } from './all-avoided.ts';
import { accountCookie, avoidedCookie, avoidedDays, avoidedNamedIn, cookieOf } from './avoided-cookie.ts';

/** Writes down what an account says, in place of what it said before. */
export function noteAccount(cookies: Cookies, ofAccount: readonly ClientAllergen[]): void {
  const previousAllergens = avoidedNamedIn(cookies.read(accountCookie));
  const besides = avoidedBesides(ofAccount, previousAllergens, avoidedNamedIn(cookies.read(avoidedCookie)));
  cookies.write(avoidedCookie, cookieOf(besides), avoidedDays);
  cookies.write(accountCookie, cookieOf(ofAccount), avoidedDays);
}

/**
 * Who is no longer signed in, without having signed out, is warned of the same all the same: it becomes the browser's, where it can be taken
 * off.
 */
export function keepWithoutAccount(cookies: Cookies): void {
  const ofAccount = avoidedNamedIn(cookies.read(accountCookie));
  if (ofAccount.length === 0) return;
  const avoided = allAvoided(ofAccount, avoidedNamedIn(cookies.read(avoidedCookie)));
  cookies.write(avoidedCookie, cookieOf(avoided), avoidedDays);
  cookies.write(accountCookie, undefined, avoidedDays);
}

/** Reads what the account says now, which may have been said on another device. Answers whether the page was drawn for something else. */
export async function readAccount(cookies: Cookies, call: ApiClient['call']): Promise<boolean> {
  const drawnFor = cookies.read(accountCookie);
  const { allergens } = await call('own-profile', 'getOwnProfile');
  if (cookieOf(allergens) === drawnFor) return false;
  noteAccount(cookies, allergens);
  // Where no cookie is kept, drawing the page again would never end.
  return cookies.read(accountCookie) === cookieOf(allergens);
}
