import * as z from 'zod/mini';
import { bilingual, count, distinctBy, id, localDate } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';

const onDate = z.strictObject({ date: localDate });

/** Portions of all in a size for the date; none where it has run out, and null where it is as on every other date. */
const available = z.nullable(count.check(z.maximum(100_000)));

/** What there is of a dish on a date, in each of its sizes. */
const availability = z.object({
  id,
  name: bilingual(120),
  date: localDate,
  sizes: z.array(
    z.object({
      sizeId: id,
      name: bilingual(80),
      /** Portions of all on every other date; null = no limit. */
      usual: z.nullable(count),
      available,
      /** Portions that orders have. */
      taken: count,
      /** Portions that can still be ordered; null = no limit. */
      left: z.nullable(count),
      /** Portions that orders have and that there are not. */
      missing: count,
    }),
  ),
  /** What somebody said for the date alone, as the audit log tells of it. */
  told: z.array(z.object({ date: localDate, sizes: z.array(z.object({ sizeId: id, available })) })),
});
export type Availability = z.output<typeof availability>;

const availabilityInput = z.strictObject({
  sizes: z
    .array(z.strictObject({ sizeId: id, available }))
    .check(z.minLength(1), z.maxLength(20), distinctBy('sizeId')),
});
export type AvailabilityInput = z.output<typeof availabilityInput>;

/** As many portions left as are worth a word. */
export const fewPortions = 10;

const scarceOffers = z.object({
  date: localDate,
  offers: z.array(z.object({ productId: id, sizeId: id, left: count })),
});
export type ScarceOffers = z.output<typeof scarceOffers>;

/** How many portions of a dish there are on one date, the usual number of its offers staying as it is. */
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
