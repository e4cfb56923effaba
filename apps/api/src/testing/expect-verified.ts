import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/schema.ts';
import { verify } from '../house/verification/verify.ts';

/** Checks all counts against the orders: the end of each test with concurrent work. */
export async function expectVerified(db: Kysely<Database>): Promise<void> {
  expect(await verify(db)).toEqual([]);
}
