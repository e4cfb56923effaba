import { company } from '@traiteur/contract/house/company.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getCompany, getLetterhead, updateCompany } from './company-rows.ts';

export const companyApi = handlersFor(company, {
  get: (_, { db }) => getCompany(db),
  getLetterhead: (_, { db, brand }) => getLetterhead(db, brand),
  update: ({ body }, context) => updateCompany(body, context),
});
