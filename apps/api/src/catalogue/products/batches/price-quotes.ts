import type { ProductQuote } from '@traiteur/contract/catalogue/product-batches.ts';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import type { Kysely } from 'kysely';
import { bilingual } from '../../../database/rows/bilingual.ts';
import type { Database } from '../../../database/schema.ts';

export interface TriedChange {
  before: Product;
  after: Product;
}

export async function priceQuotes(
  db: Kysely<Database>,
  changes: readonly TriedChange[],
): Promise<ProductQuote['prices']> {
  const sizes = await db
    .selectFrom('sizes')
    .select(['id', bilingual('name').as('name')])
    .execute();
  const sizeNames = new Map(sizes.map(({ id, name }) => [id, name]));
  return changes.flatMap(({ before, after }) => {
    const offers = before.offers.flatMap(({ sizeId, price }) => {
      const offer = after.offers.find((candidate) => candidate.sizeId === sizeId);
      const size = sizeNames.get(sizeId);
      return offer && size && offer.price !== price ? [{ size, before: price, after: offer.price }] : [];
    });
    return offers.length > 0 ? [{ id: before.id, name: before.name, offers }] : [];
  });
}
