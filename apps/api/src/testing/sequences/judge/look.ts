import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** A call, as it went over the wire. */
export interface Call {
  name: string;
  parameters: Record<string, unknown>;
  body: Record<string, unknown>;
}

export interface Outcome {
  answer?: unknown;
  error?: unknown;
}

/** Looks before the call; what it returns looks after it, and says what is wrong. */
export type Look = (call: Call, db: Kysely<Database>) => Promise<(outcome: Outcome) => Promise<string[]>>;
