import { secondFactors } from '@traiteur/contract/access/second-factor.ts';
import { hasSecondFactor, isSecondFactorRequired } from '@traiteur/domain/access/second-factor.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { handlersFor } from '../../http/handlers.ts';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticators.ts';
import { changeFactors } from './change-factors.ts';
import { getColleagueFactors, removeColleagueFactors } from './colleague-factors.ts';
import { lockFactors, readSecondFactor } from './factors.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { getSecondFactorPolicy, updateSecondFactorPolicy } from './second-factor-policy-rows.ts';

export const secondFactorApi = handlersFor(
  secondFactors,
  {
    getSecondFactor: (_, { db, caller, publicUrl }) => readSecondFactor(db, caller.id, publicUrl),
    startAuthenticator: async (_, context) => startAuthenticator(context),
    confirmAuthenticator: ({ body }, context) => confirmAuthenticator(body, context),
    removeAuthenticator: (_, context) => removeAuthenticator(context),
    startPasskey: (_, context) => startPasskey(context),
    addPasskey: ({ body }, context) => addPasskey(body, context),
    removePasskey: ({ params }, context) => removePasskey(params.id, context),
    replaceRecoveryCodes: (_, context) => newRecoveryCodes(context),
    getColleagueFactors: ({ params }, { db }) => getColleagueFactors(db, params.id),
    removeColleagueFactors: ({ params }, context) => removeColleagueFactors(params.id, context),
    getSecondFactorPolicy: (_, { db }) => getSecondFactorPolicy(db),
    saveSecondFactorPolicy: ({ body }, context) => saveSecondFactorPolicy(body, context),
  },
  { passkeys_credential_id_key: 'answer' },
);

/** @throws {Refusal} `second-factor-missing` without a factor that codes could replace */
function newRecoveryCodes(context: Context<'staff'>) {
  const { caller, clock, publicUrl } = context;
  const change = { operation: 'replaceRecoveryCodes', news: 'recoveryCodesReplaced' } as const;
  return changeFactors(context, change, async (transaction, account) => {
    if (!hasSecondFactor(account)) throw new Refusal('second-factor-missing');
    const recoveryCodes = await replaceRecoveryCodes(transaction, caller.id, clock());
    return { recoveryCodes, secondFactor: await readSecondFactor(transaction, caller.id, publicUrl) };
  });
}

/** @throws {Refusal} `second-factor-missing` where the caller would be locked out at once; `stale` */
async function saveSecondFactorPolicy(
  policy: Parameters<typeof updateSecondFactorPolicy>[1],
  { db, caller }: Context<'administrators:write'>,
) {
  const account = await lockFactors(db, caller.id);
  // Only owners have the scope of this operation.
  if (isSecondFactorRequired(policy.requiredOf, 'owner') && !hasSecondFactor(account))
    throw new Refusal('second-factor-missing', { field: 'requiredOf' });
  return updateSecondFactorPolicy(db, policy);
}
