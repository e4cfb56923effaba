import * as z from 'zod/mini';

export const mapPoint = z.object({ latitude: z.number(), longitude: z.number() });
export type MapPoint = z.output<typeof mapPoint>;
