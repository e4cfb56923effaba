export const mailedCodeMinutes = 10;

/** Tries of one code. */
export const mostTries = 5;

/** Wrong codes of an address in a day, after which only devices that it knows may try. */
export const mostWrongOfAddress = 20;

/** Wrong codes of the whole house in a day that six digits bear: with more, somebody guesses at many addresses. */
export const mostWrongOfHouse = 100;

const [usualDigits, guardedDigits] = [6, 8];

/** Longer while somebody guesses, so that no number of addresses or devices makes guessing worth the while. */
export const codeDigits = (wrongOfHouse: number): number =>
  wrongOfHouse < mostWrongOfHouse ? usualDigits : guardedDigits;

export const codeFrom = (random: number, digits: number): string => String(random).padStart(digits, '0');

/** Reads a code despite spaces and hyphens; undefined when it is none. */
export function mailedCodeIn(text: string): string | undefined {
  const code = text.replace(/[\s\-–]/gu, '');
  return /^\d+$/.test(code) && (code.length === usualDigits || code.length === guardedDigits) ? code : undefined;
}

/** As a mail shows it: `123 456`. */
export const readableCode = (code: string): string => {
  const half = code.length / 2;
  return `${code.slice(0, half)} ${code.slice(half)}`;
};
