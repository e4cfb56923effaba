import type { OrderingCompanyRow } from '@traiteur/contract/clients/companies.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const companies = noun({
  tag: 'companies',
  screens: {
    companies: screen('/entreprises', '/en/companies', ['companies list']),
    companyAdd: screen('/entreprises/ajout', '/en/companies/add', ['companies create']),
    companyDetail: screen('/entreprises/:id', '/en/companies/:id', ['companies get', 'orders list']),
    companyEdit: screen('/entreprises/:id/modifier', '/en/companies/:id/edit', ['companies update', 'companies get']),
  },
  titles: { companies: 'companies.title', companyAdd: 'companies.add' },
  menu: {
    group: 'clients',
    entries: [
      { screen: 'companies', label: 'companies.menu' },
      { screen: 'companyAdd', label: 'companies.add' },
    ],
  },
  shownOn: 'companyDetail',
  nameOf: ({ legalName }: OrderingCompanyRow) => legalName,
  found: { heading: 'companies.title', detail: ({ city }: OrderingCompanyRow) => city },
  isLogged: true,
});
