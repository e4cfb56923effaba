import { today } from '@traiteur/domain/dates/calendar.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { StoredImport } from '../import-rows.ts';
import type { ImportSaving } from '../kinds/import-kind.ts';

export interface ImportWork {
  db: Kysely<Database>;
  clock: () => Date;
  /** IANA; of the house's days. */
  timeZone: string;
  /** Set when the process ends: the step stops after its slice, and goes on at the next start. */
  signal?: AbortSignal;
  log: (line: string) => void;
}

/** In the name of who imports. */
export function savingOf({ clock, timeZone }: ImportWork, row: StoredImport): ImportSaving {
  const now = clock();
  return { by: { id: row.administrator_id, name: row.administrator_name }, now, date: today(now, timeZone) };
}
