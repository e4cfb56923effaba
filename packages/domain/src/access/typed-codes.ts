/** Digits of a one-time code. */
export const oneTimeCodeLength = 6;

// Crockford's letters: none that a hand-written 0 or 1 could be.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Letters of a recovery code, written in groups of four. */
export const recoveryCodeLength = 12;

/** Makes a recovery code of as many random bytes. */
export const recoveryCodeFrom = (bytes: Uint8Array): string =>
  inGroups(Array.from(bytes, (byte) => letters[byte % letters.length]).join(''));

export type TypedCode = { kind: 'one-time' | 'recovery'; code: string };

/** What a code that somebody typed is, however they wrote it: spaces, hyphens, small letters; undefined when it is none. */
export function typedCodeOf(text: string): TypedCode | undefined {
  const plain = text.replace(/[\s\-–]/g, '').toUpperCase();
  if (plain.length === oneTimeCodeLength && /^\d+$/.test(plain)) return { kind: 'one-time', code: plain };
  const code = plain.replace(/[OIL]/g, (letter) => lookalikes[letter] ?? letter);
  const isOne = code.length === recoveryCodeLength && /^[0-9A-HJKMNP-TV-Z]+$/.test(code);
  return isOne ? { kind: 'recovery', code } : undefined;
}

const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');
