import { localTime, today } from '../dates/calendar.ts';

export const backupName = (now: Date, timeZone: string): string =>
  `traiteur-${today(now, timeZone)}-${localTime(now, timeZone).replace(':', '')}.sql.gz`;
