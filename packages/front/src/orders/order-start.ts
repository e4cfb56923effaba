import { idParameter } from '@traiteur/contract/statement/fields.ts';
import * as z from 'zod/mini';

/** What the form of a new order may start from, in its address: a client, or an order to take again. */
export const orderStart = z.strictObject({ clientId: z.optional(idParameter), orderId: z.optional(idParameter) });
