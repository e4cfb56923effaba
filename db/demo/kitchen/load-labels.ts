import type { CategoryKey } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../apps/api/src/database/schema.ts';

const reheatings: Partial<Record<CategoryKey, Bilingual>> = {
  mains: {
    fr: 'Ôtez le couvercle, 3 minutes au micro-ondes à 800\u00a0W, ou 15 minutes au four à 150\u00a0°C',
    en: 'Take off the lid, 3 minutes in the microwave at 800\u00a0W, or 15 minutes in the oven at 150\u00a0°C',
  },
  soups: {
    fr: 'À feu doux en remuant, ou 3 minutes au micro-ondes à 800\u00a0W',
    en: 'On a low heat while stirring, or 3 minutes in the microwave at 800\u00a0W',
  },
};

/** How long dishes keep, and how they are warmed: all else of a label is in their recipes. */
export async function loadLabels(
  db: Kysely<Database>,
  { categories }: { categories: ReadonlyMap<CategoryKey, number> },
): Promise<void> {
  await sql`update label_settings set chilled = jsonb_set(chilled, '{shelfLife}', '3')`.execute(db);
  const rows = [...categories].map(([key, id]) => {
    const text = reheatings[key];
    return { id, fr: text?.fr ?? '', en: text?.en ?? '', days: key === 'desserts' || key === 'drinks' ? 4 : null };
  });
  await sql`update products set reheating_fr = c.fr, reheating_en = c.en, shelf_life = c.days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id integer, fr text, en text, days smallint)
    where category_id = c.id`.execute(db);
}
