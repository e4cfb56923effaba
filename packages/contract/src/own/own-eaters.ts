import * as z from 'zod/mini';
import { eaterInput } from '../clients/clients.ts';
import { tableEater } from '../clients/eaters.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const changeOf = (operation: 'createEater' | 'updateEater' | 'removeEater') =>
  ({
    as: { tag: 'clients', operation },
    record: 'caller',
    only: ['dietNote', 'allergens', 'allergiesAsked', 'eaters'],
  }) as const;

const ownEaterNames = { tag: 'own-eaters', named: 'person' } as const;

export const ownEaters = operationsOf(ownEaterNames, {
  listOwnEaters: {
    summary: 'Lists who eats at the caller’s table, the caller first.',
    method: 'GET',
    path: '/own/eaters',
    scope: 'client',
    result: z.object({ items: z.array(tableEater) }),
    refusals: [],
  },
  createOwnEater: {
    summary: 'Seats somebody at the caller’s table. Dishes for the whole table are judged again by what they react to.',
    method: 'POST',
    path: '/own/eaters',
    scope: 'client',
    body: eaterInput,
    result: tableEater,
    status: 201,
    audit: changeOf('createEater'),
    refusals: ['unknown-reference', 'too-many-eaters', 'name-at-table'],
  },
  updateOwnEater: {
    summary: 'Saves somebody at the caller’s table, whose dishes are judged again. The caller keeps their own name.',
    method: 'PUT',
    path: '/own/eaters/{id}',
    scope: 'client',
    params: oneThing,
    body: eaterInput,
    result: tableEater,
    audit: changeOf('updateEater'),
    refusals: ['not-found', 'unknown-reference', 'name-at-table'],
  },
  removeOwnEater: {
    summary: 'Takes somebody from the caller’s table, unless a dish of an order that is not over is for them.',
    method: 'DELETE',
    path: '/own/eaters/{id}',
    scope: 'client',
    params: oneThing,
    audit: changeOf('removeEater'),
    refusals: ['not-found', 'in-use'],
  },
});
