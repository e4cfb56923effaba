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
  operation: string;
  /** For a mail to the account, so that an intruder at an open window does not go unnoticed. */
  news: FactorNews;
}

/** Other sessions end: they were opened with weaker proof. Seeds and codes must not get into the audit entry. */
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
