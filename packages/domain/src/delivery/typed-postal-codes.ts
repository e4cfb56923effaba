import { isStorablePostalCode, normalisePostalCode } from './eligibility.ts';

/** In typed order without repeats, and the text that is no code. */
interface PostalCodesTyped {
  codes: string[];
  unread: string[];
}

/**
 * Reads codes or beginnings: `91300 91120, 91400`, `75`. A French code may have a space, `91 300`. Codes of other
 * countries contain spaces, so commas, semicolons or lines separate them.
 */
export function postalCodesTyped(text: string, country: string): PostalCodesTyped {
  const pieces = piecesOf(text, country);
  const codes = pieces.map(normalisePostalCode);
  const isRead = (index: number) => isStorablePostalCode(codes[index] ?? '', country);
  return {
    codes: [...new Set(codes.filter((_, index) => isRead(index)))],
    unread: [...new Set(pieces.filter((_, index) => !isRead(index)))],
  };
}

const piecesOf = (text: string, country: string): string[] =>
  (country === 'FR'
    ? text.replace(/(?<![\dA-Za-z])(\d{2})[ \u00a0\u202f](\d{3})(?![\dA-Za-z])/g, '$1$2').split(/[\s,;|/]+/)
    : text.split(/[\n\t,;|]+/)
  )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
