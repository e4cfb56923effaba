import { piecesTyped, postalCodeTyped } from '@traiteur/domain/house/imports/typed-cells.ts';

/** `75001-75003`, `75001 à 75003`, `92-95`. Elsewhere than in France codes have a hyphen. */
const range = /^(\d{2}|\d{4,5})\s*(?:[-–—]|à|au|to)\s*(\d{2}|\d{4,5})$/u;

/** More of them in one cell are a slip of the hand. */
const mostCodes = 500;

/** The codes of a cell, each as one would type it. A range is made of the codes that the post knows. */
export function codesOfCell(text: string, isFrench: boolean, frenchCodes: readonly string[]): string[] {
  const pieces = piecesTyped(text).flatMap((piece) => piece.split(/\s+(?:et|and)\s+/iu));
  const codes = pieces.flatMap((piece) => {
    if (/^\d{5}(?:\s+\d{5})+$/.test(piece)) return piece.split(/\s+/);
    return (isFrench && codesBetween(piece, frenchCodes)) || [piece];
  });
  return codes.length > mostCodes ? [text] : [...new Set(codes)];
}

export const isRangeTyped = (text: string): boolean => range.test(text);

/** Undefined where it is no range, or none within one département. */
function codesBetween(text: string, frenchCodes: readonly string[]): string[] | undefined {
  const [, first = '', last = ''] = range.exec(text) ?? [];
  if (first === '') return undefined;
  if (first.length === 2 && last.length === 2)
    return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, index) =>
      String(Number(first) + index).padStart(2, '0'),
    );
  const [from, until] = [postalCodeTyped(first, 'FR'), postalCodeTyped(last, 'FR')];
  if (from.length !== 5 || from.slice(0, 2) !== until.slice(0, 2)) return undefined;
  const between = frenchCodes.filter((code) => code >= from && code <= until);
  return between.length > 0 ? between : undefined;
}
