import { session } from './session.ts';

/**
 * How long before its end a token is renewed, in milliseconds: longer than a background tab's clock may lag, and not at the same moment in
 * every tab.
 */
const lead = 90_000 + Math.random() * 20_000;

/** Renews the access token shortly before it is over, as long as somebody is signed in. */
export function keepRenewing(renew: (old: string | undefined) => Promise<boolean>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let plannedFor = 0;

  function plan() {
    const end = session.read().loggedIn ? session.expiresAt() : 0;
    if (end === plannedFor) return;
    plannedFor = end;
    clearTimeout(timer);
    if (end) timer = setTimeout(() => void renewInTime(), Math.max(0, end - lead - Date.now()));
  }

  /** Unless another tab was first, or is while this one waits. What fails without an answer is left to the next call that is refused. */
  async function renewInTime() {
    if (session.expiresAt() === plannedFor) await renew(session.token());
    plan();
  }

  session.subscribe(plan);
}
