import type { Locale } from './language.ts';
import alphanumeric, { type AlphanumericLocale } from 'validator/lib/isAlphanumeric.js';
import creditCard from 'validator/lib/isCreditCard.js';
import integer from 'validator/lib/isInt.js';
import mobilePhone, { locales as mobilePhoneLocales } from 'validator/lib/isMobilePhone.js';
import remove from 'validator/lib/blacklist.js';
import trimmedOf from 'validator/lib/trim.js';

/** Whether text is letters and digits only, at least one; in French letters may carry their accents. */
export const isAlphanumeric = (text: string, locale: Locale = 'en'): boolean =>
  callable(alphanumeric)(text, alphabets[locale]);

/** Text without the white space, or without the characters given, at both ends. */
export const trim = (text: string, characters?: string): string =>
  callable(trimmedOf)(text, characters && escapeCharacters(characters));

/** Text without any of the characters given, wherever they stand. */
export const withoutCharacters = (text: string, characters: string): string =>
  characters ? callable(remove)(text, escapeCharacters(characters)) : text;

/** Whether text can be a card's number: a known issuer's length and beginning, and a right check digit. Spaces and hyphens do not count. */
export const isCreditCard = (text: string): boolean => callable(creditCard)(text);

/** Whether text writes a whole number, within bounds where they are given; no space, no decimal point. */
export const isInteger = (text: string, bounds: { min?: number; max?: number } = {}): boolean =>
  callable(integer)(text, bounds);

/**
 * Whether text can be a mobile phone's number in that country (ISO 3166-1 alpha-2), or in any when the country's rule is not known.
 * Spaces, dots, hyphens and brackets do not count.
 */
export function isMobilePhone(text: string, country: string): boolean {
  const digits = text.replace(/[\s.()-]/gu, '');
  const locales = mobilePhoneLocales?.filter((locale) => locale.endsWith(`-${country.toUpperCase()}`)) ?? [];
  return callable(mobilePhone)(digits, locales.length > 0 ? locales : 'any');
}

const alphabets: Record<Locale, AlphanumericLocale> = { fr: 'fr-FR', en: 'en-US' };

// The package puts the characters into a class of a regular expression.
const escapeCharacters = (characters: string) => characters.replace(/[\\\]^-]/g, '\\$&');

// CommonJS modules: Node and Vite hand over the whole of them, vitest their default.
const callable = <Call extends (...parameters: never[]) => unknown>(module: Call | { default: Call }): Call =>
  typeof module === 'function' ? module : module.default;
