import type { SupplierInvoiceRow } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import type { supplierInvoices } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { supplierInvoices as words } from '@traiteur/words/kitchen/supplier-invoices.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listSupplierInvoices } from './invoice-rows.ts';

type Query = Received<(typeof supplierInvoices.operations)['exportSupplierInvoices']>['query'];

/** @throws {Refusal} `exports-under-way` */
export async function exportSupplierInvoices(query: Query, context: Context<'purchases:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, statuses, kinds } = catalogueOf(
    { title: words.title, fields: words.fields, statuses: words.statuses, kinds: words.kinds },
    locale,
  );
  const { text, day, money } = columnsIn(locale, house);
  return exportList<SupplierInvoiceRow>(context, {
    file: 'supplier-invoices',
    name: title,
    read: (snapshot, page) => listSupplierInvoices(snapshot, { ...query, ...page }),
    columns: [
      text(fields.number, ({ number }) => number),
      text(fields.kind, ({ kind }) => kinds[kind], 12),
      day(fields.issuedOn, ({ issuedOn }) => issuedOn),
      text(fields.seller, ({ seller }) => seller, 32),
      text(fields.supplier, ({ supplier }) => supplier?.name ?? null, 32),
      text(fields.purchaseOrder, ({ purchaseOrder }) => purchaseOrder?.number ?? null, 16),
      money(fields.net, ({ net }) => net),
      money(fields.tax, ({ net, gross }) => gross - net),
      money(fields.gross, ({ gross }) => gross),
      text(fields.status, ({ status }) => statuses[status], 14),
      day(fields.bookedAt, ({ bookedAt }) => bookedAt && today(new Date(bookedAt), house.timeZone)),
      text(fields.bookedBy, ({ bookedBy }) => bookedBy || null),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        status: { label: fields.status, nameOf: (value) => statuses[value as SupplierInvoiceRow['status']] },
        supplierId: { label: fields.supplier, table: 'suppliers' },
      },
      context,
    ),
  });
}
