import * as z from 'zod/mini';
import { bilingual, colour, country, id, idParameter, optionalText } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { operationsOf } from '../statement/operation.ts';
import { mapPoint } from './map-point.ts';
import { mostPostalCodesOfZone } from './delivery-zones.ts';
import { postalCodeOrPrefix, postalCodeText } from './postal-code-fields.ts';

export const postalCodeInput = z
  .strictObject({
    country,
    /** A code or prefix (`75`, `H2X`), upper case, no spaces; the longest match decides. */
    code: postalCodeText,
    city: optionalText(120),
    zoneId: z.nullable(id),
  })
  .check(postalCodeOrPrefix);

export const postalCode = z.object({
  ...storedFields,
  ...postalCodeInput.shape,
  zone: z.nullable(z.object({ id, name: bilingual(80), colour, active: z.boolean() })),
});
export type PostalCode = z.output<typeof postalCode>;

const statement = noun({
  tag: 'postal-codes',
  one: 'PostalCode',
  many: 'PostalCodes',
  named: 'code',
  read: 'delivery:read',
  write: 'delivery:write',
  input: postalCodeInput,
  row: postalCode,
  detail: postalCode,
  sorts: ['code', 'city'],
  /** Of a zone, or of `none`. */
  filters: { zoneId: z.optional(z.union([z.literal('none'), idParameter])) },
  saving: ['unknown-reference', 'code-in-zone'],
});

export const postalCodes = operationsOf(statement, {
  ...statement.operations,
  exportPostalCodes: listExport(statement, ', with the columns that an import reads'),
});

/** Per prefix, and for all prefixes of an answer. */
export const mostPointsOfCode = 100;
export const mostPointsOfBeginnings = 3000;

const knownPostalCode = z.object({
  code: z.string(),
  city: z.string(),
  zone: z.nullable(z.object({ id, name: bilingual(80) })),
  /** Positions; for a prefix, those of its codes, at most `mostPointsOfCode`. Empty if unknown. */
  points: z.array(z.object({ postalCode: z.string(), ...mapPoint.shape })),
});
export type KnownPostalCode = z.output<typeof knownPostalCode>;

export const postalCodeLookups = operationsOf('postal-code-lookups', {
  lookUpPostalCodes: {
    summary:
      'Says of postal codes of a country, kept or not, which city each one is, which zone holds it and where it is, each code once; changes nothing.',
    method: 'POST',
    path: '/postal-code-lookups',
    scope: 'delivery:read',
    body: z.strictObject({ country, codes: z.array(postalCodeText).check(z.maxLength(mostPostalCodesOfZone)) }),
    result: z.object({ items: z.array(knownPostalCode) }),
    audit: 'none',
    refusals: [],
  },
});
