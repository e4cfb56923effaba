import * as z from 'zod/mini';
import { namingView } from '../house/saved-views.ts';
import { version } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

/** Data access and erasure (GDPR). */
export const personalData = {
  exportClientData: {
    summary:
      'Streams a JSON file of all that is kept of a client: record, addresses, allergies, orders, messages and what the log tells of them.',
    method: 'GET',
    path: '/clients/{id}/data',
    scope: 'clients:export',
    params: oneThing,
    // A file to save: plain JSON would be shown as an answer.
    produces: 'application/vnd.traiteur.client+json',
    audit: 'call',
    reads: 'get',
    refusals: ['not-found', 'recent-sign-in-needed'],
  },
  eraseClient: {
    summary:
      'Erases a client: names, contacts, allergies and notes go, on their orders and in the log too. Figures and dishes of their orders stay. Answers which saved views still name them: those stay, and only who saved one can remove it.',
    method: 'POST',
    path: '/clients/{id}/erasure',
    scope: 'clients:write',
    params: oneThing,
    body: z.strictObject({ version }),
    result: z.object({ views: z.array(namingView) }),
    reads: 'get',
    forgets: ['clients'],
    refusals: ['not-found', 'stale', 'orders-under-way', 'recent-sign-in-needed'],
  },
} as const satisfies Operations;
