import { oneTimeCodeLength } from '@traiteur/domain/access/typed-codes.ts';
import { Secret, TOTP } from 'otpauth';

/** In seconds. */
const period = 30;

interface Names {
  brand: string;
  email: string;
}

// What every authenticator app understands: RFC 6238 with SHA-1.
const totpOf = (seed: Uint8Array, { brand, email }: Names) =>
  new TOTP({
    issuer: brand,
    label: email,
    algorithm: 'SHA1',
    digits: oneTimeCodeLength,
    period,
    // A copy, since a Buffer of Node may be a part of a larger one.
    secret: new Secret({ buffer: Uint8Array.from(seed).buffer }),
  });

export function shownSeed(seed: Uint8Array, names: Names): { seed: string; address: string } {
  const totp = totpOf(seed, names);
  return { seed: totp.secret.base32, address: totp.toString() };
}

/** In half minutes since 1970, one early or late allowed, as clocks differ; undefined for a wrong code. */
export function stepOf(seed: Uint8Array, code: string, now: Date): number | undefined {
  const delta = totpOf(seed, { brand: '', email: '' }).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
}
