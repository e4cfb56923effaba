import { administrators } from '@traiteur/contract/administrators.ts';
import { handlersFor } from '../http/handlers.ts';
import {
  createAdministrator,
  getAdministrator,
  listAdministrators,
  updateAdministrator,
} from './administrator-rows.ts';

export const administratorsApi = handlersFor(administrators, {
  listAdministrators: ({ query }, { db }) => listAdministrators(db, query),
  getAdministrator: ({ params }, { db }) => getAdministrator(db, params.id),
  createAdministrator: ({ body }, { db }) => createAdministrator(db, body),
  updateAdministrator: ({ params, body }, { db, clock }) => updateAdministrator(db, params.id, body, clock()),
});
