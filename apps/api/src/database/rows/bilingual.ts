import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type RawBuilder, sql } from 'kysely';

/** Two columns as one bilingual text: `bilingual('tags.name')` reads `name_fr` and `name_en`. */
export const bilingual = (column: string): RawBuilder<Bilingual> =>
  sql`json_build_object('fr', ${sql.ref(`${column}_fr`)}, 'en', ${sql.ref(`${column}_en`)})`;
