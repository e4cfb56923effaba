import { localTime, today } from '../dates/calendar.ts';

/** What a backup's file is called, by the clock of an IANA time zone: `traiteur-2026-11-23-1000.sql.gz`. */
export const backupName = (now: Date, timeZone: string): string =>
  `traiteur-${today(now, timeZone)}-${localTime(now, timeZone).replace(':', '')}.sql.gz`;
