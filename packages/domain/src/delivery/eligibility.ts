import postalCodes, { locales } from 'validator/lib/isPostalCode.js';

/** Upper case without spaces, as codes are stored and compared. */
export function normalisePostalCode(text: string): string {
  return text.toUpperCase().replace(/\s/gu, '');
}

/** A complete code of the country (ISO 3166-1 alpha-2); without a known rule, 2 to 10 letters or digits. */
export function isPostalCode(code: string, country: string): boolean {
  const bareCode = normalisePostalCode(code);
  const locale = locales.find((locale) => locale === country.toUpperCase());
  if (locale === undefined) return /^[A-Z\d]{2,10}$/.test(bareCode);
  // Ireland's pattern requires the space that normalising removes.
  const spacedCode = locale === 'IE' ? bareCode.replace(/^(.{3})/, '$1 ') : bareCode;
  return isPostalCodeOf(spacedCode, locale);
}

/** A normalised code or its beginning: `75011`, `75`, `H2X`. */
export function isPostalCodePrefix(code: string): boolean {
  return /^[A-Z\d][A-Z\d-]{0,9}$/.test(code);
}

export function isStorablePostalCode(code: string, country: string): boolean {
  return isPostalCode(code, country) || (country === 'FR' ? /^\d{1,4}$/.test(code) : isPostalCodePrefix(code));
}

// CommonJS: Node and Vite import the whole module, vitest its default.
const isPostalCodeOf = typeof postalCodes === 'function' ? postalCodes : postalCodes.default;
