import postalCodes, { locales } from 'validator/lib/isPostalCode.js';

/** The form in which codes are stored and compared: upper case, without white space. */
export function normalisePostalCode(text: string): string {
  return text.toUpperCase().replace(/\s/gu, '');
}

/**
 * Whether a code is a whole one of that country (ISO 3166-1 alpha-2). It need not be normalised.
 * A country whose rule nobody knows takes 2 to 10 letters or digits.
 */
export function isPostalCode(code: string, country: string): boolean {
  const bareCode = normalisePostalCode(code);
  const locale = locales.find((locale) => locale === country.toUpperCase());
  if (locale === undefined) return /^[A-Z\d]{2,10}$/.test(bareCode);
  // Ireland's pattern insists on the space that normalising takes away.
  const spacedCode = locale === 'IE' ? bareCode.replace(/^(.{3})/, '$1 ') : bareCode;
  return isPostalCodeOf(spacedCode, locale);
}

/** Whether a code can be stored for a zone: a whole code or its beginning (`75011`, `75`, `H2X`), normalised. */
export function isPostalCodePrefix(code: string): boolean {
  return /^[A-Z\d][A-Z\d-]{0,9}$/.test(code);
}

/** Whether a code can be stored for a country: a whole one of it, or the beginning of one. */
export function isStorablePostalCode(code: string, country: string): boolean {
  return isPostalCode(code, country) || (country === 'FR' ? /^\d{1,4}$/.test(code) : isPostalCodePrefix(code));
}

// A CommonJS module: Node and Vite hand over the whole of it, vitest its default.
const isPostalCodeOf = typeof postalCodes === 'function' ? postalCodes : postalCodes.default;
