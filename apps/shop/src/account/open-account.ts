import type { User } from '@traiteur/contract/access/sign-in.ts';
import { ApiUnreachable, type ApiClient, createApiClient } from '@traiteur/contract/wire/client.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Line } from '../site/browser/line.ts';
import type { Browser } from '@traiteur/front/browser/browser.ts';
import { createAuth } from '@traiteur/front/session/auth.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { createRenewal } from '@traiteur/front/session/renewal.ts';
import { createSession } from '@traiteur/front/session/session.ts';

/** The client's session and the API. Sends no request before the first call, unless a client is signed in. */
export function openAccount(browser: Browser, locale: Locale, line: Line) {
  const session = createSession({
    strategy: 'client',
    cookies: createCookies(browser.cookies),
    storage: browser.storage,
    channel: browser.openChannel('auth.client'),
  });
  const renewal = createRenewal({
    session,
    alone: browser.alone,
    exchange: (renewal_key, signal) =>
      api.call('client-accounts', 'refreshClientSession', {}, { renewal_key }, { final: true, cookies: true, signal }),
  });
  const api: ApiClient = createApiClient({
    host: '',
    locale: () => locale,
    token: session.token,
    renew: renewal.renew,
  });
  const auth = createAuth({ api, session, renew: renewal.renew });
  session.onEnteredElsewhere(() => void auth.start().catch(() => undefined));
  const call: ApiClient['call'] = async (tag, name, ...input) => {
    const noteAnswer = line.expectAnswer();
    try {
      await auth.awaitDescription();
      const answer = await api.call(tag, name, ...input);
      noteAnswer();
      return answer;
    } catch (error) {
      if (error instanceof ApiUnreachable) line.note(true);
      throw error;
    }
  };
  if (session.token()) {
    renewal.renewInTime();
    // Callers that need the user ask again and get the error; the others go on once the line is back.
    const findOut = () => auth.ready().catch((error: unknown) => error instanceof ApiUnreachable && line.note(true));
    void findOut();
    line.onBack(() => void (session.token() && findOut()));
  }
  /** Waits until it is known; undefined if signed out. */
  const whoIsIn = async (): Promise<User | undefined> => {
    if (session.token()) await auth.ready();
    return session.read().user;
  };
  return { session, auth, call, whoIsIn };
}

export type OpenAccount = ReturnType<typeof openAccount>;
