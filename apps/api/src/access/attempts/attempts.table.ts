import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    /** Counts of a quarter of an hour: sign-ins, but also letters and discount codes. */
    sign_in_attempts: { key: string; attempts: number; since: Date; most: Generated<number> };
  }
}
