import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { mailOwners } from '../administrators/mail-owners.ts';
import { insertAuditEntry } from '../audit-entries/insert-audit-entry.ts';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';

type Call = Pick<Context, 'clock' | 'request' | 'mailer' | 'securityEvents' | 'brand' | 'publicUrl'>;

/** A refresh token that comes twice has two holders, and one of them is a thief. */
export async function notifyOfReuse(
  db: Kysely<Database>,
  account: { id: number; name: string },
  call: Call,
): Promise<void> {
  const { clock, request, securityEvents } = call;
  await insertAuditEntry(db, {
    at: clock(),
    by: account,
    tag: 'sign-in',
    operation: 'endReusedSession',
    record: { id: String(account.id), name: account.name },
    after: { address: request.address, userAgent: request.userAgent },
  });
  afterCommit(db, () =>
    securityEvents.note({ kind: 'refresh-token-reused', address: request.address, account: account.id }),
  );
  await mailOwners(db, call, (locale) => {
    const say = translatorOf(letters.reusedSession, locale);
    return {
      subject: say('subject', { brand: call.brand.name }),
      opening: [say('happened', { name: account.name, address: request.address }), say('done')],
      closing: [say('otherwise')],
    };
  });
}
