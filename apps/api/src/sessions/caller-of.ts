import { roleScopes } from '@traiteur/domain/scopes.ts';
import { hasSecondFactor } from '@traiteur/domain/second-factor.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StaffCaller } from '../core/caller.ts';
import { hashOf } from '../core/token-hash.ts';
import { proofColumns, proofsIn } from './proofs.ts';

/** The caller that an `Authorization: Bearer` header names, while their session lives and their account is active. */
export async function callerOf(
  db: Kysely<Database>,
  authorization: string | undefined,
  now: Date,
): Promise<StaffCaller | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .select(['sessions.id as session_id', 'confirmed_at', 'password_origin'])
    .select(['administrators.id', 'first_name', 'last_name', 'email', 'locale', 'role'])
    .select(proofColumns)
    .where('access_hash', '=', hashOf(token))
    .where('access_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const proofs = proofsIn(row);
  return {
    kind: 'staff',
    id: row.id,
    sessionId: row.session_id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
    confirmedAt: row.confirmed_at,
    passwordOrigin: row.password_origin,
    secondFactorMissing: proofs.required && !hasSecondFactor(proofs),
    scopes: roleScopes[row.role],
  };
}
