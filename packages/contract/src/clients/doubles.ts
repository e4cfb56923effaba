import * as z from 'zod/mini';
import { clientRow } from './clients.ts';
import { optionalText } from '../statement/fields.ts';
import type { Operations } from '../statement/operation.ts';

const clientDoubles = z.object({ items: z.array(clientRow) });
export type ClientDoubles = z.output<typeof clientDoubles>;

export const doubles = {
  findClientDoubles: {
    summary:
      'Answers who already has this phone or this e-mail address, confirmed or not: whoever is about to be added may be one of them.',
    method: 'GET',
    path: '/client-doubles',
    scope: 'clients:read',
    query: z.strictObject({
      /** As typed: an invalid number or address matches nobody. */
      phone: z._default(optionalText(60), ''),
      email: z._default(optionalText(254), ''),
    }),
    result: clientDoubles,
    refusals: [],
  },
} as const satisfies Operations;
