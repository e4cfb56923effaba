import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { importTemplates as words } from '@traiteur/words/house/imports/import-templates.ts';
import { imports } from '@traiteur/words/house/imports.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Kysely } from 'kysely';
import type { House } from '../../core/house.ts';
import type { Database } from '../../database/schema.ts';
import { spreadsheetAnswer } from '../../http/spreadsheets/spreadsheet-answer.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { sheetOf, workbookOf } from '../../http/spreadsheets/workbook.ts';
import { getStoredImport, importRows } from './import-rows.ts';
import { importColumnsOf } from './kinds/open-kind.ts';
import { faultSentence } from './row-faults.ts';

type Reader = House & { locale: Locale };

const most = 50_000;

/** The columns of the file as they came, and why each row was refused: mended, it can be sent again. */
export async function refusedRowsFile(db: Kysely<Database>, id: number, reader: Reader): Promise<FileAnswer> {
  const row = await getStoredImport(db, id);
  const { noun, headings } = row;
  const texts = catalogueOf(words, reader.locale);
  const { text, integer } = columnsIn(reader.locale, reader);
  const rows = await importRows(db, row, { state: 'refused', limit: most });
  type Row = (typeof rows)[number];
  const columns = [
    ...headings.map((heading, index) => text<Row>(heading || `${index + 1}`, ({ cells }) => cells[index] ?? null)),
    integer<Row>(texts.line, ({ number, from_line: fromLine }) => fromLine ?? number),
    text<Row>(texts.reason, ({ faults }) => faults.map((fault) => faultSentence(fault, reader)).join(' ; '), 60),
  ];
  return spreadsheetAnswer(
    `${slugOf(texts.refused)}-${noun}.xlsx`,
    await workbookOf([sheetOf(texts.refused, rows, columns)]),
  );
}

/** Headings and a row as an example; what goes into each column on the second sheet. */
export async function templateFile(db: Kysely<Database>, noun: ImportedNoun, reader: Reader): Promise<FileAnswer> {
  const texts = catalogueOf(words, reader.locale);
  const language = reader.locale === 'fr' ? 0 : 1;
  const { text } = columnsIn(reader.locale, reader);
  const columns = (await importColumnsOf(db, noun)).filter(({ unusual }) => !unusual);
  type Column = (typeof columns)[number];
  const name = imports.nouns[noun][language];
  const sheets = [
    sheetOf(
      name,
      [columns],
      columns.map(({ key, name: heading, example }) =>
        text(heading[language], () => example[language], key.length > 12 ? 30 : 20),
      ),
    ),
    sheetOf(texts.help, columns, [
      text<Column>(texts.column, (column) => column.name[language], 30),
      text<Column>(texts.needed, ({ required }) => (required ? texts.yes : ''), 12),
      text<Column>(texts.content, ({ help }) => help[language], 80),
      text<Column>(texts.example, ({ example }) => example[language], 40),
    ]),
  ];
  return spreadsheetAnswer(`import-${slugOf(name)}.xlsx`, await workbookOf(sheets));
}
