import type { Caller } from './caller.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds for which a password confirmation is valid. */
const longestAge = 10 * 60_000;

/** A stranger at an unlocked screen does not know the password. @throws {Refusal} `recent-sign-in-needed` */
export function refuseUnlessRecent({ confirmedAt }: Pick<Caller, 'confirmedAt'>, now: Date): void {
  if (now.getTime() - confirmedAt.getTime() > longestAge) throw new Refusal('recent-sign-in-needed');
}
