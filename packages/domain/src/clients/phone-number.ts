import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164, or undefined. `country` (ISO 3166-1 alpha-2): of numbers without a code. Too heavy a library for a page. */
export function phoneNumberOf(text: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : houseCountry);
  // Dropping an extension would lose it.
  return number?.isValid() && !number.ext ? number.number : undefined;
}

export const houseCountry = 'FR' satisfies CountryCode;
