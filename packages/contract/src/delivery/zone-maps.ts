import * as z from 'zod/mini';
import { bilingual, colour, count, id } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { mapPoint } from './map-point.ts';

/** Postal codes: of the house, and unlisted ones around them. */
export const mostOnMap = { places: 3000, neighbours: 300, wanted: 300 };

/** A postal code and its zone; a French one belongs to the zone of its longest stored prefix. */
const mapPlace = z.object({
  country: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Null without delivery. */
  zoneId: z.nullable(id),
  point: z.nullable(mapPoint),
});
export type MapPlace = z.output<typeof mapPlace>;

const zoneMap = z.object({
  zones: z.array(z.object({ id, name: bilingual(80), colour, active: z.boolean() })),
  places: z.array(mapPlace),
  /** Codes beyond the limit. */
  left: count,
  neighbours: z.array(z.object({ ...mapPlace.shape, point: mapPoint })),
  /** Codes outside the zones that people asked for, and how many did; the most wanted, where one knows a point. */
  wanted: z.array(
    z.object({ country: z.string(), postalCode: z.string(), city: z.string(), wishes: count, point: mapPoint }),
  ),
});
export type ZoneMap = z.output<typeof zoneMap>;

export const zoneMaps = operationsOf('zone-maps', {
  getZoneMap: {
    summary:
      'Where the postal codes of the delivery zones are, each with its city and zone, those around them, and those that people asked for.',
    method: 'GET',
    path: '/zone-map',
    scope: 'delivery:read',
    result: zoneMap,
    refusals: [],
  },
});
