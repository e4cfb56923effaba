import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { createContext, useCallback } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { avoidedIn, avoidedCookie } from './avoided-cookie.ts';
import { noteAccount } from './account-allergies.ts';

/** What a visitor avoids, as the cookies said it when the page came to life; nothing while it is drawn on the server. */
export const AvoidedCookies = createContext<{ ofBrowser?: string | undefined; ofAccount?: string | undefined }>({});

/** Tells the browser what an account says: the pages that the server draws for it then warn of that too. An account that is left says nothing. */
export function useAvoid(): (ofAccount: readonly ClientAllergen[]) => void {
  const { browser } = useAlive();
  return useCallback(
    (ofAccount) => {
      if (browser) noteAccount(createCookies(browser.cookies), ofAccount);
    },
    [browser],
  );
}

/** What of this is avoided by the browser alone now, whatever the page was drawn for. */
export function useAvoided(allergens: readonly { id: number }[]): ClientAllergen[] {
  const { browser } = useAlive();
  return browser ? avoidedIn(createCookies(browser.cookies).read(avoidedCookie), allergens) : [];
}
