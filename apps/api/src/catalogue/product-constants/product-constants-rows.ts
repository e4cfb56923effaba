import type { ProductConstants, ProductConstantsInput } from '@traiteur/contract/catalogue/product-constants.ts';
import type { Kysely } from 'kysely';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';

const only = 1;

export const getProductConstants = (db: Kysely<Database>): Promise<ProductConstants> =>
  db
    .selectFrom('product_constants')
    .select([
      'id',
      'version',
      'default_quantity as defaultQuantity',
      'daily_choices as dailyChoices',
      'largest_line_quantity as largestLineQuantity',
      'allergies_by_confirmation as allergiesByConfirmation',
    ])
    .where('id', '=', only)
    .executeTakeFirstOrThrow();

/** @throws {Refusal} `stale` */
export const updateProductConstants = (
  db: Kysely<Database>,
  {
    version,
    defaultQuantity,
    dailyChoices,
    largestLineQuantity,
    allergiesByConfirmation,
  }: ProductConstantsInput & { version: number },
): Promise<ProductConstants> =>
  inTransaction(db, async (transaction) => {
    await updateVersion(transaction, 'product_constants', only, version, {
      default_quantity: defaultQuantity,
      daily_choices: dailyChoices,
      largest_line_quantity: largestLineQuantity,
      allergies_by_confirmation: allergiesByConfirmation,
    });
    return getProductConstants(transaction);
  });
