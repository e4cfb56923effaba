import type { Kysely } from 'kysely';
import { setClientCompany } from '../../apps/api/src/clients/companies/company-people.ts';
import { createCompany } from '../../apps/api/src/clients/companies/company-rows.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import type { LoadedClient } from './load-clients.ts';

const usualTerms = { country: 'FR', referenceRequired: false, invoiceGroups: 'person', active: true } as const;

const companies = [
  {
    ...usualTerms,
    legalName: 'Atelier des Rives SAS',
    businessNumber: '732829320',
    vatNumber: 'FR44732829320',
    address: '18, quai de la Loire',
    postalCode: '75019',
    city: 'Paris',
    contacts: [
      { name: 'Lou Arnaud', email: 'compta@rives.example', locale: 'fr', forOrders: false, forInvoices: true },
    ],
    referenceRequired: true,
    terms: 'monthly',
    invoiceGroups: 'cost_centre',
    creditLimit: 150_000,
  },
  {
    ...usualTerms,
    legalName: 'Cabinet Perrin',
    businessNumber: '552100554',
    vatNumber: '',
    address: '4, rue de Belleville',
    postalCode: '75020',
    city: 'Paris',
    contacts: [
      { name: 'Odile Perrin', email: 'odile@perrin.example', locale: 'fr', forOrders: true, forInvoices: true },
    ],
    terms: 'days_30',
    creditLimit: null,
  },
] as const;

const costCentres = ['Studio', 'Bureau'];

/** The last clients order for them from now on. */
export async function loadCompanies(db: Kysely<Database>, clients: readonly LoadedClient[]): Promise<void> {
  for (const [index, { contacts, ...company }] of companies.entries()) {
    const { id: companyId } = await createCompany(db, { ...company, contacts: [...contacts] });
    const people = clients.slice(-2 * (index + 1), clients.length - 2 * index);
    for (const [place, { id }] of people.entries())
      await setClientCompany(db, id, { companyId, costCentre: costCentres[place] ?? '' });
  }
}
