import { passwordHashOf } from '../administrators/password-rows.ts';
import { isPassword } from '../administrators/passwords.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import { confirmSession } from '../sessions/session-rows.ts';
import { countConfirmation, forgetConfirmations } from './attempts.ts';

type Call = Pick<Context<'staff'>, 'db' | 'caller' | 'clock'>;

/** Notes that the caller has given their password again. @throws {Refusal} `invalid-input` for a wrong one, `too-many-attempts` */
export async function confirmSignIn({ password }: { password: string }, call: Call): Promise<void> {
  await proveCaller(password, 'password', call);
  await confirmSession(call.db, call.caller.sessionId, call.clock());
}

/**
 * Lets pass who knows the caller's password, which was typed into that field.
 * @throws {Refusal} `invalid-input` for a wrong one, `too-many-attempts`
 */
export async function proveCaller(password: string, field: string, { db, caller }: Omit<Call, 'clock'>): Promise<void> {
  await countConfirmation(db, caller);
  if (!(await isPassword(await passwordHashOf(db, caller.id), password)))
    throw new Refusal('invalid-input', { faults: [{ field, code: 'wrong-password' }] });
  await forgetConfirmations(db, caller);
}
