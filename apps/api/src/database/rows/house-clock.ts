import { type RawBuilder, sql } from 'kysely';

/** A moment whose UTC clock shows what the house's clock shows at that of the column: spreadsheets know no zones. */
export const houseClock = <Value extends Date | null = Date>(column: string, timeZone: string): RawBuilder<Value> =>
  sql`${sql.ref(column)} at time zone ${timeZone}::text at time zone 'UTC'`;
