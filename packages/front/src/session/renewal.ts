import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Browser } from '../browser/browser.ts';
import type { Session } from './session.ts';

/** Only a refused token ends the session; no answer or too many requests do not. */
const endsSession = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.status < 500 && error.status !== 429;

/** The server's reason; a session it no longer knows has expired. */
const endIn = (error: unknown) => (error instanceof ApiRefusal && error.problem.sessionEnd) || 'expired';

interface RenewalOptions {
  session: Session;
  alone: Browser['alone'];
  exchange: (renewalKey: string, signal: AbortSignal) => Promise<Tokens>;
}

export type Renewal = ReturnType<typeof createRenewal>;

export function createRenewal({ session, alone, exchange }: RenewalOptions) {
  /** Renewals of this tab run one after the other. */
  let renewal = Promise.resolve(false);

  /** In one tab for all, and only if the refused token is still in use. True when there is a new token. */
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
    // A sign-out or sign-in meanwhile, in any tab, wins over this answer and its cookie.
    const isCurrent = () => session.renewalKey() === key;
    const overtaken = new AbortController();
    const stopWatching = session.subscribe(() => isCurrent() || overtaken.abort());
    try {
      const tokens = await exchange(key, overtaken.signal);
      if (isCurrent()) session.save(tokens);
    } catch (error) {
      if (isCurrent()) session.fail({ during: 'refresh', error });
      if (isCurrent() && endsSession(error)) session.reset(endIn(error));
    } finally {
      stopWatching();
    }
    return isRenewed();
  }

  return { renew, renewInTime: () => renewInTime(session, renew) };
}

function renewInTime(session: Session, renew: (token: string | undefined) => Promise<boolean>): void {
  // Milliseconds before expiry. Background timers may be a minute late; jitter keeps tabs apart.
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

  /** Skipped when another tab has renewed. Without an answer, the next refused call renews. */
  async function renewInTime() {
    if (session.expiresAt() === plannedFor) await renew(session.token());
    plan();
  }

  session.subscribe(plan);
}
