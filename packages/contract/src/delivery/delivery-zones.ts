import { isStorablePostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import * as z from 'zod/mini';
import { bilingual, cents, colour, count, country, distinct, flag, id, typedName } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { operationsOf } from '../statement/operation.ts';
import { placeQuery, postalCodeText } from './postal-code-fields.ts';

export const mostPostalCodesOfZone = 2000;

const placeInput = z
  .object({
    country,
    postalCode: postalCodeText,
    /** The zone that the code may leave; a code of another zone is refused. */
    takenFrom: z.optional(id),
  })
  .check(
    z.refine(({ country: countryCode, postalCode }) => isStorablePostalCode(postalCode, countryCode), {
      path: ['postalCode'],
    }),
  );

const distinctPlaces = z.refine<{ country: string; postalCode: string }[]>(
  (places) =>
    new Set(places.map(({ country: countryCode, postalCode }) => `${countryCode} ${postalCode}`)).size ===
    places.length,
  { params: { code: 'twice' } },
);

export const deliveryZoneInput = z.strictObject({
  name: typedName(80),
  colour,
  /** Delivery fee in cents; null = the delivery configuration's shipping fee. */
  fee: z.nullable(cents),
  /** Goods from which delivery is free, in cents; null = the delivery configuration's. */
  freeDeliveryFrom: z.nullable(cents),
  minimumOrder: cents,
  active: z.boolean(),
  /** All its postal codes; others stay in the list without a zone. Absent = unchanged. */
  places: z.optional(z.array(placeInput).check(z.maxLength(mostPostalCodesOfZone), distinctPlaces)),
  /** All its schedules. Absent = unchanged. */
  scheduleIds: z.optional(z.array(id).check(z.maxLength(1000), distinct)),
});

const { places: _, scheduleIds: __, ...terms } = deliveryZoneInput.shape;

const deliveryZoneRow = z.object({
  ...storedFields,
  ...terms,
  postalCodes: count,
});

/** `city` is empty if unknown. */
const place = z.object({ country: z.string(), postalCode: z.string(), city: z.string() });

const deliveryZone = z.object({
  ...deliveryZoneRow.shape,
  places: z.array(place),
  scheduleIds: z.array(id),
});
export type DeliveryZone = z.output<typeof deliveryZone>;
export type DeliveryZoneRow = z.output<typeof deliveryZoneRow>;

const statement = noun({
  tag: 'delivery-zones',
  one: 'DeliveryZone',
  many: 'DeliveryZones',
  named: 'name',
  read: 'delivery:read',
  write: 'delivery:write',
  input: deliveryZoneInput,
  row: deliveryZoneRow,
  detail: deliveryZone,
  sorts: ['name'],
  filters: { active: z.optional(flag) },
  largestBody: 384 * 1024,
  saving: ['unknown-reference', 'code-of-another-zone', 'schedule-without-zone'],
});

export const deliveryZones = operationsOf(statement, {
  ...statement.operations,
  exportDeliveryZones: listExport(statement),
});

/** The zone of the longest matching code; eligible while that zone is active. */
const eligibilityAnswer = z.object({
  eligible: z.boolean(),
  /** Normalised: upper case, no spaces. */
  postalCode: z.string(),
  zone: z.nullable(z.object({ id, name: bilingual(80) })),
});

export const eligibility = operationsOf('eligibility', {
  checkEligibility: {
    summary: 'Tells whether a postal code can be delivered to, and in which zone.',
    method: 'GET',
    path: '/eligibility',
    scope: 'public',
    query: placeQuery,
    result: eligibilityAnswer,
    refusals: [],
  },
});
