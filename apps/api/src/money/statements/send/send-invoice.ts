import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../../core/acting.ts';
import { Refusal } from '../../../core/refusal.ts';
import { markRepeat } from '../../../core/repeats.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import { claimKey, staffKey } from '../../../orders/ledger/idempotency-keys.ts';
import { recipientsOfInvoice, sendingsOfInvoice, writeInvoiceMails } from './invoice-mails.ts';

interface Sending {
  key: string;
  again: boolean;
}

/**
 * @throws {Refusal} `not-found`, `invoice-sent-before`, `client-without-email`, `company-without-contact`,
 *   `idempotency-key-reused`
 */
export const sendInvoice = (
  id: number,
  { key, again }: Sending,
  { db, clock }: Reading,
): Promise<{ recipients: number }> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const isFirst = await claimKey(transaction, staffKey(key), ['sendInvoice', id, again], now);
    await lockInvoice(transaction, id);
    const { recipients, isOfCompany, isUnderWay, wasSent } = await sendingFacts(transaction, id);
    if (!isFirst) return markRepeat({ recipients });
    if (wasSent && (!again || isUnderWay)) throw new Refusal('invoice-sent-before');
    if (recipients === 0) throw new Refusal(isOfCompany ? 'company-without-contact' : 'client-without-email');
    await writeInvoiceMails(transaction, { invoiceId: id, kind: 'invoice' }, now);
    return { recipients };
  });

/** Of two who send it at once the second finds what the first has sent. */
async function lockInvoice(db: Kysely<Database>, id: number): Promise<void> {
  const row = await db.selectFrom('invoices').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new Refusal('not-found');
}

async function sendingFacts(db: Kysely<Database>, id: number) {
  const { rows } = await sql<{ recipients: number; isOfCompany: boolean; isUnderWay: boolean; wasSent: boolean }>`
    select (select count(*)::integer from (${recipientsOfInvoice}) r) as recipients,
      i.company_id is not null as "isOfCompany",
      exists (select from mails m where m.invoice_id = i.id and m.kind = 'invoice' and m.state in ('waiting', 'sending')) as "isUnderWay",
      exists (${sendingsOfInvoice}) as "wasSent"
    from invoices i where i.id = ${id}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Refusal('not-found');
  return facts;
}
