import { setTimeout as pause } from 'node:timers/promises';
import { pauseAfter } from '../../database/server/pauses.ts';
import type { SiteChanges } from './site-changes.ts';

export type FollowedChanges = Pick<SiteChanges, 'onChange' | 'ready' | 'stopped'>;

/** Reads now and after each change of the table, on every node. Resolves after the first read. */
export async function followChanges(
  changes: FollowedChanges,
  table: Parameters<SiteChanges['onChange']>[0],
  read: () => Promise<void>,
): Promise<void> {
  // Subscribe before the first read: a change saved in between would be missed.
  await changes.ready().catch(() => undefined);
  let reading = read();
  changes.onChange(table, () => void (reading = reading.then(untilRead, untilRead)));
  await reading;

  /** While the database is away, what was read last stays. */
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
