import * as z from 'zod/mini';
import { centsSum, count } from '../statement/fields.ts';

/** Number of orders, and cents due or to be refunded. */
export const openMoney = z.object({ orders: count, amount: centsSum });
export type OpenMoney = z.output<typeof openMoney>;
