import type { SecondFactor } from '@traiteur/contract/access/second-factor.ts';
import type { Factors } from '@traiteur/domain/access/second-factor.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Recipient } from '../../mail/account-letter.ts';
import { proofColumns, proofsIn } from '../sessions/proofs.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

export interface FactorAccount extends Factors, Recipient {
  id: number;
  required: boolean;
}

export async function findFactors(db: Kysely<Database>, id: number): Promise<FactorAccount | undefined> {
  const account = await db
    .selectFrom('administrators')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'locale', 'role'])
    .select(proofColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) return undefined;
  const { email, firstName, lastName, locale } = account;
  return { id, email, firstName, lastName, locale, ...proofsIn(account) };
}

/** Two requests that remove the last two factors at once wait for each other. */
export async function lockFactors(transaction: Kysely<Database>, id: number): Promise<FactorAccount> {
  await transaction.selectFrom('administrators').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const account = await findFactors(transaction, id);
  if (!account) throw new Error(`administrator ${id} is calling and is not there`);
  return account;
}

export async function readSecondFactor(db: Kysely<Database>, id: number, passkeyOrigin: string): Promise<SecondFactor> {
  const account = await findFactors(db, id);
  const authenticator = await db
    .selectFrom('authenticators')
    .select(['added_at', 'last_used_at'])
    .where('administrator_id', '=', id)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'added_at', 'last_used_at'])
    .where('administrator_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    required: account?.required ?? false,
    authenticator: authenticator ? momentsOf(authenticator) : null,
    passkeys: passkeys.map((row) => ({ id: row.id, name: row.name, ...momentsOf(row) })),
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    passkeyOrigin,
  };
}

const momentsOf = ({ added_at, last_used_at }: { added_at: Date; last_used_at: Date | null }) => ({
  addedAt: added_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});
