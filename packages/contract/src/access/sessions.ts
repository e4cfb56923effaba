import * as z from 'zod/mini';
import { moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

export const session = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const sessions = operationsOf('sessions', {
  listSessions: {
    summary: 'Lists where the caller is signed in, the last used first.',
    method: 'GET',
    path: '/sessions',
    scope: 'signed-in',
    result: z.object({ items: z.array(session) }),
    refusals: [],
  },
  endSessions: {
    summary: 'Ends every session of the caller, this one too.',
    method: 'DELETE',
    path: '/sessions',
    scope: 'signed-in',
    refusals: [],
  },
  endSession: {
    summary: 'Ends one of the caller’s sessions.',
    method: 'DELETE',
    path: '/sessions/{id}',
    scope: 'signed-in',
    params: z.strictObject({ id: z.uuid() }),
    refusals: ['not-found'],
  },
});
