import { signIn } from '@traiteur/contract/access/sign-in.ts';
import { handlersFor } from '../../http/handlers.ts';
import { handOver, removeRefreshCookie } from '../sessions/hand-over.ts';
import { endSession } from '../sessions/session-ends.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { requestPasswordReset, resetPassword } from './recovery.ts';
import { notifyOfReuse } from '../security/notify-of-reuse.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { renew } from './renew.ts';
import { passSecondFactor, signInWithPasskey, startPasskeySignIn } from './second-step.ts';
import { openSessionWith } from './sign-in.ts';
import { userOf } from './user-of.ts';

export const signInApi = handlersFor(signIn, {
  login: async ({ body }, context) => handOver(await openSessionWith(body, context), 'staff', context),
  passSecondFactor: async ({ body }, context) => handOver(await passSecondFactor(body, context), 'staff', context),
  startPasskeySignIn: ({ body }, context) => startPasskeySignIn(body, context),
  signInWithPasskey: async ({ body }, context) => handOver(await signInWithPasskey(body, context), 'staff', context),
  refreshSession: ({ body }, context) =>
    renew(body, 'staff', context, (transaction, account) => notifyOfReuse(transaction, account, context)),
  logout: (_, { db, clock, caller, cookies }) => {
    removeRefreshCookie(caller.kind, { cookies });
    return endSession(db, caller.sessionId, clock(), 'signed-out');
  },
  confirmSignIn: ({ body }, context) => confirmSignIn(body, context),
  getUser: async (_, { db, caller }) => ({ user: await userOf(db, caller) }),
  readInvitation: ({ body }, context) => readInvitation(body, context),
  acceptInvitation: async ({ body }, context) => handOver(await acceptInvitation(body, context), 'staff', context),
  requestPasswordReset: ({ body }, context) => requestPasswordReset(body, context),
  resetPassword: ({ body }, context) => resetPassword(body, context),
});
