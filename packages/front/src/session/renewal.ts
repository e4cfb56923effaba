import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Browser } from '../browser/browser.ts';
import type { Session } from './session.ts';

/** Whether an error ends the session: only a refusal of the token does. No answer or too many requests do not. */
const endsSession = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.status < 500 && error.status !== 429;

/** Why it ended, as far as the server says: of a session that it no longer knows the days are over. */
const endIn = (error: unknown) => (error instanceof ApiRefusal && error.problem.sessionEnd) || 'expired';

interface RenewalOptions {
  session: Session;
  alone: Browser['alone'];
  /** Asks the server for new tokens. */
  exchange: (renewalKey: string, signal: AbortSignal) => Promise<Tokens>;
}

export type Renewal = ReturnType<typeof createRenewal>;

/** Gets new tokens before the access token is over, and when a call is refused because it was. */
export function createRenewal({ session, alone, exchange }: RenewalOptions) {
  /** Renewals of this tab, one after the other. */
  let renewal = Promise.resolve(false);

  /** Renews the access token unless that was done since it was refused: one tab for all. True when there is a new one. */
  function renew(refusedToken: string | undefined): Promise<boolean> {
    renewal = renewal
      .then(() => alone(`auth.refresh.${session.strategy}`, () => exchangeOnce(refusedToken)))
      .catch(() => false);
    return renewal;
  }

  async function exchangeOnce(refusedToken: string | undefined): Promise<boolean> {
    const isRenewed = () => session.token() !== undefined && session.token() !== refusedToken;
    const key = session.renewalKey();
    if (isRenewed() || !key) return isRenewed();
    // Who signs out or in meanwhile, in whichever tab, goes before this answer, and before the cookie that it brings.
    const isCurrent = () => session.renewalKey() === key;
    const overtaken = new AbortController();
    const stopWatching = session.subscribe(() => isCurrent() || overtaken.abort());
    try {
      const tokens = await exchange(key, overtaken.signal);
      if (isCurrent()) session.keep(tokens);
    } catch (error) {
      if (isCurrent()) session.fail({ during: 'refresh', error });
      if (isCurrent() && endsSession(error)) session.reset(endIn(error));
    } finally {
      stopWatching();
    }
    return isRenewed();
  }

  return { renew, keepRenewing: () => renewInTime(session, renew) };
}

/** Renews the access token shortly before it is over, as long as somebody is signed in. */
function renewInTime(session: Session, renew: (token: string | undefined) => Promise<boolean>): void {
  // In milliseconds. Timers of a background tab may be a minute late, and tabs should not all renew at the same moment.
  const lead = 90_000 + Math.random() * 20_000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let plannedFor = 0;

  function plan() {
    const end = session.read().loggedIn ? session.expiresAt() : 0;
    if (end === plannedFor) return;
    plannedFor = end;
    clearTimeout(timer);
    if (end) timer = setTimeout(() => void renewInTime(), Math.max(0, end - lead - Date.now()));
  }

  /** Skipped when another tab has renewed already. Without an answer nothing happens: the next refused call renews again. */
  async function renewInTime() {
    if (session.expiresAt() === plannedFor) await renew(session.token());
    plan();
  }

  session.subscribe(plan);
}
