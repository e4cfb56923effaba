import type { OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import { sql } from 'kysely';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import { getCompany } from './company-rows.ts';
import type { AtCompanies } from './vat-checks/vat-check-rows.ts';

/** Of a contact of before too. That a mail was sent, and when, stays. @throws {Refusal} `stale`, `not-found` */
export const eraseCompanyContact = (
  acting: AtCompanies,
  id: number,
  { email, version }: { email: string; version: number },
): Promise<OrderingCompany> =>
  inTransaction(acting.db, async (transaction) => {
    await updateVersion(transaction, 'companies', id, version, {});
    await sql`update mails set recipient = '', detail = ''
      where invoice_id in (select id from invoices where company_id = ${id})
        and (lower(recipient) = lower(${email}) or contact_id in (
          select id from company_contacts where company_id = ${id} and lower(email) = lower(${email})))`.execute(
      transaction,
    );
    await sql`delete from company_contacts where company_id = ${id} and lower(email) = lower(${email})`.execute(
      transaction,
    );
    await sql`update audit_entries set before = ${withoutContact('before', email)}, after = ${withoutContact('after', email)}
      where tag = 'companies' and thing_id = ${String(id)}
        and (before -> 'contacts' is not null or after -> 'contacts' is not null)`.execute(transaction);
    return getCompany({ ...acting, db: transaction }, id);
  });

const withoutContact = (side: 'before' | 'after', email: string) => sql`
  case when jsonb_typeof(${sql.ref(side)} -> 'contacts') = 'array' then jsonb_set(${sql.ref(side)}, '{contacts}', (
    select coalesce(jsonb_agg(contact), '[]') from jsonb_array_elements(${sql.ref(side)} -> 'contacts') contact
    where lower(contact ->> 'email') <> lower(${email}))) else ${sql.ref(side)} end`;
