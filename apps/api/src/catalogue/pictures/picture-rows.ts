import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isPictureHeld } from './picture-holders.ts';

/** In hours: an upload waits so long for its product to be saved. */
const waitingHours = 24;

/** In days: as long as somebody may ask whether their meal was at the door. */
const doorDays = 60;

export async function clearPictures(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ picture_id: null })
    .where('picture_id', 'is not', null)
    .where('at', '<', new Date(now.getTime() - doorDays * 24 * 3_600_000))
    .execute();
  await db
    .deleteFrom('pictures')
    .where('created_at', '<', new Date(now.getTime() - waitingHours * 3_600_000))
    .where((is) => is.not(isPictureHeld))
    .execute();
}

/** A driver's photo. */
export async function isOfDoor(db: Kysely<Database>, id: string): Promise<boolean> {
  const delivery = db.selectFrom('deliveries').select('event_id').where('picture_id', '=', id).limit(1);
  return (await delivery.executeTakeFirst()) !== undefined;
}
