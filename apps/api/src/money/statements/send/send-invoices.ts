import type { InvoiceFilters } from '@traiteur/contract/money/invoice-filters.ts';
import { type InvoiceBatch, mostInvoicesSent } from '@traiteur/contract/money/invoice-sendings.ts';
import { statements } from '@traiteur/contract/money/statements.ts';
import { type BatchAnswer, largestBatch } from '@traiteur/contract/statement/batches.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { Kysely } from 'kysely';
import { withAuditEntry } from '../../../access/audit-entries/audited.ts';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { readCursor, writeCursor } from '../../../database/rows/batch-cursor.ts';
import type { Database } from '../../../database/schema.ts';
import { attemptBatch, type BatchPart, namedPart } from '../../../http/attempt-batch.ts';
import { invoicesWhere } from '../../invoices/invoice-rows.ts';
import { sendInvoice } from './send-invoice.ts';

type Request = Received<(typeof statements.operations)['sendInvoices']>;
type OfficeContext = Context<'invoices:write'>;
type One = Received<(typeof statements.operations)['sendInvoice']>;

/**
 * Each by the operation for one invoice, with its own audit entry.
 * @throws {Refusal} `too-many-invoices`, `invalid-input` for a cursor that was not made here
 */
export async function sendInvoices({ body, headers }: Request, context: OfficeContext): Promise<BatchAnswer> {
  const key = headers['Idempotency-Key'];
  const send = withAuditEntry(statements, 'sendInvoice', {
    sendInvoice: ({ params, body: { again } }: One, within: OfficeContext) =>
      sendInvoice(params.id, { key: `${key} ${params.id}`, again }, within),
  });
  const sendOne = (id: number) => {
    const request = { params: { id }, query: undefined, body: { again: body.again } };
    return send(request, context);
  };
  return attemptBatch(await invoicesOfBatch(context.db, body.invoices), sendOne, context);
}

async function invoicesOfBatch(db: Kysely<Database>, { ids, matching = {}, after }: InvoiceBatch): Promise<BatchPart> {
  const nameColumns = ['id', 'number as name'] as const;
  if (ids) return namedPart(ids, await invoicesWhere(db, { ids }).select(nameColumns).execute());
  const matchingIds = await chosenInvoices(db, matching);
  // Without those given after the batch began: nobody saw them.
  const cursor = after === undefined ? { last: 0, through: matchingIds.at(-1) ?? 0, alike: false } : readCursor(after);
  const waitingIds = matchingIds.filter((id) => id > cursor.last && id <= cursor.through);
  const partIds = waitingIds.slice(0, largestBatch);
  const records =
    partIds.length === 0 ? [] : await invoicesWhere(db, { ids: partIds }).select(nameColumns).orderBy('id').execute();
  return {
    records,
    left: { total: waitingIds.length - records.length, totalIsEstimate: false },
    after: (id) => writeCursor({ ...cursor, last: id }),
  };
}

/** From the oldest on. @throws {Refusal} `too-many-invoices` */
export async function chosenInvoices(db: Kysely<Database>, filters: InvoiceFilters): Promise<number[]> {
  const rows = await invoicesWhere(db, filters)
    .select('id')
    .orderBy('id')
    .limit(mostInvoicesSent + 1)
    .execute();
  if (rows.length > mostInvoicesSent) throw new Refusal('too-many-invoices');
  return rows.map(({ id }) => id);
}
