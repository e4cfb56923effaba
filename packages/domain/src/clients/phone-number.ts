import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as E.164, `+33639989582`, however it is typed; undefined when it is none. A number without its country is one of
 * `country` (ISO 3166-1 alpha-2). The library's tables are too heavy for a page: the server alone reads numbers.
 */
export function phoneNumberOf(text: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : houseCountry);
  // What is left over, an extension say, would be lost.
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** Numbers without a country are read as of here. */
export const houseCountry = 'FR' satisfies CountryCode;
