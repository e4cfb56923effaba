import { type RawBuilder, sql } from 'kysely';

/** A `timestamptz` within JSON: ISO 8601, to the second, as in the contract. */
export const jsonMoment = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
