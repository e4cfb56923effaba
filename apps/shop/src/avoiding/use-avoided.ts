import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { createContext, useCallback } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { avoidedIn, avoidedCookie } from './avoided-cookie.ts';
import { noteAccount } from './account-allergies.ts';

/** Cookies at the time of hydration; empty on the server. */
export const AvoidedCookies = createContext<{ ofBrowser?: string | undefined; ofAccount?: string | undefined }>({});

/** Writes the account's allergies into the cookies, for pages that the server draws. Pass [] on a sign-out. */
export function useAvoid(): (ofAccount: readonly ClientAllergen[]) => void {
  const { browser } = useAlive();
  return useCallback(
    (ofAccount) => {
      if (browser) noteAccount(createCookies(browser.cookies), ofAccount);
    },
    [browser],
  );
}

/** Of the browser alone and as of now, whatever the page was drawn for. */
export function useAvoided(allergens: readonly { id: number }[]): ClientAllergen[] {
  const { browser } = useAlive();
  return browser ? avoidedIn(createCookies(browser.cookies).read(avoidedCookie), allergens) : [];
}
