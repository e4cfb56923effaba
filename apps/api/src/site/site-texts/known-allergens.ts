import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SiteChanges } from './site-changes.ts';

/** Ids of the allergens, read again after any change to what the site shows. */
export function knownAllergens({ db, changes }: { db: Kysely<Database>; changes: Pick<SiteChanges, 'count'> }) {
  let lastReading: { count: number; ids: Promise<number[]> } | undefined;
  return async (): Promise<readonly number[]> => {
    const count = await changes.count();
    if (count === undefined) return read(db);
    if (lastReading?.count === count) return lastReading.ids;
    const reading = { count, ids: read(db) };
    lastReading = reading;
    reading.ids.catch(() => void (lastReading === reading && (lastReading = undefined)));
    return reading.ids;
  };
}

const read = async (db: Kysely<Database>): Promise<number[]> =>
  (await db.selectFrom('allergens').select('id').execute()).map(({ id }) => id);
