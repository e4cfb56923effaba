import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { endSessionsOf } from '../sessions/session-ends.ts';
import { factorMail } from './factor-mail.ts';
import { findFactors } from './factors.ts';
import { removeFactors } from './factor-rows.ts';

/** @throws {Refusal} `not-found` */
export async function getColleagueFactors(db: Kysely<Database>, id: number) {
  const account = await findFactors(db, id);
  if (!account) throw new Refusal('not-found');
  const { firstName, lastName, authenticator, passkeys, required } = account;
  return { id, firstName, lastName, authenticator, passkeys, required };
}

/** The password alone then signs in. @throws {Refusal} `not-found`, `second-factor-required` for the caller's own */
export async function removeColleagueFactors(
  id: number,
  { db, caller, clock, mailer, ...house }: Context<'administrators:write'>,
): Promise<void> {
  const account = await findFactors(db, id);
  if (!account) throw new Refusal('not-found');
  if (id === caller.id && account.required) throw new Refusal('second-factor-required');
  await removeFactors(db, id);
  const saveOne = id === caller.id ? caller.sessionId : undefined;
  await endSessionsOf(db, { kind: 'staff', id }, { now: clock(), reason: 'second-factor-removed', saveOne });
  afterCommit(db, () => mailer.post(async () => factorMail(account, 'factorsRemoved', house)));
}
