import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { createContext, useCallback } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { avoidedIn, avoidedCookie } from './avoided-cookie.ts';
import { noteAccount } from './account-allergies.ts';
import type { SeatedEater } from '../site/page.tsx';

/** Cookies at the time of hydration; empty on the server. */
export const AvoidedCookies = createContext<{ ofBrowser?: string | undefined; ofAccount?: string | undefined }>({});

/** Writes who eats at the account's table into the cookies, for pages that the server draws. Pass [] on a sign-out. */
export function useAvoid(): (eaters: readonly SeatedEater[]) => void {
  const { browser } = useAlive();
  return useCallback(
    (eaters) => {
      if (browser) noteAccount(createCookies(browser.cookies), eaters);
    },
    [browser],
  );
}

/** Of the browser alone and as of now, whatever the page was drawn for. */
export function useAvoided(allergens: readonly { id: number }[]): ClientAllergen[] {
  const { browser } = useAlive();
  return browser ? avoidedIn(createCookies(browser.cookies).read(avoidedCookie), allergens) : [];
}
