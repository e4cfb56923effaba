import type { Locale } from '@traiteur/domain/text/language.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { files } from '@traiteur/words/frame/files.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Criterion, criteriaSheet } from './criteria-sheet.ts';
import type { Writing } from './spreadsheet-columns.ts';
import type { Sheet } from './workbook.ts';

interface ListFilter {
  label: string;
  /** Where its records have their names. */
  table?: 'categories' | 'tags' | 'sizes' | 'allergens' | 'delivery_zones' | 'suppliers' | 'ingredients';
  /** What a chosen value is called. */
  nameOf?: (value: string) => string;
}

/** What a list was searched for and filtered by, by the records' current names. */
export async function listCriteria(
  db: Kysely<Database>,
  query: Readonly<Record<string, unknown>>,
  filters: Readonly<Record<string, ListFilter>>,
  { locale, house }: { locale: Locale; house: Writing },
): Promise<Sheet> {
  const words = catalogueOf(auditEntries, locale);
  const flags = new Map([
    ['true', words.yes],
    ['false', words.no],
  ]);
  const allFilters: typeof filters = {
    // As it was typed.
    search: { label: words.fields.search, nameOf: (text) => text },
    ...filters,
  };
  const criteria: Criterion[] = [];
  for (const [name, { label, table, nameOf }] of Object.entries(allFilters)) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    const text = [value].flat().map(String);
    const recordName = table && typeof value === 'number' ? await nameIn(db, table, value, locale) : undefined;
    criteria.push([label, recordName ?? text.map((part) => nameOf?.(part) ?? flags.get(part) ?? part).join(', ')]);
  }
  const { everyRow } = catalogueOf(files, locale);
  return criteriaSheet(criteria.length > 0 ? criteria : [[everyRow, null]], locale, house);
}

async function nameIn(db: Kysely<Database>, table: string, id: number, locale: Locale): Promise<string | undefined> {
  const column = table === 'suppliers' ? 'name' : `name_${locale}`;
  const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name
    from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.name;
}
