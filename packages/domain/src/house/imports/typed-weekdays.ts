import { plainWords } from './typed-cells.ts';

/** By the first letters, in French and English; 1 = Monday. */
const beginnings: readonly (readonly [string, number])[] = [
  ['lu', 1],
  ['mar', 2],
  ['me', 3],
  ['je', 4],
  ['ve', 5],
  ['sam', 6],
  ['dim', 7],
  ['mon', 1],
  ['tu', 2],
  ['we', 3],
  ['th', 4],
  ['fr', 5],
  ['sat', 6],
  ['sun', 7],
];

const everyDay = new Set(['tous', 'tous les jours', 'toute la semaine', 'every day', 'all', 'daily', '7 7']);

/** `lundi, mardi`, `lun-ven`, `1 à 5`, `tous les jours`; undefined where a word is no day. */
export function weekdaysTyped(text: string): number[] | undefined {
  if (everyDay.has(plainWords(text))) return [1, 2, 3, 4, 5, 6, 7];
  const spaced = text
    .replace(/\s*(?:[-–—]|(?<!\p{L})(?:à|au|to)(?!\p{L}))\s*/giu, ' - ')
    .replace(/[,;/&+]|(?<!\p{L})(?:et|and|du)(?!\p{L})/giu, ' ');
  const days: number[] = [];
  let isSpan = false;
  for (const word of spaced.split(/\s+/).filter(Boolean)) {
    if (word === '-') {
      isSpan = days.length > 0;
      continue;
    }
    const day = dayTyped(word);
    if (day === undefined) return undefined;
    const first = isSpan ? (days.at(-1) ?? day) + 1 : day;
    if (first > day) return undefined;
    for (let next = first; next <= day; next++) days.push(next);
    isSpan = false;
  }
  return [...new Set(days)].sort((a, b) => a - b);
}

function dayTyped(word: string): number | undefined {
  if (/^[1-7]$/.test(word)) return Number(word);
  const plain = plainWords(word);
  return beginnings.find(([beginning]) => plain.startsWith(beginning))?.[1];
}
