import { companies } from '@traiteur/contract/clients/companies.ts';
import { handlersFor } from '../../http/handlers.ts';
import { listCompanyPeople } from './company-people.ts';
import { createCompany, getCompany, listCompanies, removeCompany, updateCompany } from './company-rows.ts';
import { eraseCompanyContact } from './erase-company-contact.ts';

export const companiesApi = handlersFor(companies, {
  list: ({ query }, { db }) => listCompanies(db, query),
  get: ({ params }, { db }) => getCompany(db, params.id),
  create: ({ body }, { db }) => createCompany(db, body),
  update: ({ params, body }, { db }) => updateCompany(db, params.id, body),
  remove: ({ params }, { db }) => removeCompany(db, params.id),
  eraseCompanyContact: ({ params, body }, { db }) => eraseCompanyContact(db, params.id, body),
  listCompanyPeople: ({ params }, { db }) => listCompanyPeople(db, params.id),
});
