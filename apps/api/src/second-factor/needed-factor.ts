import { hasSecondFactor } from '@traiteur/domain/second-factor.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/schema.ts';
import { findFactors } from './factors.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { openTicket } from './tickets.ts';

/**
 * Stops a sign-in that has shown no more than a password, or somebody who vouches, where the account has a second factor.
 * @throws {Refusal} `second-factor-needed` with a ticket to go on with, and what one may go on by
 */
export async function refuseWithoutFactor(db: Kysely<Database>, administratorId: number, now: Date): Promise<void> {
  const account = await findFactors(db, administratorId);
  if (!account || !hasSecondFactor(account)) return;
  const hasRecoveryCodes = (await countRecoveryCodes(db, administratorId)) > 0;
  const means = [
    ...(account.authenticator ? (['authenticator'] as const) : []),
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(hasRecoveryCodes ? (['recovery-code'] as const) : []),
  ];
  const ticket = await openTicket(db, administratorId, now);
  throw new Refusal('second-factor-needed', { secondFactor: { ticket, means } });
}
