import * as z from 'zod/mini';
import { clientInput } from './clients.ts';
import { id, moment } from '../statement/fields.ts';
import { openMoney } from '../money/open-money.ts';
import { clientMerge } from './merges.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

const { allergens } = clientInput.shape;

const clientStanding = z.object({
  owed: openMoney,
  /** To be refunded, cancelled orders included. */
  overpaid: openMoney,
  merges: z.array(clientMerge),
  /** Of everybody at the table, the newest first, as far as the audit log goes. */
  allergyChanges: z.array(
    z.object({
      at: moment,
      by: z.string(),
      /** Null and empty for the client themselves. */
      eaterId: z.nullable(id),
      eater: z.string(),
      before: allergens,
      after: allergens,
    }),
  ),
});
export type ClientStanding = z.output<typeof clientStanding>;

export const standing = {
  getClientStanding: {
    summary:
      'Answers what a client owes and is owed, who changed the allergies at their table, and which merges can be undone.',
    method: 'GET',
    path: '/clients/{id}/standing',
    scope: 'clients:read',
    params: oneThing,
    result: clientStanding,
    refusals: ['not-found'],
  },
} as const satisfies Operations;
