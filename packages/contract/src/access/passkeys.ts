import * as z from 'zod/mini';
import { id, moment, text } from '../statement/fields.ts';

export const passkey = z.object({ id, name: z.string(), addedAt: moment, lastUsedAt: z.nullable(moment) });

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const bytes = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));
const credential = z.object({
  id: bytes(1400),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});

const answerOf = <Response extends z.ZodMiniType>(response: Response) =>
  // Other fields from browsers are dropped.
  z.object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: z.literal('public-key'),
    response,
  });

export const passkeyName = z.strictObject({ name: text(80) });

/** WebAuthn's `RegistrationResponseJSON`. */
export const newPasskey = z.extend(passkeyName, {
  answer: answerOf(
    z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(6000),
      transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
    }),
  ),
});

/** WebAuthn's `AuthenticationResponseJSON`. */
export const passkeyAnswer = answerOf(
  z.object({
    clientDataJSON: bytes(2000),
    authenticatorData: bytes(1000),
    signature: bytes(1000),
    userHandle: z.optional(bytes(200)),
  }),
);
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
