import * as z from 'zod/mini';
import { client, eater, eaterInput } from './clients.ts';
import { id, version } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

/** Somebody at a client's table. The client themselves is called by their first name. */
export const tableEater = z.object({ ...eater.shape, isClient: z.boolean() });
export type TableEater = z.output<typeof tableEater>;

export type EaterInput = z.output<typeof eaterInput>;

/** The client among them. Whole offices order as groups. */
export const mostEaters = 20;

const change = { params: oneThing, result: client, reads: 'get' } as const;

export const eaterOperations = {
  listEaters: {
    summary: 'Lists who eats at a client’s table, the client themselves first.',
    method: 'GET',
    path: '/clients/{id}/eaters',
    scope: 'clients:read',
    params: oneThing,
    result: z.object({ items: z.array(tableEater) }),
    refusals: ['not-found'],
  },
  createEater: {
    summary: 'Seats somebody at a client’s table. Dishes for the whole table are judged again by what they react to.',
    method: 'POST',
    path: '/clients/{id}/eaters',
    scope: 'clients:write',
    body: eaterInput,
    ...change,
    status: 201,
    refusals: ['not-found', 'unknown-reference', 'too-many-eaters', 'name-at-table'],
  },
  updateEater: {
    summary:
      'Saves somebody at a client’s table, whose dishes are judged again. The client themselves keeps their name. Refused when the client was saved since the version given.',
    method: 'PUT',
    path: '/clients/{id}/eaters',
    scope: 'clients:write',
    body: z.strictObject({ ...eaterInput.shape, eaterId: id, version }),
    ...change,
    refusals: ['not-found', 'stale', 'unknown-reference', 'name-at-table'],
  },
  removeEater: {
    summary: 'Takes somebody from a client’s table, unless a dish of an order that is not over is for them.',
    method: 'POST',
    path: '/clients/{id}/eater-removals',
    scope: 'clients:write',
    body: z.strictObject({ eaterId: id }),
    ...change,
    refusals: ['not-found', 'in-use'],
  },
} as const satisfies Operations;
