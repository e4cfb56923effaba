import { administrators, invitationDays } from '@traiteur/contract/access/administrators.ts';
import { accountOf } from '../../core/caller.ts';
import { handlersFor } from '../../http/handlers.ts';
import { notifyOfEndedSessions, notifyOfNewAddress, notifyOfNewPassword } from './account-mails.ts';
import { inviteAdministrator, renewInvitation, withdrawInvitation } from './invite.ts';
import { endSessionsOf } from '../sessions/session-ends.ts';
import {
  createAdministrator,
  getAdministrator,
  listAdministrators,
  removeAdministrator,
  updateAdministrator,
} from './administrator-rows.ts';
import { meanings } from './administrators.table.ts';

export const administratorsApi = handlersFor(
  administrators,
  {
    list: ({ query }, { db, clock }) => listAdministrators(db, query, clock()),
    get: ({ params }, { db, clock }) => getAdministrator(db, params.id, clock()),
    create: ({ body }, { db, caller }) =>
      createAdministrator(db, body, { origin: 'given', chooser: accountOf(caller) }),
    async update({ params: { id }, body }, { db, clock, caller, ...house }) {
      const previousAdministrator = await getAdministrator(db, id, clock());
      const origin = id === caller.id ? 'own' : 'given';
      const administrator = await updateAdministrator(db, id, body, {
        now: clock(),
        origin,
        chooser: accountOf(caller),
      });
      // No mail before the first sign-in.
      if (previousAdministrator.invited) return administrator;
      // To the old address: the reader of the new one knows already.
      if (previousAdministrator.email !== administrator.email)
        notifyOfNewAddress(db, previousAdministrator, { ...house, email: administrator.email });
      if (body.password) notifyOfNewPassword(db, previousAdministrator, house);
      return administrator;
    },
    getInvitationTerms: async (_, { mailer }) => ({ mailed: mailer.leaves, days: invitationDays }),
    inviteAdministrator: ({ body }, context) => inviteAdministrator(body, context),
    renewInvitation: ({ params }, context) => renewInvitation(params.id, context),
    withdrawInvitation: ({ params }, context) => withdrawInvitation(params.id, context),
    async endColleagueSessions({ params: { id } }, { db, caller, clock, ...house }) {
      const colleague = await getAdministrator(db, id, clock());
      const saveOne = id === caller.id ? caller.sessionId : undefined;
      await endSessionsOf(db, { kind: 'staff', id }, { now: clock(), reason: 'ended-by-owner', saveOne });
      notifyOfEndedSessions(db, colleague, house);
    },
    remove: ({ params }, { db, caller }) => removeAdministrator(db, params.id, caller.id),
  },
  meanings,
);
