import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { changedProduct } from './batches/changed-product.ts';
import { getProduct, lockStatus } from './product-rows.ts';
import { createProduct, updateProduct } from './save-product.ts';

export const archiveProduct = (db: Kysely<Database>, id: number, version: number, saving: Saving) =>
  changeStatus(db, { id, version, from: 'published', to: 'archived' }, saving);

export const restoreProduct = (db: Kysely<Database>, id: number, version: number, saving: Saving) =>
  changeStatus(db, { id, version, from: 'archived', to: 'published' }, saving);

interface StatusChange {
  id: number;
  version: number;
  from: Product['status'];
  to: 'published' | 'archived';
}

const changeStatus = (db: Kysely<Database>, { id, version, from, to }: StatusChange, saving: Saving) =>
  inTransaction(db, async (transaction) => {
    await lockStatus(transaction, id);
    const product = await getProduct(transaction, id);
    if (product.version !== version) throw new Refusal('stale');
    if (product.status !== from) throw new Refusal('status-not-allowed', { field: 'status' });
    return updateProduct(transaction, id, version, changedProduct(product, { status: to }), saving);
  });

const longestName = 120;

/** What somebody copies they mean to change, so that what it contains is declared again. */
export const duplicateProduct = (db: Kysely<Database>, id: number, saving: Saving): Promise<Product> =>
  inTransaction(db, async (transaction) => {
    const { id: _id, version: _version, ...product } = await getProduct(transaction, id);
    const suffix = await freeSuffix(transaction, product.slug);
    const nameWith = (name: string, copy: string) => `${name.slice(0, longestName - copy.length)}${copy}`;
    return createProduct(
      transaction,
      {
        ...product,
        name: { fr: nameWith(product.name.fr, ' (copie)'), en: nameWith(product.name.en, ' (copy)') },
        slug: { fr: slugWith(product.slug.fr, suffix), en: slugWith(product.slug.en, suffix) },
        status: 'draft',
        allergensDeclared: false,
      },
      saving,
    );
  });

const slugWith = (slug: string, suffix: string) => `${slug.slice(0, longestName - suffix.length)}${suffix}`;

/** The first that no other product has in either language. */
async function freeSuffix(db: Kysely<Database>, slug: Product['slug']): Promise<string> {
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const slugs = [slugWith(slug.fr, suffix), slugWith(slug.en, suffix)];
    const { rows } = await sql`
      select 1 from products where slug_fr = any(${slugs}) or slug_en = any(${slugs}) limit 1`.execute(db);
    if (rows.length === 0) return suffix;
  }
}
