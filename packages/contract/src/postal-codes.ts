import * as z from 'zod/mini';
import { bilingual, colour, country, id, idParameter, optionalText } from './statement/fields.ts';
import { stored } from './statement/lists.ts';
import { noun } from './statement/noun.ts';
import { postalCodeOrPrefix, postalCodeText } from './postal-code-fields.ts';

export const postalCodeInput = z
  .strictObject({
    country,
    /** A whole code or the beginning of one (`75`, `H2X`); kept in upper case without spaces, the longest match decides. */
    code: postalCodeText,
    city: optionalText(120),
    zoneId: z.nullable(id),
  })
  .check(postalCodeOrPrefix);

export const postalCode = z.object({
  ...stored,
  ...postalCodeInput.shape,
  zone: z.nullable(z.object({ id, name: bilingual(80), colour, active: z.boolean() })),
});
export type PostalCode = z.output<typeof postalCode>;

export const postalCodes = noun({
  tag: 'postal-codes',
  one: 'PostalCode',
  many: 'PostalCodes',
  read: 'delivery:read',
  write: 'delivery:write',
  input: postalCodeInput,
  row: postalCode,
  detail: postalCode,
  sorts: ['code', 'city'],
  filters: { zoneId: z.optional(idParameter) },
  saving: ['unknown-reference'],
});
