import * as z from 'zod/mini';
import { client, clientInput, eater } from './clients.ts';
import { count, id, idParameter, moment, version } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

const names = { firstName: z.string(), lastName: z.string() };

/** Can still be undone. */
export const clientMerge = z.object({ id, otherId: id, ...names, at: moment, by: z.string(), undoUntil: moment });
export type ClientMerge = z.output<typeof clientMerge>;

const mergePreview = z.object({
  /** A merge is refused if either was saved since. */
  version,
  otherVersion: version,
  other: z.object({ id, ...names, email: z.string(), phone: z.string(), ordersCount: count }),
  merged: z.object({
    email: z.string(),
    phone: z.string(),
    dietNote: z.string(),
    houseNote: z.string(),
    /** Of the client themselves. */
    allergens: clientInput.shape.allergens,
    /** The others at the table, by the names that they would have there. */
    eaters: z.array(eater),
    addresses: z.array(z.object({ label: z.string(), address: z.string(), postalCode: z.string(), city: z.string() })),
  }),
  /** Ends the site account of a record whose e-mail address is not verified. */
  endsUnprovenAccount: z.boolean(),
  touchedOrders: z.array(z.object({ orderId: id, number: z.string(), stops: z.boolean() })),
});
export type MergePreview = z.output<typeof mergePreview>;

export const merges = {
  previewClientMerge: {
    summary: 'Says what a client would be with another record of theirs merged into this one. Nothing changes.',
    method: 'GET',
    path: '/clients/{id}/merge-preview',
    scope: 'clients:write',
    params: oneThing,
    query: z.strictObject({ otherId: idParameter }),
    result: mergePreview,
    refusals: ['not-found', 'unknown-reference', 'same-client', 'merge-too-large'],
  },
  mergeClients: {
    summary:
      'Merges another record of a client into this one: orders, addresses, allergies, notes and uses of codes. Undone within a day by undoMerge. Where accounts or cards and two e-mail addresses are touched, it asks for one’s password again and is mailed to all owners; cards of the address that is not kept are forgotten.',
    method: 'POST',
    path: '/clients/{id}/merges',
    scope: 'clients:write',
    params: oneThing,
    body: z.strictObject({ otherId: id, version, otherVersion: version }),
    result: client,
    reads: 'get',
    asksPassword: 'for-some',
    refusals: ['not-found', 'unknown-reference', 'same-client', 'stale', 'merge-too-large', 'recent-sign-in-needed'],
  },
  undoMerge: {
    summary: 'Makes two records of a merge again, within a day and as long as nobody saved the merged one since.',
    method: 'POST',
    path: '/clients/{id}/merge-undoing',
    scope: 'clients:write',
    params: oneThing,
    body: z.strictObject({ mergeId: id }),
    result: client,
    reads: 'get',
    refusals: ['not-found', 'merge-ended', 'saved-since-merge', 'already-taken'],
  },
} as const satisfies Operations;
