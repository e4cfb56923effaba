import { type RawBuilder, sql } from 'kysely';

/** A `timestamptz` within JSON, as the contract has moments: ISO 8601 to the second. */
export const jsonMoment = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
