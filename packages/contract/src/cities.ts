import * as z from 'zod/mini';
import { operationsOf } from './operation.ts';

export const cities = operationsOf('cities', {
  suggestCities: {
    summary: 'Cities whose French postal code begins as typed, from La Poste’s list; twenty at most.',
    method: 'GET',
    path: '/cities',
    scope: 'signed-in',
    query: z.strictObject({ postalCode: z.string().check(z.trim(), z.minLength(2), z.maxLength(10)) }),
    result: z.object({ items: z.array(z.object({ postalCode: z.string(), city: z.string() })) }),
    refusals: [],
  },
});
