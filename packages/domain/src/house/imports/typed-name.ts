import { leadingTitles } from '../../clients/called-name.ts';
import { plainWords } from './typed-cells.ts';

/** Both names in any order, as people compare them: files write `MARTIN Anne` and `Anne Martin`. */
export const sameNameKey = (firstName: string, lastName: string): string =>
  plainWords(`${firstName} ${lastName}`).split(' ').sort().join(' ');

/** Both names of one cell: `Mme DUPONT Claire`, `Dupont, Claire`. Capitals are the last name, else the order says. */
export function nameTyped(text: string, order: 'first-last' | 'last-first'): { firstName: string; lastName: string } {
  const name = text.replace(leadingTitles, '').replace(/\s+/gu, ' ');
  const [beforeComma = '', afterComma] = name.split(/\s*,\s*/u);
  if (afterComma) return { lastName: beforeComma, firstName: afterComma };
  const words = name.split(' ');
  const capitals = words.filter(isCapitals);
  if (capitals.length > 0 && capitals.length < words.length)
    return { lastName: capitals.join(' '), firstName: words.filter((word) => !isCapitals(word)).join(' ') };
  if (words.length === 1) return { lastName: name, firstName: '' };
  return order === 'first-last'
    ? { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') }
    : { firstName: words.at(-1) ?? '', lastName: words.slice(0, -1).join(' ') };
}

const isCapitals = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();

/** `12 rue de la Paix, 75002 Paris` in one cell; undefined where no code and town end it. */
export function addressTyped(text: string): { address: string; postalCode: string; city: string } | undefined {
  const [, address, postalCode, city] =
    /^(.*?)[\s,;–-]+(?:F-)?(\d{5})[\s,]+([^\d,;\n]+?)(?:[\s,]+France)?$/isu.exec(text) ?? [];
  return address && postalCode && city ? { address, postalCode, city } : undefined;
}

/** `75011 Paris` or `Paris 75011` in the column of one of both. */
export function townTyped(text: string): { postalCode: string; city: string } | undefined {
  const [, codeFirst, cityLast, cityFirst, codeLast] =
    /^(\d{5})[\s,-]+(\D+)$|^(\D+?)[\s,-]+\(?(\d{5})\)?$/u.exec(text) ?? [];
  const [postalCode, city] = [codeFirst ?? codeLast, cityLast ?? cityFirst];
  return postalCode && city ? { postalCode, city } : undefined;
}
