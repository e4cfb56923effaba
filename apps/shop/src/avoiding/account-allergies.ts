import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Cookies } from '@traiteur/front/browser/cookies.ts';
import type { SeatedEater } from '../site/page.tsx';
import { allAvoided, avoidedBesides, avoidedBeyond } from './all-avoided.ts';
import { accountCookie, avoidedCookie, avoidedDays, avoidedNamedIn, cookieOf } from './avoided-cookie.ts';
import { chosenEatersCookie, lentCookie, tableCookie, tableCookieOf, tableIn } from './table-cookie.ts';

/** Who sits at the account's table, the client first; nobody after a sign-out. */
export function noteAccount(cookies: Cookies, eaters: readonly SeatedEater[]): void {
  const ofAccount = eaters.find(({ isClient }) => isClient)?.allergens ?? [];
  const previousAllergens = [accountCookie, lentCookie].flatMap((name) => avoidedNamedIn(cookies.read(name)));
  const besides = avoidedBesides(ofAccount, previousAllergens, avoidedNamedIn(cookies.read(avoidedCookie)));
  cookies.write(avoidedCookie, cookieOf(besides), avoidedDays);
  cookies.write(accountCookie, cookieOf(ofAccount), avoidedDays);
  cookies.write(tableCookie, tableCookieOf(eaters), avoidedDays);
  cookies.write(lentCookie, undefined);
  if (eaters.length < 2) cookies.write(chosenEatersCookie, undefined);
}

/**
 * After a session ends without a sign-out, the warnings stay and the names go: the allergies of the account and of
 * those at its table become the browser's, where they can be removed.
 */
export function saveWithoutAccount(cookies: Cookies): void {
  const ofAccount = avoidedNamedIn(cookies.read(accountCookie));
  const table = tableIn(cookies.read(tableCookie));
  if (ofAccount.length + table.length === 0) return;
  const ownAllergens = allAvoided(ofAccount, avoidedNamedIn(cookies.read(avoidedCookie)));
  const ofOthers = table.filter(({ isClient }) => !isClient).flatMap(({ allergens }) => allergens);
  cookies.write(avoidedCookie, cookieOf(allAvoided(ownAllergens, ofOthers)), avoidedDays);
  cookies.write(lentCookie, cookieOf(avoidedBeyond(ownAllergens, ofOthers)), avoidedDays);
  for (const name of [accountCookie, tableCookie, chosenEatersCookie]) cookies.write(name, undefined);
}

/** The account may have changed on another device. True if the page must be drawn again. */
export async function readAccount(cookies: Cookies, call: ApiClient['call']): Promise<boolean> {
  const drawnFor = keptOf(cookies);
  const { items } = await call('own-eaters', 'listOwnEaters');
  noteAccount(cookies, items);
  // Without cookies nothing was kept, and the page would be drawn again for ever.
  return keptOf(cookies) !== drawnFor;
}

const keptOf = (cookies: Cookies) => [accountCookie, tableCookie].map((name) => cookies.read(name) ?? '').join(' ');
