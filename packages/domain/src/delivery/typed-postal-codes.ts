import { isPostalCode, isStorablePostalCode, normalisePostalCode } from './eligibility.ts';

/** In typed order without repeats, and the text that is no code. */
interface PostalCodesTyped {
  codes: string[];
  unread: string[];
}

/** `91300 91120`, `91 300`, `75`. Foreign codes contain spaces: commas, semicolons or lines separate them. */
export function postalCodesTyped(text: string, country: string): PostalCodesTyped {
  const pieces = piecesOf(text, country);
  const codes = pieces.map(normalisePostalCode);
  const isRead = (index: number) => isStorablePostalCode(codes[index] ?? '', country);
  return {
    codes: [...new Set(codes.filter((_, index) => isRead(index)))],
    unread: [...new Set(pieces.filter((_, index) => !isRead(index)))],
  };
}

/** The last whole code of a typed address: `10 rue de Nice, 75 011 Paris` names 75011. */
export function postalCodeIn(address: string, country: string): string | undefined {
  const words = address.split(/[\s,;]+/);
  const candidates = words.flatMap((word, index) => [word, `${words[index - 1] ?? ''}${word}`]);
  // Where no rule is known, any word could be one.
  const code = candidates.findLast((text) => /\d/.test(text) && isPostalCode(text, country));
  return code === undefined ? undefined : normalisePostalCode(code);
}

const piecesOf = (text: string, country: string): string[] =>
  (country === 'FR'
    ? text.replace(/(?<![\dA-Za-z])(\d{2})[ \u00a0\u202f](\d{3})(?![\dA-Za-z])/g, '$1$2').split(/[\s,;|/]+/)
    : text.split(/[\n\t,;|]+/)
  )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
