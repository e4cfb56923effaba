import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { HouseBrand } from '../../core/house-brand.ts';
import { pauseAfter } from '../../database/server/pauses.ts';
import type { Database } from '../../database/schema.ts';
import type { SiteChanges } from './site-changes.ts';
import { currentBrand } from './site-text-rows.ts';

/** Keeps the brand up to date on every node. Resolves after the first read. */
export async function followBrand(
  brand: HouseBrand,
  { db, changes }: { db: Kysely<Database>; changes: Pick<SiteChanges, 'onTexts' | 'ready' | 'stopped'> },
): Promise<void> {
  // Subscribe before the first read: a change saved in between would be missed.
  await changes.ready().catch(() => undefined);
  const read = async () => brand.become(await currentBrand(db));
  let reading = read();
  changes.onTexts(() => void (reading = reading.then(untilRead, untilRead)));
  await reading;

  /** While the database is away, the last brand read stays. */
  async function untilRead(): Promise<void> {
    for (let setbacks = 0; !changes.stopped.aborted; setbacks++) {
      try {
        return await read();
      } catch {
        await pause(pauseAfter(setbacks), undefined, { ref: false, signal: changes.stopped }).catch(() => undefined);
      }
    }
  }
}
