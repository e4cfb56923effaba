import * as z from 'zod/mini';
import { address } from '../clients/clients.ts';
import { newAddress } from '../clients/new-address.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const changeOf = (operation: 'addClientAddress' | 'updateClient') =>
  ({ as: { tag: 'clients', operation }, record: 'caller', only: ['addresses'] }) as const;

const ownAddressNames = { tag: 'own-addresses', named: 'person' } as const;

export const ownAddresses = operationsOf(ownAddressNames, {
  listOwnAddresses: {
    summary: 'Lists the caller’s addresses, the oldest first.',
    method: 'GET',
    path: '/own/addresses',
    scope: 'client',
    result: z.object({ items: z.array(address) }),
    refusals: [],
  },
  createOwnAddress: {
    summary: 'Adds an address to the caller’s.',
    method: 'POST',
    path: '/own/addresses',
    scope: 'client',
    body: newAddress,
    result: address,
    status: 201,
    audit: changeOf('addClientAddress'),
    refusals: [],
  },
  updateOwnAddress: {
    summary: 'Saves an address of the caller’s. Orders keep the one that they were placed with.',
    method: 'PUT',
    path: '/own/addresses/{id}',
    scope: 'client',
    params: oneThing,
    body: newAddress,
    result: address,
    audit: changeOf('updateClient'),
    refusals: ['not-found'],
  },
  removeOwnAddress: {
    summary:
      'Removes an address of the caller’s that no open group order goes to. Orders keep the one that they were placed with.',
    method: 'DELETE',
    path: '/own/addresses/{id}',
    scope: 'client',
    params: oneThing,
    audit: changeOf('updateClient'),
    refusals: ['not-found', 'group-order-there'],
  },
});
