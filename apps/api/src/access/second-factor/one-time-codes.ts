import { oneTimeCodeLength } from '@traiteur/domain/access/typed-codes.ts';
import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown. */
const period = 30;

interface Names {
  /** The house's. */
  brand: string;
  /** Whose account it is. */
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
    // The library wants a buffer of its own, and those of Node are parts of larger ones.
    secret: new Secret({ buffer: Uint8Array.from(seed).buffer }),
  });

/** What an authenticator app is told of a seed: in base32 to be typed, and as an address to be read from a picture. */
export function shownSeed(seed: Uint8Array, names: Names): { seed: string; address: string } {
  const totp = totpOf(seed, names);
  return { seed: totp.secret.base32, address: totp.toString() };
}

/** The half minute since 1970 whose code this is: the present one, the one before or the one after, as clocks differ; undefined where it is none. */
export function stepOf(seed: Uint8Array, code: string, now: Date): number | undefined {
  const delta = totpOf(seed, { brand: '', email: '' }).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
}
