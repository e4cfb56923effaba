import type { NeededFactor } from '@traiteur/contract/statement/refusals.ts';
import { hasSecondFactor } from '@traiteur/domain/access/second-factor.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findFactors } from './factors.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { openTicket } from './tickets.ts';

export async function neededFactor(
  db: Kysely<Database>,
  administratorId: number,
  now: Date,
): Promise<NeededFactor | undefined> {
  const account = await findFactors(db, administratorId);
  if (!account || !hasSecondFactor(account)) return undefined;
  const hasRecoveryCodes = (await countRecoveryCodes(db, administratorId)) > 0;
  const means: NeededFactor['means'] = [
    ...(account.authenticator ? (['authenticator'] as const) : []),
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(hasRecoveryCodes ? (['recovery-code'] as const) : []),
  ];
  return { ticket: await openTicket(db, administratorId, now), means };
}
