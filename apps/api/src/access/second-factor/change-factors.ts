import type { Kysely } from 'kysely';
import { insertAuditEntry } from '../audit-entries/insert-audit-entry.ts';
import { accountOf, personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { endSessionsOf } from '../sessions/session-ends.ts';
import { type FactorNews, factorMail } from './factor-mail.ts';
import { type FactorAccount, lockFactors } from './factors.ts';

interface FactorChange {
  /** As the audit log calls it. */
  operation: string;
  /** What a mail tells whose account it is: whoever got in at an open window cannot go unnoticed. */
  news: FactorNews;
}

/**
 * Changes the caller's own factors in one transaction with its audit entry, and tells them by mail. As with a new password their other
 * sessions end: whoever opened one of them has shown less. The entry says that it was done and no
 * more: neither seeds nor codes may get into it.
 */
export async function changeFactors<Result>(
  { db, caller, clock, mailer, ...house }: Context<'staff'>,
  { operation, news }: FactorChange,
  work: (transaction: Kysely<Database>, account: FactorAccount) => Promise<Result>,
): Promise<Result> {
  const { account, result } = await inTransaction(db, async (transaction) => {
    const account = await lockFactors(transaction, caller.id);
    const result = await work(transaction, account);
    const saveOne = caller.sessionId;
    await endSessionsOf(transaction, accountOf(caller), { now: clock(), reason: 'second-factor-changed', saveOne });
    await insertAuditEntry(transaction, {
      at: clock(),
      by: personOf(caller),
      tag: 'second-factor',
      operation,
      record: { id: String(caller.id), name: caller.name },
    });
    return { account, result };
  });
  mailer.post(async () => factorMail(account, news, house));
  return result;
}
