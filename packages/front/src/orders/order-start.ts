import { idParameter } from '@traiteur/contract/statement/fields.ts';
import * as z from 'zod/mini';

export const orderStart = z.strictObject({ clientId: z.optional(idParameter), orderId: z.optional(idParameter) });
