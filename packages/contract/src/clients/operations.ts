import * as z from 'zod/mini';
import { clientInput, clients } from './clients.ts';
import { doubles } from './doubles.ts';
import { merges } from './merges.ts';
import { newAddressOperations } from './new-address.ts';
import { personalData } from './personal-data.ts';
import { standing } from './standing.ts';

/** Who is added can be called back; a phone may be emptied later, when somebody asks the house to forget it. */
export const newClient = clientInput.check(
  z.refine(({ phone }) => phone !== '', { path: ['phone'], params: { code: 'required' } }),
);

/** All that can be done with clients: what every noun has, and what is theirs alone. */
export const clientOperations = {
  ...clients,
  operations: {
    ...clients.operations,
    create: { ...clients.operations.create, body: newClient },
    ...standing,
    ...doubles,
    ...merges,
    ...personalData,
    ...newAddressOperations,
  },
};
