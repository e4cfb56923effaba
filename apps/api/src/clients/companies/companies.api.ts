import { companies } from '@traiteur/contract/clients/companies.ts';
import { handlersFor } from '../../http/handlers.ts';
import { listCompanyPeople } from './company-people.ts';
import { createCompany, getCompany, listCompanies, removeCompany, updateCompany } from './company-rows.ts';
import { exportCompanies } from './export-companies.ts';
import { eraseCompanyContact } from './erase-company-contact.ts';
import { checkVatNumber } from './vat-checks/check-vat-numbers.ts';

export const companiesApi = handlersFor(companies, {
  list: ({ query }, context) => listCompanies(context, query),
  get: ({ params }, context) => getCompany(context, params.id),
  create: ({ body }, context) => createCompany(context, body),
  update: ({ params, body }, context) => updateCompany(context, params.id, body),
  remove: ({ params }, { db }) => removeCompany(db, params.id),
  eraseCompanyContact: ({ params, body }, context) => eraseCompanyContact(context, params.id, body),
  listCompanyPeople: ({ params }, context) => listCompanyPeople(context, params.id),
  exportCompanies: ({ query }, context) => exportCompanies(query, context),
  checkVatNumber: ({ params }, context) => checkVatNumber(context, params.id),
});
