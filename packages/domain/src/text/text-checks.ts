import type { Locale } from './language.ts';
import alphanumeric, { type AlphanumericLocale } from 'validator/lib/isAlphanumeric.js';
import creditCard from 'validator/lib/isCreditCard.js';
import integer from 'validator/lib/isInt.js';
import mobilePhone, { locales as mobilePhoneLocales } from 'validator/lib/isMobilePhone.js';
import remove from 'validator/lib/blacklist.js';
import trimmedOf from 'validator/lib/trim.js';

/** At least one letter or digit and nothing else; French letters may have accents. */
export const isAlphanumeric = (text: string, locale: Locale = 'en'): boolean =>
  callable(alphanumeric)(text, alphabets[locale]);

export const trim = (text: string, characters?: string): string =>
  callable(trimmedOf)(text, characters && escapeCharacters(characters));

export const withoutCharacters = (text: string, characters: string): string =>
  characters ? callable(remove)(text, escapeCharacters(characters)) : text;

/** Length, prefix and check digit of a known issuer. Spaces and hyphens do not count. */
export const isCreditCard = (text: string): boolean => callable(creditCard)(text);

export const isInteger = (text: string, bounds: { min?: number; max?: number } = {}): boolean =>
  callable(integer)(text, bounds);

/** Of that country (ISO 3166-1 alpha-2), or of any if its rule is unknown. Ignores spaces, dots, hyphens, brackets. */
export function isMobilePhone(text: string, country: string): boolean {
  const digits = text.replace(/[\s.()-]/gu, '');
  const locales = mobilePhoneLocales?.filter((locale) => locale.endsWith(`-${country.toUpperCase()}`)) ?? [];
  return callable(mobilePhone)(digits, locales.length > 0 ? locales : 'any');
}

const alphabets: Record<Locale, AlphanumericLocale> = { fr: 'fr-FR', en: 'en-US' };

// The package builds a character class from them.
const escapeCharacters = (characters: string) => characters.replace(/[\\\]^-]/g, '\\$&');

// CommonJS: Node and Vite import the whole module, vitest its default.
const callable = <Call extends (...parameters: never[]) => unknown>(module: Call | { default: Call }): Call =>
  typeof module === 'function' ? module : module.default;
