import type { PasskeyAnswer } from '@traiteur/contract/access/passkeys.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/tokens.ts';
import { challengeMinutes, insertChallenge, consumeChallenge } from './challenges.ts';
import { countPasskeyUse, credentialsOf, findPasskey } from './passkey-rows.ts';
import { relyingPartyOf } from './relying-party.ts';

type PasskeyServices = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

/** Says what a browser needs to use a passkey: one of that account, or without one any that its owner chooses. */
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
  /** Whether that account was asked for, after its password. */
  isSecondStep: boolean;
}

/**
 * Whose passkey it was: an active account's. The challenge is used up, whatever comes of it.
 * @throws {Refusal} `passkey-refused` for one that is unknown, another account's than was asked, signed for another site, without its
 * owner's finger, face or PIN, or that has signed less often than before, as a copy would have
 */
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
  // It takes longer to load than all the rest of a start.
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
