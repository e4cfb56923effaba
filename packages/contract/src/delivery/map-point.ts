import * as z from 'zod/mini';

/** Where something is, in degrees of WGS 84: that of a postal code, never of a house. */
export const mapPoint = z.object({ latitude: z.number(), longitude: z.number() });
export type MapPoint = z.output<typeof mapPoint>;
