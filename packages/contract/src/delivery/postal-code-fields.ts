import { isPostalCode, isStorablePostalCode, normalisePostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import * as z from 'zod/mini';
import { country, writable } from '../statement/fields.ts';

/** A postal code as people type it; kept in upper case without spaces. */
export const postalCodeText = z
  .string()
  .check(z.overwrite(normalisePostalCode), z.minLength(1), z.maxLength(12), writable);

/** Postal codes that one question names at most, so that it fits into an address. */
export const mostPostalCodesAsked = 100;

/** Postal codes or beginnings of some in a query string, with commas between them. */
export const postalCodesParameter = z.pipe(
  z.string(),
  z.pipe(
    z.transform((joinedText: string) => joinedText.split(',')),
    z.array(postalCodeText).check(z.minLength(1), z.maxLength(mostPostalCodesAsked)),
  ),
);

/** Refuses a postal code that is no whole one of its country. */
export const wholePostalCode = z.refine<{ country: string; postalCode: string }>(
  ({ country: countryCode, postalCode }) => isPostalCode(postalCode, countryCode),
  { path: ['postalCode'] },
);

/** Refuses a stored code that is neither a whole one of its country nor can be the beginning of one. */
export const postalCodeOrPrefix = z.refine<{ country: string; code: string }>(
  ({ country: countryCode, code }) => isStorablePostalCode(code, countryCode),
  { path: ['code'] },
);

/** Query that names the place to deliver to: a whole postal code, in France unless said. */
export const placeQuery = z
  .strictObject({ postalCode: postalCodeText, country: z._default(country, 'FR') })
  .check(wholePostalCode);
