import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * To E.164 (`+33639989582`); undefined when it is none. Numbers without a country code are of `country` (ISO 3166-1
 * alpha-2). Server only: the library's tables are too heavy for a page.
 */
export function phoneNumberOf(text: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : houseCountry);
  // Dropping an extension would lose it.
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** The country of numbers without a code. */
export const houseCountry = 'FR' satisfies CountryCode;
