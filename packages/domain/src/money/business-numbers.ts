/** Fourteen digits: SIREN, establishment and check digit. */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  // La Poste has more establishments than check digits allow: its SIRETs follow their own rule.
  if (text.startsWith('356000000') && !passesLuhn(text)) return sumOf(digitsOf(text)) % 5 === 0;
  return passesLuhn(text);
}

/** Nine digits, the last a check digit. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && passesLuhn(text);

export const sirenOf = (siret: string): string => siret.slice(0, 9);

export const groupedSiret = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})/, '$1\u00a0$2\u00a0$3\u00a0').trim();

/** Country and number. In a French one, two key digits follow from the SIREN after them. */
export function isVatNumber(text: string): boolean {
  const [, key, siren] = /^FR(\d{2})(\d{9})$/.exec(text) ?? [];
  if (key !== undefined && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
  return !text.startsWith('FR') && /^[A-Z]{2}[0-9A-Z]{2,12}$/.test(text);
}

function passesLuhn(digits: string): boolean {
  const luhnDigits = digitsOf(digits)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : doubleOf(digit)));
  return sumOf(luhnDigits) % 10 === 0;
}

const doubleOf = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

const digitsOf = (text: string) => Array.from(text, Number);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
