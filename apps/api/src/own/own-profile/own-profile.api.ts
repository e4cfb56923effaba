import { ownProfiles } from '@traiteur/contract/own/own-profile.ts';
import { requestAddressProof } from '../../clients/client-accounts/prove-address.ts';
import { handlersFor } from '../../http/handlers.ts';
import { changeOwnEmail, confirmOwnCode, requestOwnCode } from './own-codes.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { exportOwnData, removeOwnAccount } from './own-data.ts';
import { getOwnProfile, updateOwnProfile } from './own-profile-rows.ts';

export const ownProfileApi = handlersFor(ownProfiles, {
  getOwnProfile: (_, { db, caller }) => getOwnProfile(db, caller),
  updateOwnProfile: ({ body }, { db, caller, clock }) => updateOwnProfile(db, caller, body, clock()),
  changeOwnPassword: ({ body }, context) => changeOwnPassword(body, context),
  requestOwnCode: ({ body }, context) => requestOwnCode(body, context),
  confirmOwnCode: ({ body }, context) => confirmOwnCode(body, context),
  changeOwnEmail: ({ body }, context) => changeOwnEmail(body, context),
  requestAddressProof: (_, context) => requestAddressProof(context),
  exportOwnData: (_, context) => exportOwnData(context),
  removeOwnAccount: (_, context) => removeOwnAccount(context),
});
