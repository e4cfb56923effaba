import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How long an uploaded picture waits for its product to be saved, in hours. */
const waitingHours = 24;

/** Takes away the pictures that no product shows. */
export async function clearPictures(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('created_at', '<', new Date(now.getTime() - waitingHours * 3_600_000))
    .where((is) => is.not(is.exists(is.selectFrom('products').select('id').whereRef('picture_id', '=', 'pictures.id'))))
    .execute();
}
