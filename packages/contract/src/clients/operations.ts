import * as z from 'zod/mini';
import type { Operation } from '../statement/operation.ts';
import { clientCompanies } from './client-company.ts';
import { clientInput, clients } from './clients.ts';
import { doubles } from './doubles.ts';
import { eaterOperations } from './eaters.ts';
import { merges } from './merges.ts';
import { newAddressOperations } from './new-address.ts';
import { personalData } from './personal-data.ts';
import { standing } from './standing.ts';

/** A new client needs a phone; it may be emptied later, on request. */
export const newClient = clientInput.check(
  z.refine(({ phone }) => phone !== '', { path: ['phone'], params: { code: 'required' } }),
);

export const clientOperations = {
  ...clients,
  operations: {
    ...clients.operations,
    create: { ...clients.operations.create, body: newClient },
    update: {
      ...clients.operations.update,
      summary:
        'Saves a client; refused when somebody saved them since the version given. Another e-mail address ends their account on the site and forgets their cards, which asks for one’s password again and is mailed to the address of before and to all owners.',
      asksPassword: 'for-some',
      refusals: [...clients.operations.update.refusals, 'recent-sign-in-needed', 'name-at-table', 'group-order-there'],
    } satisfies Operation,
    ...standing,
    ...doubles,
    ...merges,
    ...personalData,
    ...newAddressOperations,
    ...eaterOperations,
    ...clientCompanies,
  },
};
