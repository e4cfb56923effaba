import { signIn } from '@traiteur/contract/access/sign-in.ts';
import { handlersFor } from '../http/handlers.ts';
import { Refusal } from '../core/refusal.ts';
import { handOver, refreshTokenOf, removeRefreshCookie } from '../sessions/hand-over.ts';
import { endOfSession, endSession } from '../sessions/session-ends.ts';
import { renewSession } from '../sessions/session-rows.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { requestPasswordReset, resetPassword } from './recovery.ts';
import { tellOfReuse } from '../security/tell-of-reuse.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { countMadeUp } from './attempts.ts';
import { passSecondFactor, signInWithPasskey, startPasskeySignIn } from './second-step.ts';
import { openSessionWith } from './sign-in.ts';

export const signInApi = handlersFor(signIn, {
  login: async ({ body }, context) => handOver(await openSessionWith(body, context), context),
  passSecondFactor: async ({ body }, context) => handOver(await passSecondFactor(body, context), context),
  startPasskeySignIn: ({ body }, context) => startPasskeySignIn(body, context),
  signInWithPasskey: async ({ body }, context) => handOver(await signInWithPasskey(body, context), context),
  refreshSession: async ({ body }, context) => {
    const { db, clock, request } = context;
    const refreshToken = refreshTokenOf(body, context);
    const tokens =
      refreshToken &&
      (await renewSession(db, refreshToken, clock(), (transaction, whose) => tellOfReuse(transaction, whose, context)));
    if (tokens) return handOver(tokens, context);
    const sessionEnd = refreshToken ? await endOfSession(db, refreshToken, clock()) : undefined;
    if (!sessionEnd) await countMadeUp(db, 'refresh-token', request.address);
    throw new Refusal('session-ended', { sessionEnd });
  },
  logout: (_, { db, clock, caller, cookies }) => {
    removeRefreshCookie({ cookies });
    return endSession(db, caller.sessionId, clock(), 'signed-out');
  },
  confirmSignIn: ({ body }, context) => confirmSignIn(body, context),
  getUser: async (_, { caller }) => {
    const { id, firstName, lastName, email, locale, scopes, passwordOrigin, secondFactorMissing } = caller;
    const person = { id, firstName, lastName, email, locale, cartId: null, scope: [...scopes] };
    return { user: { ...person, passwordOrigin, secondFactorMissing } };
  },
  readInvitation: ({ body }, context) => readInvitation(body, context),
  acceptInvitation: async ({ body }, context) => handOver(await acceptInvitation(body, context), context),
  requestPasswordReset: ({ body }, context) => requestPasswordReset(body, context),
  resetPassword: ({ body }, context) => resetPassword(body, context),
});
