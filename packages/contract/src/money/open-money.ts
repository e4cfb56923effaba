import * as z from 'zod/mini';
import { centsSum, count } from '../statement/fields.ts';

/** How many orders, and what is due for them or to be given back, in cents. */
export const openMoney = z.object({ orders: count, amount: centsSum });
export type OpenMoney = z.output<typeof openMoney>;
