import { type RawBuilder, sql } from 'kysely';

/** A moment whose UTC clock shows the house's time: spreadsheets have no zones. */
export const houseClock = <Value extends Date | null = Date>(column: string, timeZone: string): RawBuilder<Value> =>
  sql`${sql.ref(column)} at time zone ${timeZone}::text at time zone 'UTC'`;
