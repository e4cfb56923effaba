import { company } from '@traiteur/contract/billing/company.ts';
import { handlersFor } from '../http/handlers.ts';
import { getCompany, updateCompany } from './company-rows.ts';

export const companyApi = handlersFor(company, {
  get: (_, { db }) => getCompany(db),
  update: ({ body }, { db }) => updateCompany(db, body),
});
