import { isPostalCode, isStorablePostalCode, normalisePostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import * as z from 'zod/mini';
import { country, writable } from '../statement/fields.ts';

export const postalCodeText = z
  .string()
  .check(z.overwrite(normalisePostalCode), z.minLength(1), z.maxLength(12), writable);

/** Postal codes per request, to fit into an address. */
export const mostPostalCodesAsked = 100;

/** Comma-separated postal codes or prefixes. */
export const postalCodesParameter = z.pipe(
  z.string(),
  z.pipe(
    z.transform((joinedText: string) => joinedText.split(',')),
    z.array(postalCodeText).check(z.minLength(1), z.maxLength(mostPostalCodesAsked)),
  ),
);

export const wholePostalCode = z.refine<{ country: string; postalCode: string }>(
  ({ country: countryCode, postalCode }) => postalCode === '' || isPostalCode(postalCode, countryCode),
  { path: ['postalCode'] },
);

export const postalCodeOrPrefix = z.refine<{ country: string; code: string }>(
  ({ country: countryCode, code }) => code === '' || isStorablePostalCode(code, countryCode),
  { path: ['code'] },
);

/** A complete postal code, French by default. */
export const placeQuery = z
  .strictObject({ postalCode: postalCodeText, country: z._default(country, 'FR') })
  .check(wholePostalCode);
