import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** In which language somebody is written to: the only one of the site, where it has one, else their own. */
const languageOf = (ownLanguage: RawBuilder<unknown>): RawBuilder<Locale> =>
  sql`coalesce((select language from house_settings), ${ownLanguage})`;

/** Of somebody whose own language stands in `column`, where it stays as they chose it. */
export const writtenLanguage = (column: string): RawBuilder<Locale> => languageOf(sql.ref(column));

/** Of a record that was read already. */
export async function languageFor(db: Kysely<Database>, { locale }: { locale: Locale }): Promise<Locale> {
  const { rows } = await sql<{ locale: Locale }>`select ${languageOf(sql`${locale}::text`)} as locale`.execute(db);
  return rows[0]?.locale ?? locale;
}
