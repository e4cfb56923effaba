import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { numberTyped, plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Kysely } from 'kysely';
import { bilingual } from '../../../database/rows/bilingual.ts';
import type { Database } from '../../../database/schema.ts';
import { readKnownAllergens } from './allergen-columns.ts';

export interface ProductFacts {
  categories: Map<string, number>;
  tags: Map<string, number>;
  /** In their order. */
  sizeIds: number[];
  sizes: Map<string, number>;
  allergens: KnownAllergen[];
  /** By name or percentage; undefined where there is none such. */
  taxRateOf: (text: string) => number | undefined;
  /** Where the house has one alone, no line need say it. */
  onlyTaxRateId: number | undefined;
}

export async function readProductFacts(db: Kysely<Database>): Promise<ProductFacts> {
  const nameColumns = ['id', bilingual('name').as('name')] as const;
  const categories = await db.selectFrom('categories').select(nameColumns).orderBy('id', 'desc').execute();
  const tags = await db.selectFrom('tags').select(nameColumns).orderBy('id', 'desc').execute();
  const sizes = await db.selectFrom('sizes').select(nameColumns).orderBy('position').orderBy('id').execute();
  const allergens = await readKnownAllergens(db);
  const taxRates = await db
    .selectFrom('tax_rates')
    .select(['components', ...nameColumns])
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .execute();
  const ratesByName = idsByName(taxRates);
  const ratesByPercentage = new Map(taxRates.map(({ id, components }) => [sumOf(components), id]));
  return {
    categories: idsByName(categories),
    tags: idsByName(tags),
    sizeIds: sizes.map(({ id }) => id),
    sizes: idsByName(sizes),
    allergens,
    taxRateOf(text) {
      const percentage = numberTyped(text.replace(/%|tva|vat/gi, '').trim());
      const rateOf = (factor: number) =>
        percentage === undefined ? undefined : ratesByPercentage.get(Math.round(percentage * factor));
      // A spreadsheet keeps 10 % as 0.1.
      return ratesByName.get(plainWords(text)) ?? rateOf(1000) ?? (text.includes('%') ? undefined : rateOf(100_000));
    },
    onlyTaxRateId: taxRates.length === 1 ? taxRates[0]?.id : undefined,
  };
}

const sumOf = (components: readonly { rate: number }[]) => components.reduce((sum, { rate }) => sum + rate, 0);

const idsByName = (rows: readonly { id: number; name: { fr: string; en: string } }[]) =>
  new Map(rows.flatMap(({ id, name }) => [name.en, name.fr].map((text) => [plainWords(text), id] as const)));

export function namedIds(names: readonly string[], ids: ReadonlyMap<string, number>) {
  const idsFound = names.map((name) => ids.get(plainWords(name)));
  return {
    ids: [...new Set(idsFound.flatMap((id) => id ?? []))],
    unknownNames: names.filter((_, index) => idsFound[index] === undefined),
  };
}
