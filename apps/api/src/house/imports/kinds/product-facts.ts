import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Kysely } from 'kysely';
import { bilingual } from '../../../database/rows/bilingual.ts';
import type { Database } from '../../../database/schema.ts';
import { readKnownAllergens } from './allergen-columns.ts';
import { idsByName, readTaxRateFacts, type TaxRateFacts } from './tax-rate-facts.ts';

export interface ProductFacts extends TaxRateFacts {
  categories: Map<string, number>;
  tags: Map<string, number>;
  /** In their order. */
  sizeIds: number[];
  sizes: Map<string, number>;
  allergens: KnownAllergen[];
}

export async function readProductFacts(db: Kysely<Database>): Promise<ProductFacts> {
  const nameColumns = ['id', bilingual('name').as('name')] as const;
  const categories = await db.selectFrom('categories').select(nameColumns).orderBy('id', 'desc').execute();
  const tags = await db.selectFrom('tags').select(nameColumns).orderBy('id', 'desc').execute();
  const sizes = await db.selectFrom('sizes').select(nameColumns).orderBy('position').orderBy('id').execute();
  const allergens = await readKnownAllergens(db);
  const { taxRateOf, onlyTaxRateId } = await readTaxRateFacts(db);
  return {
    categories: idsByName(categories),
    tags: idsByName(tags),
    sizeIds: sizes.map(({ id }) => id),
    sizes: idsByName(sizes),
    allergens,
    taxRateOf,
    onlyTaxRateId,
  };
}

export function namedIds(names: readonly string[], ids: ReadonlyMap<string, number>) {
  const idsFound = names.map((name) => ids.get(plainWords(name)));
  return {
    ids: [...new Set(idsFound.flatMap((id) => id ?? []))],
    unknownNames: names.filter((_, index) => idsFound[index] === undefined),
  };
}
