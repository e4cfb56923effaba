import type { MailSettings } from '@traiteur/contract/house/mails.ts';
import { type EventMailKind, eventMailKinds } from '@traiteur/domain/house/mail-kinds.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';

const only = 1;

/** @param leaves whether there is a mail server */
export async function getMailSettings(db: Kysely<Database>, leaves: boolean): Promise<MailSettings> {
  const row = db.selectFrom('mail_settings').select(['id', 'version', 'kinds']).where('id', '=', only);
  return { ...(await row.executeTakeFirstOrThrow()), leaves };
}

/** @throws {Refusal} `stale` */
export async function updateMailSettings(
  db: Kysely<Database>,
  { version, kinds }: { version: number; kinds: EventMailKind[] },
  leaves: boolean,
): Promise<MailSettings> {
  // In a fixed order, so that the log shows only real changes.
  const orderedKinds = eventMailKinds.filter((kind) => kinds.includes(kind));
  await updateVersion(db, 'mail_settings', only, version, { kinds: orderedKinds });
  return getMailSettings(db, leaves);
}
