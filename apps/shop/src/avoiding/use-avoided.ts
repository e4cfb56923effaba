import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { useCallback } from 'react';
import { useAlive } from '../frame/island/alive.ts';
import { avoidedWith } from './all-avoided.ts';
import { avoidedCookie, avoidedDays, avoidedIn, avoidedNamedIn, cookieOf } from './avoided-cookie.ts';

/**
 * Tells the browser what an account says, in place of what it said before: the pages that the server draws for it then warn of that too. An
 * account that is left says nothing.
 */
export function useAvoid(): (ofAccount: readonly ClientAllergen[], before: readonly ClientAllergen[]) => void {
  const { browser } = useAlive();
  return useCallback(
    (ofAccount, before) => {
      if (!browser) return;
      const cookies = createCookies(browser.cookies);
      const avoided = avoidedWith(ofAccount, before, avoidedNamedIn(cookies.read(avoidedCookie)));
      cookies.write(avoidedCookie, cookieOf(avoided), avoidedDays);
    },
    [browser],
  );
}

/** What of this the browser avoids now, whatever the page was drawn for. */
export function useAvoided(allergens: readonly { id: number }[]): ClientAllergen[] {
  const { browser } = useAlive();
  return browser ? avoidedIn(createCookies(browser.cookies).read(avoidedCookie), allergens) : [];
}
