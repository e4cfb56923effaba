import type { AddressInput, ClientInput } from '@traiteur/contract/clients/clients.ts';

export const blankAddress: AddressInput = {
  label: '',
  phone: '',
  address: '',
  city: '',
  country: 'FR',
  postalCode: '',
  note: '',
};

export const blankClient: Omit<ClientInput, 'locale'> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  dietNote: '',
  houseNote: '',
  marketingConsent: false,
  allergens: [],
  allergiesAsked: false,
  addresses: [blankAddress],
};
