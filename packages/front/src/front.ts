import { type ClientOptions, createApiClient } from '@traiteur/contract/wire/client.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import { createContext, use } from 'react';
import type { Browser } from './browser/browser.ts';
import { createDrafts } from './forms/drafts.ts';
import { createLanguages, localeOf } from './language/locale.ts';
import { createMessages, type FetchMessages } from './language/messages.ts';
import { createBuild } from './routing/build.ts';
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
  strategy: Strategy;
  site: Site;
  fetchMessages: FetchMessages;
  watch?: ClientOptions['watch'];
}

export type Front = ReturnType<typeof createFront>;

/** Starts no timer and sends no request. */
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
  // After the session's end the question has no answer.
  session.subscribe(() => session.read().loggedIn || confirmation.answer(false));
  const build = createBuild(browser.script);
  const api = createApiClient({
    host: settings.host,
    locale: () => localeOf(browser.address().path),
    token: session.token,
    renew: renewal.renew,
    confirm: confirmation.ask,
    onMisfit: () => void build.compare(),
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
    build,
    chunks: createMissingChunks(browser.tabStorage),
    browser,
    isOffered: ({ needs }: Screen): boolean =>
      needs.every((need) => {
        const [tag, operation] = need.split(' ') as [keyof Api, never];
        return api.offers(tag, operation);
      }),
  };
}

export const FrontContext = createContext<Front | undefined>(undefined);

/** @throws {Error} outside of a front end */
export function useFront(): Front {
  const front = use(FrontContext);
  if (!front) throw new Error('This component stands outside of a front end.');
  return front;
}

export const useApi = () => useFront().api;
