import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** Answers the active owners, and locks them, so that two owners cannot both lose the role at the same time. */
export async function lockOwners(transaction: Kysely<Database>): Promise<number[]> {
  const owners = await transaction
    .selectFrom('administrators')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.map((owner) => owner.id);
}

/** Whoever was an owner when they asked may have been deactivated since. @throws {Refusal} `not-allowed` */
export async function lockOwner(transaction: Kysely<Database>, id: number): Promise<void> {
  if (!(await lockOwners(transaction)).includes(id)) throw new Refusal('not-allowed');
}
