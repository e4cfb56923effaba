import { type ClientOptions, createApiClient } from '@traiteur/contract/wire/client.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import { createContext, use } from 'react';
import type { Browser } from './browser/browser.ts';
import { createDrafts } from './forms/drafts.ts';
import { createLanguages, localeOf } from './language/locale.ts';
import { createMessages, type FetchMessages } from './language/messages.ts';
import { createMissingChunks } from './routing/missing-chunks.ts';
import type { Screen } from './routing/screen.ts';
import type { Site } from './routing/site.ts';
import { createConfirmation } from './session/confirmation.ts';
import { createCookies } from './browser/cookies.ts';
import { createRenewal } from './session/renewal.ts';
import { createSession, type Strategy } from './session/session.ts';
import { createAuth } from './session/auth.ts';
import { settingsOf } from './settings.ts';

interface FrontOptions {
  browser: Browser;
  /** Who signs in to it. */
  strategy: Strategy;
  /** Its screens. */
  site: Site;
  /** Its texts in a language: those of this package, and its own; of the entrance alone, where that is the part that is wanted. */
  fetchMessages: FetchMessages;
  /** Told when a call of the API begins and how it ends. */
  watch?: ClientOptions['watch'];
}

export type Front = ReturnType<typeof createFront>;

/** Makes a front end for a browser: its session, its language, its client of the API. It starts no timer and sends no request. */
export function createFront({ browser, strategy, site, fetchMessages, watch }: FrontOptions) {
  const settings = settingsOf(browser.settings);
  const cookies = createCookies(browser.cookies);
  const channel = browser.openChannel(`auth.${strategy}`);
  const session = createSession({ strategy, cookies, storage: browser.storage, channel });
  const renewal = createRenewal({
    session,
    alone: browser.alone,
    exchange: (renewal_key, signal) => {
      const options = { final: true, cookies: true, signal } as const;
      return strategy === 'client'
        ? api.call('client-accounts', 'refreshClientSession', {}, { renewal_key }, options)
        : api.call('sign-in', 'refreshSession', {}, { renewal_key }, options);
    },
  });
  const confirmation = createConfirmation();
  // Nobody is left to answer.
  session.subscribe(() => session.read().loggedIn || confirmation.settle(false));
  const api = createApiClient({
    host: settings.host,
    locale: () => localeOf(browser.address().path),
    token: session.token,
    renew: renewal.renew,
    confirm: confirmation.ask,
    ...(watch && { watch }),
  });

  return {
    settings,
    cookies,
    session,
    renewal,
    confirmation,
    api,
    auth: createAuth({ api, session, renew: renewal.renew }),
    site,
    languages: createLanguages(cookies, browser.languages),
    messages: createMessages(fetchMessages),
    drafts: createDrafts(browser.tabStorage, browser.storage),
    chunks: createMissingChunks(browser.tabStorage),
    browser,
    /** Whether the API's description offers this user every operation that the screen needs. */
    isOffered: ({ needs }: Screen): boolean =>
      needs.every((need) => {
        const [tag, operation] = need.split(' ') as [keyof Api, never];
        return api.offers(tag, operation);
      }),
  };
}

/** The front end that the components below it belong to. */
export const FrontContext = createContext<Front | undefined>(undefined);

/**
 * The front end in which a component stands.
 * @throws {Error} outside of one
 */
export function useFront(): Front {
  const front = use(FrontContext);
  if (!front) throw new Error('This component stands outside of a front end.');
  return front;
}

/** The API as its description offers it to whoever is signed in. */
export const useApi = () => useFront().api;
