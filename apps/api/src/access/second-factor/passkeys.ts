import type { newPasskey } from '@traiteur/contract/access/passkeys.ts';
import type { NewFactor } from '@traiteur/contract/access/second-factor.ts';
import { isFactorSpare } from '@traiteur/domain/access/second-factor.ts';
import type * as z from 'zod/mini';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { hashOf, newToken } from '../../core/tokens.ts';
import { challengeMinutes, insertChallenge, consumeChallenge } from './challenges.ts';
import { changeFactors } from './change-factors.ts';
import { readSecondFactor } from './factors.ts';
import { credentialsOf } from './passkey-rows.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';

/** EdDSA, ES256 and RS256: every device knows one of them. */
const algorithms = [-8, -7, -257];

/** For a passkey that signs in alone: found without a name, and used only with finger, face or PIN. */
export async function startPasskey({ db, caller, clock, brand, publicUrl }: Context<'staff'>) {
  const challenge = newToken();
  await insertChallenge(db, challenge, caller.id, clock());
  return {
    rp: { name: brand.name, id: relyingPartyOf(publicUrl).id },
    // One id per account, so that a device replaces its own passkey; it does not reveal the account.
    user: { id: handleOf(caller.id), name: caller.email, displayName: caller.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMinutes * 60_000,
    attestation: 'none' as const,
    excludeCredentials: await credentialsOf(db, caller.id),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

/** @throws {Refusal} `enrolment-ended`, `passkey-refused`, `already-taken` */
export async function addPasskey(
  { name, answer }: z.output<typeof newPasskey>,
  context: Context<'staff'>,
): Promise<NewFactor> {
  const { db, caller, clock, publicUrl } = context;
  const now = clock();
  const request = await consumeChallenge(db, answer.response.clientDataJSON, now);
  if (request?.administratorId !== caller.id) throw new Refusal('enrolment-ended');
  const { id, origin } = relyingPartyOf(publicUrl);
  // Imported here: it takes longer to load than all the rest of a start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: request.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refusePasskey);
  if (!registrationInfo) return refusePasskey(new Error('not verified'));
  const { credential } = registrationInfo;
  const change = { operation: 'addPasskey', news: 'passkeyAdded' } as const;
  return changeFactors(context, change, async (transaction) => {
    await transaction
      .insertInto('passkeys')
      .values({
        administrator_id: caller.id,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: (answer.response.transports ?? []).join(),
        added_at: now,
      })
      .execute();
    const recoveryCodes = await firstRecoveryCodes(transaction, caller.id, now);
    return { recoveryCodes, secondFactor: await readSecondFactor(transaction, caller.id, publicUrl) };
  });
}

/** @throws {Refusal} `not-found`, `second-factor-required` */
export function removePasskey(id: number, context: Context<'staff'>): Promise<void> {
  const change = { operation: 'removePasskey', news: 'passkeyRemoved' } as const;
  return changeFactors(context, change, async (transaction, account) => {
    const removal = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('administrator_id', '=', account.id)
      .executeTakeFirst();
    if (!removal.numDeletedRows) throw new Refusal('not-found');
    if (!isFactorSpare(account, account.required)) throw new Refusal('second-factor-required');
  });
}

const handleOf = (administratorId: number) =>
  hashOf(`passkeys of administrator ${administratorId}`).toString('base64url');

function refusePasskey(cause: unknown): never {
  throw new Refusal('passkey-refused', {}, { cause });
}
