import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { smallKitchen } from './small-kitchen.ts';

type CompanyInput = Body<Api['companies']['create']>;

export const accountant = { name: 'Lou', email: 'compta@example.com', forOrders: false, forInvoices: true };

/** Companies with monthly terms, unless a test says otherwise, and their people. */
export function orderingCompanies(manager: ApiClient, kitchen: Awaited<ReturnType<typeof smallKitchen>>) {
  const create = (legalName: string, more: Partial<CompanyInput> = {}) =>
    manager.call(
      'companies',
      'create',
      {},
      {
        legalName,
        businessNumber: '',
        vatNumber: 'FR44732829320',
        address: '3, rue du Port',
        postalCode: '75010',
        city: 'Paris',
        country: 'FR',
        contacts: [accountant],
        referenceRequired: false,
        terms: 'monthly',
        invoiceGroups: 'person',
        creditLimit: null,
        active: true,
        ...more,
      },
    );

  async function colleagueOf(companyId: number, costCentre = '') {
    const client = await kitchen.world.client({ firstName: 'Nour' });
    await manager.call('clients', 'setClientCompany', { id: client.clientId }, { companyId, costCentre });
    return client;
  }

  return { create, colleagueOf };
}
