import { signIn } from '@traiteur/contract/access/sign-in.ts';
import { handlersFor } from '../http/handlers.ts';
import { Refusal } from '../core/refusal.ts';
import { endSession, renewSession } from '../sessions/session-rows.ts';
import { requestPasswordReset, resetPassword } from './recovery.ts';
import { openSessionWith } from './sign-in.ts';

export const signInApi = handlersFor(signIn, {
  login: ({ body }, context) => openSessionWith(body, context),
  refreshSession: async ({ body }, { db, clock }) => {
    const tokens = await renewSession(db, body.refresh_token, clock());
    if (!tokens) throw new Refusal('session-ended');
    return tokens;
  },
  logout: (_, { db, clock, caller }) => endSession(db, caller.sessionId, clock()),
  getUser: async (_, { caller: { id, firstName, lastName, email, locale, scopes } }) => ({
    user: { id, firstName, lastName, email, locale, cartId: null, scope: [...scopes] },
  }),
  requestPasswordReset: ({ body }, context) => requestPasswordReset(body, context),
  resetPassword: ({ body }, context) => resetPassword(body, context),
});
