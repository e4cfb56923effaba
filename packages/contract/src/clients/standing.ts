import * as z from 'zod/mini';
import { clientInput } from './clients.ts';
import { moment } from '../statement/fields.ts';
import { openMoney } from '../money/open-money.ts';
import { clientMerge } from './merges.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

const { allergens } = clientInput.shape;

/** Where a client stands with the house, beside what their record says. */
const clientStanding = z.object({
  /** What is still to be paid. */
  owed: openMoney,
  /** What was paid beyond the price, or for orders that were cancelled, and is to be given back. */
  overpaid: openMoney,
  /** Records that were merged into this one and can still be made again, the newest first. */
  merges: z.array(clientMerge),
  /** Who changed their allergies, the newest first, as far back as the audit log goes. */
  allergyChanges: z.array(z.object({ at: moment, by: z.string(), before: allergens, after: allergens })),
});
export type ClientStanding = z.output<typeof clientStanding>;

export const standing = {
  getClientStanding: {
    summary: 'Answers what a client owes and is owed, who changed their allergies, and which merges can be undone.',
    method: 'GET',
    path: '/clients/{id}/standing',
    scope: 'clients:read',
    params: oneThing,
    result: clientStanding,
    refusals: ['not-found'],
  },
} as const satisfies Operations;
