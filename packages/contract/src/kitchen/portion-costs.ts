import * as z from 'zod/mini';
import { centsSum } from '../statement/fields.ts';

/** Hundredths of a percent. */
export const hundredths = z.nullable(z.int());

/** In cents before tax, rounded half up once. Null cost: nothing of it is known; not whole: it costs more than that. */
const cost = { cost: z.nullable(centsSum), isWhole: z.boolean() };

/** `margin` and its `rate` of the price before tax, and `ratio`, cost by price: null unless the cost is whole. */
const margin = { margin: z.nullable(centsSum), rate: hundredths, ratio: hundredths };

export const portionCost = z.object({ ...cost, ...margin });
export type PortionCost = z.output<typeof portionCost>;
