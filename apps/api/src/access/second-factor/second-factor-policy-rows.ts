import type { SecondFactorPolicy, SecondFactorPolicyInput } from '@traiteur/contract/access/second-factor.ts';
import type { Kysely } from 'kysely';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';

const only = 1;

export const getSecondFactorPolicy = (db: Kysely<Database>): Promise<SecondFactorPolicy> =>
  db
    .selectFrom('second_factor_policies')
    .select(['id', 'version', 'required_of as requiredOf'])
    .where('id', '=', only)
    .executeTakeFirstOrThrow();

/** @throws {Refusal} `stale` */
export async function updateSecondFactorPolicy(
  db: Kysely<Database>,
  { version, requiredOf }: SecondFactorPolicyInput & { version: number },
): Promise<SecondFactorPolicy> {
  await updateVersion(db, 'second_factor_policies', only, version, { required_of: requiredOf });
  return getSecondFactorPolicy(db);
}
