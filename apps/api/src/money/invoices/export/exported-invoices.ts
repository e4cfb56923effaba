import type { InvoiceFilters } from '@traiteur/contract/money/invoice-filters.ts';
import type { InvoiceDocument, InvoiceRow } from '@traiteur/contract/money/invoices.ts';
import { taxHeadingIn } from '@traiteur/domain/money/tax-name.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { invoices } from '@traiteur/words/money/invoices.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { columnsIn, type SpreadsheetColumn, type Writing } from '../../../http/spreadsheets/spreadsheet-columns.ts';
import { invoicesWhere } from '../invoice-rows.ts';

type InvoicedTax = Pick<InvoiceDocument['taxes'][number], 'name' | 'rate'>;

interface ExportedInvoice
  extends Pick<InvoiceRow, 'kind' | 'number' | 'givenOn' | 'orderNumber' | 'client' | 'total' | 'reason'> {
  corrects: string | null;
  address: string;
  delivery: string;
  net: number;
  paid: number;
  taxes: InvoiceDocument['taxes'];
}

export async function taxesOfInvoices(db: Kysely<Database>, filters: InvoiceFilters): Promise<InvoicedTax[]> {
  const documents = invoicesWhere(db, filters).select('document').as('chosen');
  const taxes = sql<InvoicedTax>`jsonb_to_recordset(chosen.document -> 'taxes') as tax (name text, rate integer)`;
  const { rows } = await sql<InvoicedTax>`
    select distinct tax.name, tax.rate from ${documents}, ${taxes} order by tax.rate, tax.name`.execute(db);
  return rows;
}

/** Sorted as the list is, the newest first. Amounts in cents. */
export async function chooseInvoices(db: Kysely<Database>, filters: InvoiceFilters) {
  const invoiceQuery = invoicesWhere(db, filters);
  const { total } = await invoiceQuery.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = invoiceQuery
    .select([
      'kind',
      'number',
      'given_on as givenOn',
      sql<string | null>`document -> 'order' ->> 'number'`.as('orderNumber'),
      sql<string>`document -> 'client' ->> 'name'`.as('client'),
      sql<string>`concat_ws(', ', nullif(document -> 'client' ->> 'address', ''),
        nullif(concat_ws(' ', document -> 'client' ->> 'postalCode', document -> 'client' ->> 'city'), ' '))`.as(
        'address',
      ),
      sql<string>`coalesce(document -> 'delivery' ->> 'date', document ->> 'month')`.as('delivery'),
      'total',
      'reason',
      sql<string | null>`(select number from invoices corrected where corrected.id = invoices.corrects)`.as('corrects'),
      sql<number>`(document -> 'net')::integer`.as('net'),
      sql<number>`(document -> 'paid')::integer`.as('paid'),
      sql<InvoiceDocument['taxes']>`document -> 'taxes'`.as('taxes'),
    ])
    .orderBy('given_on', 'desc')
    .orderBy('id', 'desc');
  return { total, rows };
}

/** Amounts of a credit note are negative, so that columns add up. */
export function invoiceColumns(
  taxes: readonly InvoicedTax[],
  locale: Locale,
  house: Writing,
): SpreadsheetColumn<ExportedInvoice>[] {
  const { columns, kind, reason, file } = catalogueOf(invoices, locale);
  const { text, money, day } = columnsIn(locale, house);
  const signedMoney = (heading: string, cents: (invoice: ExportedInvoice) => number) =>
    money<ExportedInvoice>(heading, (invoice) =>
      invoice.kind === 'credit_note' ? 0 - cents(invoice) : cents(invoice),
    );
  return [
    text(columns.number, ({ number }) => number, 16),
    text(columns.kind, (invoice) => kind[invoice.kind], 14),
    day(columns.given, ({ givenOn }) => givenOn),
    text(columns.order, ({ orderNumber }) => orderNumber ?? '', 14),
    day(file.delivery, ({ delivery }) => delivery),
    text(columns.client, ({ client }) => client),
    text(file.address, ({ address }) => address, 36),
    text(file.corrects, ({ corrects }) => corrects, 16),
    text(file.reason, (invoice) => invoice.reason && reason[invoice.reason], 18),
    ...taxes.flatMap((tax) => {
      const heading = taxHeadingIn(locale, tax, taxes);
      return [
        signedMoney(file.base.replace('{tax}', heading), sumOf(tax, 'base')),
        signedMoney(heading, sumOf(tax, 'amount')),
      ];
    }),
    signedMoney(file.net, ({ net }) => net),
    signedMoney(file.taxes, ({ net, total }) => total - net),
    signedMoney(columns.total, ({ total }) => total),
    signedMoney(file.paid, ({ paid }) => paid),
  ];
}

const sumOf =
  ({ name, rate }: InvoicedTax, sum: 'base' | 'amount') =>
  ({ taxes }: ExportedInvoice): number =>
    taxes.filter((tax) => tax.name === name && tax.rate === rate).reduce((total, tax) => total + tax[sum], 0);
