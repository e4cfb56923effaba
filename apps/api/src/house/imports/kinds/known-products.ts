import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import { type Kysely, sql } from 'kysely';
import { getProduct } from '../../../catalogue/products/product-rows.ts';
import type { Database } from '../../../database/schema.ts';
import type { RowFault } from '../row-faults.ts';

export interface WantedProduct {
  name: string;
  /** Of its address; empty where the line has none. */
  slug: string;
}

/** By the name of its address where the line says it, else by its French name. */
export async function findKnownProducts(
  db: Kysely<Database>,
  wantedProducts: readonly WantedProduct[],
): Promise<(Product | RowFault | undefined)[]> {
  const slugs = wantedProducts.map(({ slug }) => slug);
  const { rows } = await sql<{ id: number; name: string; slug: string }>`
    select id, name_fr as name, slug_fr as slug from products
    where slug_fr = any(${slugs}::text[])
      or searchable(name_fr) = any(select searchable(name) from unnest(${wantedProducts.map(({ name }) => name)}::text[]) name)`.execute(
    db,
  );
  const matches: (Product | RowFault | undefined)[] = [];
  for (const { name, slug } of wantedProducts) {
    const bySlug = slug === '' ? [] : rows.filter((row) => row.slug === slug);
    const [row, ...otherRows] =
      bySlug.length > 0 ? bySlug : rows.filter((each) => plainWords(each.name) === plainWords(name));
    if (otherRows.length > 0) matches.push({ column: 'nameFr', code: 'several-records', text: name });
    else matches.push(row && (await getProduct(db, row.id)));
  }
  return matches;
}
