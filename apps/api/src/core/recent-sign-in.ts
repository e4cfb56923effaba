import type { Caller } from './caller.ts';
import { Refusal } from './refusal.ts';

/** How long a password that was given counts for what asks for it again, in milliseconds. */
const longestAge = 10 * 60_000;

/**
 * Whoever sits down at somebody's open screen does not know their password.
 * @throws {Refusal} `recent-sign-in-needed`
 */
export function refuseUnlessRecent({ confirmedAt }: Pick<Caller, 'confirmedAt'>, now: Date): void {
  if (now.getTime() - confirmedAt.getTime() > longestAge) throw new Refusal('recent-sign-in-needed');
}
