import { numberTyped, plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Kysely } from 'kysely';
import { bilingual } from '../../../database/rows/bilingual.ts';
import type { Database } from '../../../database/schema.ts';

export interface TaxRateFacts {
  /** By name or percentage; undefined where there is none such. */
  taxRateOf: (text: string) => number | undefined;
  /** Where the house has one alone, no line need say it. */
  onlyTaxRateId: number | undefined;
}

export async function readTaxRateFacts(db: Kysely<Database>): Promise<TaxRateFacts> {
  const taxRates = await db
    .selectFrom('tax_rates')
    .select(['id', 'components', bilingual('name').as('name')])
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .execute();
  const ratesByName = idsByName(taxRates);
  const ratesByPercentage = new Map(taxRates.map(({ id, components }) => [sumOf(components), id]));
  return {
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

export const idsByName = (rows: readonly { id: number; name: { fr: string; en: string } }[]) =>
  new Map(rows.flatMap(({ id, name }) => [name.en, name.fr].map((text) => [plainWords(text), id] as const)));
