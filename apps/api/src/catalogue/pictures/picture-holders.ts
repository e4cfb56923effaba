import { sql } from 'kysely';

/** Columns that name a picture: it is kept as long as one of them does. */
export const pictureHolders = [
  ['product_pictures', 'picture_id'],
  ['deliveries', 'picture_id'],
  ['goods_receipts', 'picture_id'],
  ['kitchen_book', 'picture_id'],
  ['kitchen_book', 'end_picture_id'],
  ['site_text_versions', 'logo_id'],
  ['site_text_previews', 'logo_id'],
] as const;

/** Of a row of `pictures`. */
export const isPictureHeld = sql<boolean>`(${sql.join(
  pictureHolders.map(
    ([table, column]) => sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = pictures.id)`,
  ),
  sql` or `,
)})`;
