import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import { letters } from '@traiteur/words/access/account-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import { keepAuditEntry } from '../audit-entries/keep-audit-entry.ts';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { accountLetter, type Recipient } from '../../house/mail/account-letter.ts';

type Call = Pick<Context, 'clock' | 'request' | 'mailer' | 'securityEvents' | 'brand' | 'publicUrl'>;

/** Tells the audit log, the security screen and every owner that a refresh token came twice: one of the two who had it is a thief. */
export async function tellOfReuse(
  db: Kysely<Database>,
  account: { id: number; name: string },
  call: Call,
): Promise<void> {
  const { clock, request, mailer, securityEvents } = call;
  await keepAuditEntry(db, {
    at: clock(),
    by: account,
    tag: 'sign-in',
    operation: 'endReusedSession',
    record: { id: String(account.id), name: account.name },
    after: { address: request.address, userAgent: request.userAgent },
  });
  const owners = await db
    .selectFrom('administrators')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'locale'])
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .execute();
  afterCommit(db, () => {
    securityEvents.note({ kind: 'refresh-token-reused', address: request.address, account: account.id });
    for (const owner of owners) mailer.post(async () => reuseMail(owner, account.name, call));
  });
}

function reuseMail(owner: Recipient, name: string, { brand, publicUrl, request }: Call) {
  const say = translatorOf(letters.reusedSession, owner.locale);
  return accountLetter(owner, {
    brand,
    subject: say('subject', { brand: brand.name }),
    opening: [say('happened', { name, address: request.address }), say('done')],
    button: {
      label: translatorOf(letters.account, owner.locale)('signIn'),
      url: publicUrl + signInPaths[owner.locale],
    },
    closing: [say('otherwise')],
  });
}
