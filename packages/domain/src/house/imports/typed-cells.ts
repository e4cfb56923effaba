import { phoneNumberOf } from '../../clients/phone-number.ts';
import { isPostalCode, normalisePostalCode } from '../../delivery/eligibility.ts';
import { isLocalDate } from '../../dates/calendar.ts';
import { dateTyped } from '../../dates/typed-dates.ts';
import type { Locale } from '../../text/language.ts';
import { plainText } from '../../text/slug.ts';

/** Words as people compare them: no accents, case, signs or repeated spaces. */
export const plainWords = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const yesWords = new Set('oui o yes y x 1 vrai true ok ja si'.split(' '));
const noWords = new Set('non n no 0 faux false nein'.split(' '));

/** `oui`, `x`, `1`, `✓`; undefined for anything else. */
export function flagTyped(text: string): boolean | undefined {
  if (/^\s*[✓✔☑]\uFE0F?\s*$/u.test(text)) return true;
  if (/^\s*[-–—✗✘☐]\s*$/u.test(text)) return false;
  const word = plainWords(text);
  return yesWords.has(word) || (!noWords.has(word) && undefined);
}

/** `1 234,5`, `1,234.5`, `12,50 €`, `€12`, `12€50`; undefined for anything else. */
export function numberTyped(text: string): number | undefined {
  const bare = text
    .replace(/^(\D*\d+)\s*(?:€|euros?)\s*(\d{2})$/iu, '$1,$2')
    .replace(/\s*\bTTC$/u, '')
    .replace(/\b(?:EUR|euros?|CAD|USD|GBP|CHF)\b|[€$£]/giu, '')
    .replace(/[\s'’\u00a0\u202f]/gu, '')
    .replace(/^−/, '-');
  if (!/^[+-]?[\d.,]+$/.test(bare)) return undefined;
  const lastSign = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const signs = bare.replace(/[^.,]/g, '');
  const isGrouped = signs.length > 1 && new Set(signs).size === 1;
  // One comma before three digits is a decimal in French, a dot a decimal in any file that a program wrote.
  const isWhole = lastSign < 0 || isGrouped;
  const digits = isWhole
    ? bare.replace(/[.,]/g, '')
    : `${bare.slice(0, lastSign).replace(/[.,]/g, '')}.${bare.slice(lastSign + 1)}`;
  if (isGrouped && !/^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(bare)) return undefined;
  return /\d/.test(digits) ? Number(digits) : undefined;
}

/** In cents; undefined where it is no amount or finer than a cent. */
export function amountTyped(text: string): number | undefined {
  const amount = (numberTyped(text) ?? Number.NaN) * 100;
  const cents = Math.round(amount);
  return Math.abs(cents - amount) < 1e-6 ? cents : undefined;
}

/** The first of several, with or without the 0 or the + that a spreadsheet takes. Undefined where it is none. */
export const phoneTyped = (text: string, country: string): string | undefined =>
  text
    .split(/[;,/\n]|\s(?:ou|or)\s/iu)
    .map((part) => onePhoneTyped(part, country))
    .find((number) => number !== undefined);

function onePhoneTyped(text: string, country: string): string | undefined {
  const bare = text.replace(/^'|^(?:t[eé]l|phone|mobile|portable)[\s.:]*/iu, '');
  return phoneNumberOf(bare, country) ?? phoneNumberOf(`+${bare.replace(/\D/g, '')}`, country);
}

/** Restores the 0 that a spreadsheet takes from a French code. */
export function postalCodeTyped(text: string, country: string): string {
  const code = normalisePostalCode(text.replace(/^'|^(?:F|FR)-(?=\d)/i, '').replace(/[.,]0+$/, ''));
  return country === 'FR' && isPostalCode(`0${code}`, country) ? `0${code}` : code;
}

const countries: Readonly<Record<string, string>> = {
  france: 'FR',
  belgique: 'BE',
  belgium: 'BE',
  suisse: 'CH',
  switzerland: 'CH',
  luxembourg: 'LU',
  allemagne: 'DE',
  germany: 'DE',
  canada: 'CA',
  espagne: 'ES',
  spain: 'ES',
  italie: 'IT',
  italy: 'IT',
  monaco: 'MC',
  'royaume uni': 'GB',
  'united kingdom': 'GB',
};

/** ISO 3166-1 alpha-2; undefined where it is no country that we know by name. */
export const countryTyped = (text: string): string | undefined =>
  /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : countries[plainWords(text)];

const languages: Readonly<Record<string, Locale>> = {
  fr: 'fr',
  francais: 'fr',
  francaise: 'fr',
  french: 'fr',
  'fr fr': 'fr',
  en: 'en',
  anglais: 'en',
  anglaise: 'en',
  english: 'en',
  'en gb': 'en',
  'en us': 'en',
};

export const languageTyped = (text: string): Locale | undefined => languages[plainWords(text)];

/** Days since 1900 as Excel counts them, from 1990 to 2099: what stays of a date whose format was lost. */
const isDayCounted = (text: string) =>
  /^\d{5}(?:\.\d+)?$/.test(text) && Number(text) >= 32_874 && Number(text) < 73_051;

/** A day as files write it, with or without its time: day first, as in France. */
export function isDayTyped(text: string): boolean {
  if (isDayCounted(text)) return true;
  const day = text.replace(/[T\s]\d{1,2}[:h]\d{2}.*$/u, '');
  return isLocalDate(day) || (/\d{4}|[./-]\d{2}$/.test(day) && dateTyped(day, 'fr-FR', '2026-01-01') !== undefined);
}

/** Parted by semicolons, commas, slashes or lines; commas within brackets part nothing. */
export const piecesTyped = (text: string): string[] =>
  text
    .split(/[;,/|\n+•](?![^(]*\))/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
