import * as z from 'zod/mini';
import { bilingual, count, distinctBy, id, localDate } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';

const onDate = z.strictObject({ date: localDate });

/** Portions of a size for the date: 0 when it has run out, null for the usual number. */
const available = z.nullable(count.check(z.maximum(100_000)));

const availability = z.object({
  id,
  name: bilingual(120),
  date: localDate,
  sizes: z.array(
    z.object({
      sizeId: id,
      name: bilingual(80),
      /** Portions on other dates; null = no limit. */
      usual: z.nullable(count),
      available,
      taken: count,
      /** Null = no limit. */
      left: z.nullable(count),
      /** Ordered beyond what there is. */
      missing: count,
    }),
  ),
  told: z.array(z.object({ date: localDate, sizes: z.array(z.object({ sizeId: id, available })) })),
});
export type Availability = z.output<typeof availability>;

const availabilityInput = z.strictObject({
  sizes: z
    .array(z.strictObject({ sizeId: id, available }))
    .check(z.minLength(1), z.maxLength(20), distinctBy('sizeId')),
});
export type AvailabilityInput = z.output<typeof availabilityInput>;

/** From this number down, staff see how many are left; clients see it from `fewLeft`. */
export const fewPortions = 10;

const scarceOffers = z.object({
  date: localDate,
  offers: z.array(z.object({ productId: id, sizeId: id, left: count })),
});
export type ScarceOffers = z.output<typeof scarceOffers>;

export const availabilities = {
  listScarceOffers: {
    summary: `Lists the offers of which ${fewPortions} portions or fewer are left on a date, and how many.`,
    method: 'GET',
    path: '/scarce-offers',
    scope: 'catalogue:read',
    query: onDate,
    result: scarceOffers,
    refusals: [],
  },
  getAvailability: {
    summary: 'Answers how many portions of a product there are on a date, how many are taken and how many are left.',
    method: 'GET',
    path: '/products/{id}/availability',
    scope: 'catalogue:read',
    params: oneThing,
    query: onDate,
    result: availability,
    refusals: ['not-found'],
  },
  setAvailability: {
    summary:
      'Says for one date how many portions of a product there are of all; 0 = it has run out, null = as on every other date. Orders that stand keep theirs.',
    method: 'PUT',
    path: '/products/{id}/availability',
    scope: 'catalogue:availability',
    params: oneThing,
    query: onDate,
    body: availabilityInput,
    result: availability,
    reads: 'getAvailability',
    audit: { only: ['told'] },
    refusals: ['not-found', 'size-not-offered'],
  },
} as const;
