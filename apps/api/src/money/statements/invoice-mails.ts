import { addMailJob } from '../../house/mails/mail-jobs.ts';
import type { InvoiceMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface InvoiceMail {
  invoiceId: number;
  companyId: number;
  kind: InvoiceMailKind;
}

/** One to each contact for invoices, kept with what it tells of. Answers how many; none of a past that is loaded. */
export async function writeInvoiceMails(
  db: Kysely<Database>,
  { invoiceId, companyId, kind }: InvoiceMail,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (invoice_id, contact_id, kind, state, at, due_at)
    select ${invoiceId}::integer, id, ${kind}, 'waiting', ${now}::timestamptz, ${now}::timestamptz from company_contacts
    where company_id = ${companyId} and for_invoices and current_setting('traiteur.mails', true) is distinct from 'off'
    order by id returning id`.execute(db);
  for (const { id } of rows) await addMailJob(db, id, now);
  return rows.length;
}
