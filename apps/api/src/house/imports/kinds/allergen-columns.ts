import { allergenHeadings, type KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { allergenColumnsOf } from '@traiteur/words/house/imports/allergen-columns.ts';
import type { Kysely } from 'kysely';
import { bilingual } from '../../../database/rows/bilingual.ts';
import type { Database } from '../../../database/schema.ts';
import type { ImportColumn } from './import-kind.ts';

export const readKnownAllergens = (db: Kysely<Database>): Promise<KnownAllergen[]> =>
  db
    .selectFrom('allergens')
    .select(['id', 'code', 'slug', bilingual('name').as('name')])
    .orderBy('id')
    .execute();

export const allergenColumn = (id: number) => `allergen:${id}`;

/** Headings of allergies, whatever else they say. */
export const allergyHeading = /\b(?:allerg|intoleran)/;

/** A column for each allergen, with crosses: read where a file has them. */
export function allergenColumns(
  allergens: readonly KnownAllergen[],
  noun: keyof typeof allergenColumnsOf,
): ImportColumn[] {
  const { name, help } = allergenColumnsOf[noun];
  return allergens.map((allergen) => ({
    key: allergenColumn(allergen.id),
    name: [name[0].replace('{name}', allergen.name.fr), name[1].replace('{name}', allergen.name.en)],
    others: allergenHeadings(allergen),
    help,
    example: ['', ''],
    ofAllergies: true,
    unusual: true,
  }));
}
