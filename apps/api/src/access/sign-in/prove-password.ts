import { isPassword, isStrangersPassword } from '../administrators/passwords.ts';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { countSignIn, removeSignInAttempt, removeSignInAttempts } from './attempts.ts';
import { knownDevice } from './devices.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface FoundAccount {
  id: number;
  /** Null until the person chooses a password. */
  passwordHash: string | null;
}

interface ProvenAccount {
  id: number;
  passwordHash: string;
}

/**
 * Same answer, same time for a wrong address. `findUnproven`: the account that the password opens, address unproven.
 * @throws {Refusal} `wrong-credentials`, `too-many-attempts`
 */
export async function provePassword(
  kind: Account['kind'],
  account: FoundAccount | undefined,
  { email, password }: Credentials,
  context: Pick<Context, 'db' | 'clock' | 'request' | 'cookies' | 'sealer'>,
  findUnproven?: () => Promise<ProvenAccount | undefined>,
): Promise<ProvenAccount> {
  const { db, request } = context;
  const device = account && knownDevice(context, { kind, id: account.id });
  // The log has numbers of administrators only.
  const administrator = kind === 'staff' ? account?.id : undefined;
  const counts = await countSignIn(db, { kind, account: email, id: administrator, address: request.address, device });
  const passwordHash = account?.passwordHash ?? undefined;
  const isRight = await (device === undefined
    ? isStrangersPassword(passwordHash, password, request.address)
    : isPassword(passwordHash, password));
  if (account && passwordHash && isRight) {
    await removeSignInAttempts(db, counts);
    return { id: account.id, passwordHash };
  }
  const unprovenAccount = await findUnproven?.();
  if (!unprovenAccount) throw new Refusal('wrong-credentials', { account: administrator });
  // A stranger may have opened it under this address: kept counts stop endless guesses at the owner's password.
  await removeSignInAttempt(db, counts);
  return unprovenAccount;
}
