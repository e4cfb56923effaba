import type { Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';

/** `products` is the name of that table in the query. */
export const firstPictureOf = (products: string): RawBuilder<string | null> => sql`(
  select shown.picture_id from product_pictures shown
  where shown.product_id = ${sql.ref(`${products}.id`)} and shown.position = 1)`;

export const picturesOf = (products: string): RawBuilder<Product['pictures']> => sql`coalesce((
  select json_agg(json_build_object('pictureId', shown.picture_id, 'alt', ${bilingual('shown.alt')}) order by shown.position)
  from product_pictures shown where shown.product_id = ${sql.ref(`${products}.id`)}), '[]')`;

export async function replacePictures(
  db: Kysely<Database>,
  product_id: number,
  pictures: ProductInput['pictures'],
): Promise<void> {
  await db.deleteFrom('product_pictures').where('product_id', '=', product_id).execute();
  const rows = pictures.map(({ pictureId, alt }, index) => ({
    product_id,
    picture_id: pictureId,
    position: index + 1,
    alt_fr: alt.fr,
    alt_en: alt.en,
  }));
  if (rows.length) await db.insertInto('product_pictures').values(rows).execute();
}
