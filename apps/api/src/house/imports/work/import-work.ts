import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';

export interface ImportWork {
  db: Kysely<Database>;
  clock: () => Date;
  /** Set when the process ends: the step stops after its slice, and goes on at the next start. */
  signal?: AbortSignal;
  log: (line: string) => void;
}
