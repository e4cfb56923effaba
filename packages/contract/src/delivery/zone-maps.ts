import * as z from 'zod/mini';
import { bilingual, colour, count, id } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { mapPoint } from './map-point.ts';

/** How many postal codes a map shows at most, and how many around them that nobody keeps. */
export const mostOnMap = { places: 3000, neighbours: 300 };

/** A postal code and the zone that it belongs to; a whole one of France belongs to that of the longest stored code that it begins with. */
const mapPlace = z.object({
  country: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Null where nobody delivers. */
  zoneId: z.nullable(id),
  /** Null where the list of places knows none. */
  point: z.nullable(mapPoint),
});
export type MapPlace = z.output<typeof mapPlace>;

const zoneMap = z.object({
  zones: z.array(z.object({ id, name: bilingual(80), colour, active: z.boolean() })),
  /** The codes of all zones and those that are kept without one; a beginning stands there as the codes that begin so. */
  places: z.array(mapPlace),
  /** How many more there are than the map takes. */
  left: count,
  /** Codes among them that the house does not keep. */
  neighbours: z.array(z.object({ ...mapPlace.shape, point: mapPoint })),
});
export type ZoneMap = z.output<typeof zoneMap>;

export const zoneMaps = operationsOf('zone-maps', {
  getZoneMap: {
    summary: 'Where the postal codes of the delivery zones are, each with its city and zone, and those around them.',
    method: 'GET',
    path: '/zone-map',
    scope: 'delivery:read',
    result: zoneMap,
    refusals: [],
  },
});
