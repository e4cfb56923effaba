import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import type { ExportedFile } from '@traiteur/domain/house/export-names.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { catalogueOf, type Phrase } from '@traiteur/words/phrases/phrase.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { CrudQuery } from '../../database/rows/crud-rows.ts';
import type { Database } from '../../database/schema.ts';
import { listCriteria } from './list-criteria.ts';
import { exportList } from './listed-export.ts';
import { columnsIn } from './spreadsheet-columns.ts';

interface NamedRow {
  name: Bilingual;
  active: boolean;
}

interface NamedExport<Row> {
  file: ExportedFile;
  words: { title: Phrase; fields: { name: Phrase; active: Phrase } };
  rows: { list: (db: Kysely<Database>, query: CrudQuery, locale: Locale) => Promise<Page<Row>> };
  /** Between the names and whether it is active. */
  texts?: readonly (readonly [heading: Phrase, value: (row: Row) => string])[];
}

/** The file of a list of names. @throws {Refusal} `exports-under-way` */
export async function exportNamed<Row extends NamedRow>(
  query: Omit<CrudQuery, 'limit'>,
  context: Pick<Context, 'db' | 'house' | 'locale' | 'clock'>,
  { file, words, rows, texts = [] }: NamedExport<Row>,
): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields } = catalogueOf({ title: words.title, fields: words.fields }, locale);
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text } = columnsIn(locale, house);
  const language = locale === 'fr' ? 0 : 1;
  return exportList<Row>(context, {
    file,
    name: title,
    read: (snapshot, page) => rows.list(snapshot, { ...query, ...page }, locale),
    columns: [
      text(`${fields.name} (fr)`, ({ name }) => name.fr),
      text(`${fields.name} (en)`, ({ name }) => name.en),
      ...texts.map(([heading, value]) => text<Row>(heading[language], value)),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(db, { ...query }, { active: { label: fields.active } }, context),
  });
}
