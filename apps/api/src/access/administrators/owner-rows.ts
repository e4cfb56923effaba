import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';

/** Locked so that two owners cannot both lose the role at the same time. */
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

/** The owner may have been deactivated since the request began. @throws {Refusal} `not-allowed` */
export async function lockOwner(transaction: Kysely<Database>, id: number): Promise<void> {
  if (!(await lockOwners(transaction)).includes(id)) throw new Refusal('not-allowed');
}
