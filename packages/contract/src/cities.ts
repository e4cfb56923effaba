import { normalisePostalCode } from '@traiteur/domain/eligibility.ts';
import * as z from 'zod/mini';
import { writable } from './statement/fields.ts';
import { operationsOf } from './statement/operation.ts';

/** A postal code or its first two digits at least. */
const beginning = z.string().check(z.overwrite(normalisePostalCode), z.minLength(2), z.maxLength(10), writable);

export const cities = operationsOf('cities', {
  suggestCities: {
    summary: 'Cities whose French postal code begins as typed, by code, then by name; twenty at most.',
    method: 'GET',
    path: '/cities',
    scope: 'signed-in',
    query: z.strictObject({ postalCode: beginning }),
    result: z.object({ items: z.array(z.object({ postalCode: z.string(), city: z.string() })) }),
    refusals: [],
  },
});
