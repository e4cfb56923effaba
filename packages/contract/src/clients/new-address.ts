import * as z from 'zod/mini';
import { addressInput, client } from './clients.ts';
import { wholePostalCode } from '../delivery/postal-code-fields.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

const { id: _, ...fields } = addressInput.shape;

export const newAddress = z.strictObject(fields).check(wholePostalCode);
export type NewAddress = z.output<typeof newAddress>;

export const newAddressOperations = {
  addClientAddress: {
    summary: 'Adds an address to those of a client; whoever edits the client meanwhile learns of it.',
    method: 'POST',
    path: '/clients/{id}/addresses',
    scope: 'clients:write',
    params: oneThing,
    body: newAddress,
    result: client,
    reads: 'get',
    status: 201,
    refusals: ['not-found'],
  },
} as const satisfies Operations;
