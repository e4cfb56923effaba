import type { InvoiceFilters } from '@traiteur/contract/money/invoice-filters.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { files } from '@traiteur/words/frame/files.ts';
import { invoices } from '@traiteur/words/money/invoices.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type Criterion, criteriaSheet, dayCriterion } from '../../../http/spreadsheets/criteria-sheet.ts';
import type { Writing } from '../../../http/spreadsheets/spreadsheet-columns.ts';
import type { Sheet } from '../../../http/spreadsheets/workbook.ts';

export async function invoiceCriteria(
  db: Kysely<Database>,
  { search, kind, from, to, clientId, orderId, companyId, ids }: InvoiceFilters,
  locale: Locale,
  house: Writing,
): Promise<Sheet> {
  const words = catalogueOf(invoices, locale);
  const { columns, file } = words;
  const criteria: Criterion[] = [
    [catalogueOf(auditEntries, locale).fields.search, search],
    [columns.kind, kind?.map((documentKind) => words.kind[documentKind]).join(', ')],
    dayCriterion(file.from, from),
    dayCriterion(file.to, to),
    [columns.client, clientId === undefined ? null : await clientName(db, clientId)],
    [columns.company, companyId === undefined ? null : await companyName(db, companyId)],
    [columns.order, orderId === undefined ? null : await orderNumber(db, orderId)],
    [columns.number, ids && (await numbersOf(db, ids))],
  ];
  const chosenCriteria = criteria.filter(([, value]) => value);
  const every: Criterion = [catalogueOf(files, locale).everyRow, file.every];
  return criteriaSheet(chosenCriteria.length > 0 ? chosenCriteria : [every], locale, house);
}

async function clientName(db: Kysely<Database>, id: number): Promise<string | null> {
  const client = db.selectFrom('clients').select(['first_name', 'last_name']).where('id', '=', id);
  const row = await client.executeTakeFirst();
  return row ? `${row.first_name} ${row.last_name}` : null;
}

async function companyName(db: Kysely<Database>, id: number): Promise<string | null> {
  const company = db.selectFrom('companies').select('legal_name as name').where('id', '=', id);
  return (await company.executeTakeFirst())?.name ?? null;
}

async function orderNumber(db: Kysely<Database>, id: number): Promise<string | null> {
  const row = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst();
  return row?.number ?? null;
}

async function numbersOf(db: Kysely<Database>, ids: readonly number[]): Promise<string> {
  const rows = await db.selectFrom('invoices').select('number').where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ number }) => number).join(', ');
}
