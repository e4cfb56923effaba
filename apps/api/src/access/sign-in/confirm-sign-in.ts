import { isPassword } from '../administrators/passwords.ts';
import { accountOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { passwordHashOf } from '../sessions/accounts.ts';
import { confirmSession } from '../sessions/session-rows.ts';
import { countConfirmation, forgetConfirmations } from './attempts.ts';

type Call = Pick<Context<'signed-in'>, 'db' | 'caller' | 'clock'>;

/** @throws {Refusal} `invalid-input` for a wrong password, `too-many-attempts` */
export async function confirmSignIn({ password }: { password: string }, call: Call): Promise<void> {
  await proveCaller(password, 'password', call);
  await confirmSession(call.db, call.caller.sessionId, call.clock());
}

/** Returns the hash. @throws {Refusal} `invalid-input` at `field` for a wrong password, `too-many-attempts` */
export async function proveCaller(
  password: string,
  field: string,
  { db, caller }: Omit<Call, 'clock'>,
): Promise<string> {
  await countConfirmation(db, caller);
  const hash = await passwordHashOf(db, accountOf(caller));
  if (!hash || !(await isPassword(hash, password))) throw wrongPassword(field);
  await forgetConfirmations(db, caller);
  return hash;
}

export const wrongPassword = (field: string): Refusal =>
  new Refusal('invalid-input', { faults: [{ field, code: 'wrong-password' }] });
