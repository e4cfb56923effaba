import type { InvoiceFilters } from '@traiteur/contract/money/invoice-filters.ts';
import { exportedRows } from '@traiteur/contract/statement/list-export.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { invoices } from '@traiteur/words/money/invoices.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../../core/context.ts';
import { spreadsheetAnswer } from '../../../http/spreadsheets/spreadsheet-answer.ts';
import { openStreamedExport } from '../../../http/spreadsheets/streamed-export.ts';
import { xlsxOf } from '../../../http/spreadsheets/streamed-sheet.ts';
import { chooseInvoices, invoiceColumns, taxesOfInvoices } from './exported-invoices.ts';
import { invoiceCriteria } from './invoice-criteria.ts';

/** @throws {Refusal} `exports-under-way` */
export async function exportInvoices(
  filters: InvoiceFilters,
  { db, house, locale, clock }: Context<'reports:read'>,
): Promise<FileAnswer> {
  const criteria = await invoiceCriteria(db, filters, locale, house);
  const { body, total } = await openStreamedExport(db, {
    async choose(snapshot) {
      return { ...(await chooseInvoices(snapshot, filters)), taxes: await taxesOfInvoices(snapshot, filters) };
    },
    write: (rows, { total, taxes }) =>
      xlsxOf({
        rows,
        total,
        name: catalogueOf(invoices, locale).title,
        columns: invoiceColumns(taxes, locale, house),
        more: [criteria],
      }),
  });
  return spreadsheetAnswer(exportName('invoices', locale, today(clock(), house.timeZone)), body, {
    [exportedRows]: String(total),
  });
}
