export const oneTimeCodeLength = 6;

// Crockford's base 32: no letter looks like a handwritten 0 or 1.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

export const recoveryCodeLength = 12;

export const recoveryCodeFrom = (bytes: Uint8Array): string =>
  inGroups(Array.from(bytes, (byte) => letters[byte % letters.length]).join(''));

export type TypedCode = { kind: 'one-time' | 'recovery'; code: string };

/** Reads a code despite spaces, hyphens and small letters; undefined when it is none. */
export function typedCodeOf(text: string): TypedCode | undefined {
  const plain = text.replace(/[\s\-–]/g, '').toUpperCase();
  if (plain.length === oneTimeCodeLength && /^\d+$/.test(plain)) return { kind: 'one-time', code: plain };
  const code = plain.replace(/[OIL]/g, (letter) => lookalikes[letter] ?? letter);
  const isOne = code.length === recoveryCodeLength && /^[0-9A-HJKMNP-TV-Z]+$/.test(code);
  return isOne ? { kind: 'recovery', code } : undefined;
}

const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');
