import { isPassword, isStrangersPassword } from '../administrators/passwords.ts';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { countSignIn, removeSignInAttempts } from './attempts.ts';
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

/**
 * Lets pass who knows the password of an account of that kind. A wrong address and a wrong password get the same answer in the same time.
 * @throws {Refusal} `wrong-credentials`, `too-many-attempts`
 */
export async function provePassword(
  kind: Account['kind'],
  account: FoundAccount | undefined,
  { email, password }: Credentials,
  context: Pick<Context, 'db' | 'clock' | 'request' | 'cookies' | 'sealer'>,
): Promise<{ id: number; passwordHash: string }> {
  const { db, request } = context;
  const device = account && knownDevice(context, { kind, id: account.id });
  // The log knows administrators by their numbers, and nobody else.
  const administrator = kind === 'staff' ? account?.id : undefined;
  const counts = await countSignIn(db, { kind, account: email, id: administrator, address: request.address, device });
  const passwordHash = account?.passwordHash ?? undefined;
  const isRight = await (device === undefined
    ? isStrangersPassword(passwordHash, password, request.address)
    : isPassword(passwordHash, password));
  if (!account || !passwordHash || !isRight) throw new Refusal('wrong-credentials', { account: administrator });
  await removeSignInAttempts(db, counts);
  return { id: account.id, passwordHash };
}
