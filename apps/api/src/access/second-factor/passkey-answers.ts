import type { PasskeyAnswer } from '@traiteur/contract/access/passkeys.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/tokens.ts';
import { challengeMinutes, insertChallenge, consumeChallenge } from './challenges.ts';
import { countPasskeyUse, credentialsOf, findPasskey } from './passkey-rows.ts';
import { relyingPartyOf } from './relying-party.ts';

type PasskeyServices = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

/** Without an account, for any passkey that the person chooses. */
export async function askForPasskey(administratorId: number | undefined, { db, clock, publicUrl }: PasskeyServices) {
  const rpId = relyingPartyOf(publicUrl).id;
  const allowCredentials = administratorId === undefined ? [] : await credentialsOf(db, administratorId);
  const timeout = challengeMinutes * 60_000;
  const challenge = newToken();
  await insertChallenge(db, challenge, administratorId ?? null, clock());
  return { rpId, challenge, timeout, allowCredentials, userVerification: 'required' as const };
}

interface PasskeyOwner {
  administratorId: number;
  /** True after the account's password. */
  isSecondStep: boolean;
}

/** Consumes the challenge even when refusing. @throws {Refusal} `passkey-refused`, also for a lower counter: a copy */
export async function consumePasskeyAnswer(
  answer: PasskeyAnswer,
  { db, clock, publicUrl }: PasskeyServices,
): Promise<PasskeyOwner> {
  const now = clock();
  const request = await consumeChallenge(db, answer.response.clientDataJSON, now);
  const passkey = request && (await findPasskey(db, answer.id));
  if (!passkey || (request.administratorId ?? passkey.administratorId) !== passkey.administratorId)
    throw new Refusal('passkey-refused', { account: passkey?.administratorId });
  const { id, origin } = relyingPartyOf(publicUrl);
  // Imported here: it takes longer to load than all the rest of a start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: request.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: passkey.credential,
  }).catch((cause: unknown) => {
    throw new Refusal('passkey-refused', { account: passkey.administratorId }, { cause });
  });
  const counters = { before: passkey.credential.counter, after: authenticationInfo.newCounter };
  if (!verified || !(await countPasskeyUse(db, passkey.id, counters, now)))
    throw new Refusal('passkey-refused', { account: passkey.administratorId });
  return { administratorId: passkey.administratorId, isSecondStep: request.administratorId !== null };
}
