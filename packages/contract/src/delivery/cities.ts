import { normalisePostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import * as z from 'zod/mini';
import { writable } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const beginning = z.string().check(z.overwrite(normalisePostalCode), z.minLength(2), z.maxLength(10), writable);

const name = z.string().check(z.trim(), z.minLength(2), z.maxLength(60), writable);

export const cities = operationsOf('cities', {
  suggestCities: {
    summary:
      'French cities with their postal code, twenty at most: those whose code begins as typed, by code, then by name; or those whose name does, the whole name first, by name, then by code.',
    method: 'GET',
    path: '/cities',
    scope: 'signed-in',
    query: z.strictObject({ postalCode: z.optional(beginning), city: z.optional(name) }).check(
      z.refine(({ postalCode, city }) => (postalCode === undefined) !== (city === undefined), {
        path: ['postalCode'],
        params: { code: 'required' },
      }),
    ),
    result: z.object({ items: z.array(z.object({ postalCode: z.string(), city: z.string() })) }),
    refusals: [],
  },
});
