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

/** The account of the address that was typed, if it has one. Who has not chosen a password yet has no hash. */
export interface FoundAccount {
  id: number;
  passwordHash: string | null;
}

/** An account whose password is known to who asks, and its hash. */
interface ProvenAccount {
  id: number;
  passwordHash: string;
}

/**
 * Lets pass who knows the password of an account of that kind. A wrong address and a wrong password get the same answer in the same time.
 * @param findUnproven where the password is not that account's: the account it opens whose address nobody has shown to be theirs
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
  // The log knows administrators by their numbers, and nobody else.
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
  // Anybody may have opened it under another's address: what they tried before stays counted, or they would try that one's password for ever.
  await removeSignInAttempt(db, counts);
  return unprovenAccount;
}
