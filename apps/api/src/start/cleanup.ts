import type { Kysely } from 'kysely';
import { clearAttempts } from '../access/attempts/attempt-rows.ts';
import { clearWrongCodes } from '../clients/client-accounts/mailed-code-rows.ts';
import { clearWishes } from '../delivery/wanted-areas/wanted-area-rows.ts';
import { clearContactMessages } from '../clients/contact-messages/contact-message-rows.ts';
import { clearNamelessClients } from '../clients/clients/personal-data/clear-nameless-clients.ts';
import { clearMerges } from '../clients/clients/merge/undo-merge.ts';
import { clearPasswordResets } from '../access/sign-in/password-reset-rows.ts';
import { clearExpired, clearOld } from '../database/rows/clearing.ts';
import type { Database } from '../database/schema.ts';
import { clearPaymentNews } from '../stripe/receive-news.ts';
import { clearGroupOrders } from '../own/group-orders/clear-group-orders.ts';
import { clearCatalogueMerges } from '../catalogue/uses/merge-records.ts';
import { clearPictures } from '../catalogue/pictures/picture-rows.ts';
import { clearImportRows } from '../house/imports/import-rows.ts';
import type { Job } from '../jobs/job.ts';
import { clearMoves } from '../orders/move/move-rows.ts';
import { clearNodes } from '../house/server-status/server-record-rows.ts';
import { clearSecurityEvents } from '../access/security/security-rows.ts';
import { clearPreviews } from '../site/site-texts/site-text-previews.ts';

interface Clearing {
  db: Kysely<Database>;
  auditRetentionMonths: number;
  clock: () => Date;
}

/** Safe on several nodes at once, and when interrupted. */
export async function cleanUp(
  { db, auditRetentionMonths }: Pick<Clearing, 'db' | 'auditRetentionMonths'>,
  now: Date,
): Promise<void> {
  await clearExpired(db, now);
  await clearPasswordResets(db, now);
  await clearAttempts(db);
  await clearWrongCodes(db);
  await clearWishes(db, now);
  await clearPreviews(db, now);
  await clearPictures(db, now);
  await clearMerges(db, now);
  await clearCatalogueMerges(db, now);
  await clearOld(db, 'audit_entries', now, auditRetentionMonths);
  await clearOld(db, 'mails', now, auditRetentionMonths);
  await clearSecurityEvents(db, now);
  await clearPaymentNews(db, now);
  await clearGroupOrders(db, now);
  await clearMoves(db, now);
  await clearNamelessClients(db, now);
  await clearImportRows(db, now);
  await clearNodes(db, now);
  await clearContactMessages(db, now, auditRetentionMonths);
}

/** At start, then hourly, on one node. */
export const cleaningUp = ({ db, auditRetentionMonths, clock }: Clearing): Job => ({
  name: 'clean-up',
  schedule: '0 * * * *',
  atStart: true,
  run: () => cleanUp({ db, auditRetentionMonths }, clock()),
});
