import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    /** What was tried within a quarter of an hour, by whatever it is counted by: signing in, letters, discount codes. */
    sign_in_attempts: { key: string; attempts: number; since: Date; most: Generated<number> };
  }
}
