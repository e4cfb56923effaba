import type { SecondFactorGroup } from '@traiteur/domain/access/second-factor.ts';
import { type Factors, isSecondFactorRequired } from '@traiteur/domain/access/second-factor.ts';
import type { Role } from '@traiteur/domain/access/scopes.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const proofColumns = (is: ExpressionBuilder<Database, 'administrators'>) =>
  [
    is
      .exists(is.selectFrom('authenticators').whereRef('administrator_id', '=', 'administrators.id'))
      .as('has_authenticator'),
    is
      .selectFrom('passkeys')
      .whereRef('administrator_id', '=', 'administrators.id')
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .as('passkey_count'),
    is.selectFrom('second_factor_policies').select('required_of').as('factor_required_of'),
  ] as const;

interface ProofRow {
  role: Role;
  has_authenticator: unknown;
  passkey_count: number | null;
  factor_required_of: SecondFactorGroup | null;
}

export const proofsIn = ({
  role,
  has_authenticator,
  passkey_count,
  factor_required_of,
}: ProofRow): Factors & { required: boolean } => ({
  authenticator: Boolean(has_authenticator),
  passkeys: passkey_count ?? 0,
  required: isSecondFactorRequired(factor_required_of ?? 'nobody', role),
});
