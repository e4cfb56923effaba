import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type RawBuilder, sql } from 'kysely';

/** A text that stands in two columns, as the contract has it: `bilingual('tags.name')` reads `name_fr` and `name_en`. */
export const bilingual = (column: string): RawBuilder<Bilingual> =>
  sql`json_build_object('fr', ${sql.ref(`${column}_fr`)}, 'en', ${sql.ref(`${column}_en`)})`;
