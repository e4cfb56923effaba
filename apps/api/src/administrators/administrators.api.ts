import { administrators } from '@traiteur/contract/access/administrators.ts';
import { handlersFor } from '../http/handlers.ts';
import {
  createAdministrator,
  getAdministrator,
  listAdministrators,
  removeAdministrator,
  updateAdministrator,
} from './administrator-rows.ts';

export const administratorsApi = handlersFor(administrators, {
  list: ({ query }, { db }) => listAdministrators(db, query),
  get: ({ params }, { db }) => getAdministrator(db, params.id),
  create: ({ body }, { db }) => createAdministrator(db, body),
  update: ({ params, body }, { db, clock }) => updateAdministrator(db, params.id, body, clock()),
  remove: ({ params }, { db, caller }) => removeAdministrator(db, params.id, caller.id),
});
