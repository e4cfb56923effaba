import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/schema.ts';
import { verify } from '../house/verification/verify.ts';

/** Expects that everything that is counted agrees with the orders: the end of each test that does many things at once. */
export async function expectVerified(db: Kysely<Database>): Promise<void> {
  expect(await verify(db)).toEqual([]);
}
