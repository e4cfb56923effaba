import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { HouseBrand } from '../../core/house-brand.ts';
import { pauseAfter } from '../../database/server/pauses.ts';
import type { Database } from '../../database/schema.ts';
import type { SiteChanges } from './site-changes.ts';
import { currentBrand } from './site-text-rows.ts';

/** Keeps the brand as the database has it, on whichever node somebody writes it. Fulfils once it has been read. */
export async function followBrand(
  brand: HouseBrand,
  { db, changes }: { db: Kysely<Database>; changes: Pick<SiteChanges, 'onTexts' | 'ready' | 'stopped'> },
): Promise<void> {
  // What is saved before somebody listens is told to nobody.
  await changes.ready().catch(() => undefined);
  const read = async () => brand.become(await currentBrand(db));
  let reading = read();
  changes.onTexts(() => void (reading = reading.then(untilRead, untilRead)));
  await reading;

  /** The database may be away just then: what it said stays until it is back. */
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
