import type { InvoiceMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { addMailJob } from '../../../house/mails/mail-jobs.ts';
import { writtenLanguage } from '../../../database/rows/written-language.ts';

/** Who gets an invoice `i`: the company's contacts for invoices; else the client of its order, who is no contact. */
export const recipientsOfInvoice = sql`
  select k.id as contact_id, ${writtenLanguage('k.locale')} as locale from company_contacts k where k.company_id = i.company_id and k.for_invoices
  union all
  select null::integer, ${writtenLanguage('c.locale')} from orders o join clients c on c.id = o.client_id
  where i.company_id is null and o.id = i.order_id and c.email <> ''`;

/** Mails of an invoice `i` that brought it to somebody, or may have. */
export const sendingsOfInvoice = sql`
  select coalesce(m.sent_at, m.at) as at from mails m where m.invoice_id = i.id and m.kind in ('invoice', 'monthly_invoice')
    and (m.state in ('waiting', 'sending', 'sent') or m.reason in ('uncertain', 'restored'))`;

interface InvoiceMail {
  invoiceId: number;
  kind: InvoiceMailKind;
}

/** One to each of them, kept with what it tells of. Answers how many; none of a past that is loaded. */
export async function writeInvoiceMails(
  db: Kysely<Database>,
  { invoiceId, kind }: InvoiceMail,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mails (invoice_id, contact_id, kind, state, at, due_at)
    select i.id, r.contact_id, ${kind}, 'waiting', ${now}::timestamptz, ${now}::timestamptz
    from invoices i cross join lateral (${recipientsOfInvoice}) r
    where i.id = ${invoiceId} and current_setting('traiteur.mails', true) is distinct from 'off'
    order by r.contact_id returning id`.execute(db);
  for (const { id } of rows) await addMailJob(db, id, now);
  return rows.length;
}
