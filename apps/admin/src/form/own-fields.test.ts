import { clientInput } from '@traiteur/contract/clients/clients.ts';
import { expect, test } from 'vitest';
import { ownFields } from './own-fields.ts';

test('a record keeps just the fields that its form may save, in each address too', () => {
  const address = { id: 3, label: '', phone: '', address: '1, rue', city: 'Paris', country: 'FR', postalCode: '75020' };
  const record = { id: 1, version: 2, ordersCount: 4, addresses: [{ ...address, eligible: true, zone: { id: 9 } }] };
  expect(ownFields(clientInput, record)).toEqual({ addresses: [address] });
});
