import { isStorablePostalCode, normalisePostalCode } from './eligibility.ts';

/** Postal codes out of what people type or paste, in its order and once each, and what of it is none. */
interface PostalCodesTyped {
  codes: string[];
  unread: string[];
}

/**
 * Reads one code or several, whole ones and beginnings: `91300 91120, 91400`, `75`. A French code may have its space, `91 300`; codes of other
 * countries, which hold spaces of their own, are parted by commas, semicolons or lines.
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
