import { expect, test } from 'vitest';
import { newAddress } from '../clients/new-address.ts';
import { faultsOf } from '../wire/faults.ts';
import { postalCodeInput } from './postal-codes.ts';

const address = { label: '', phone: '', address: '12, rue des Envierges', city: 'Paris', country: 'FR', note: '' };

test.each([
  ['', 'required'],
  [' ', 'required'],
  ['7502é', 'invalid'],
])('a postal code of "%s" has one fault: %s', (text, code) => {
  const { error } = newAddress.safeParse({ ...address, postalCode: text }, { reportInput: true });
  expect(faultsOf(error?.issues ?? [])).toEqual([{ field: 'postalCode', code }]);
  const storedCode = postalCodeInput.safeParse(
    { country: 'FR', code: text, city: '', zoneId: null },
    { reportInput: true },
  );
  expect(faultsOf(storedCode.error?.issues ?? [])).toEqual([{ field: 'code', code }]);
});
