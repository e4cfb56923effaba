import { account } from '@traiteur/contract/access/account.ts';
import { getAdministrator } from '../administrators/administrator-rows.ts';
import { handlersFor } from '../../http/handlers.ts';
import { updateAccount } from './account-rows.ts';
import { changePassword } from './change-password.ts';

export const accountApi = handlersFor(account, {
  getAccount: (_, { db, caller, clock }) => getAdministrator(db, caller.id, clock()),
  updateAccount: ({ body }, { db, caller, clock }) => updateAccount(db, caller.id, body, clock()),
  changePassword: ({ body }, context) => changePassword(body, context),
});
