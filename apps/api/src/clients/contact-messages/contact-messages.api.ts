import { contactMessages } from '@traiteur/contract/clients/contact-messages.ts';
import { afterCommit, inTransaction } from '../../database/rows/transactions.ts';
import { languageFor } from '../../database/rows/written-language.ts';
import { handlersFor } from '../../http/handlers.ts';
import { countContact } from '../../access/sign-in/attempts.ts';
import { handleContactMessage, insertContactMessage, listContactMessages } from './contact-message-rows.ts';
import { mailAnswer, notifyHouseOfMessage } from './contact-mails.ts';

export const contactMessagesApi = handlersFor(contactMessages, {
  sendContactMessage: async ({ body }, { db, caller, clock, request, ...house }) => {
    await countContact(db, { account: body.email, address: request.address });
    await insertContactMessage(db, body, caller?.kind === 'client' ? caller.clientId : null, clock());
    await notifyHouseOfMessage(db, body, house);
  },
  list: ({ query }, { db }) => listContactMessages(db, query),
  answerContactMessage: ({ params, body }, { db, caller, clock, ...house }) =>
    inTransaction(db, async (transaction) => {
      const { text: answer, handledAt } = body;
      const handling = { state: 'answered', answer, handledAt, by: caller.name, now: clock() } as const;
      const message = await handleContactMessage(transaction, params.id, handling);
      const locale = await languageFor(transaction, message);
      afterCommit(transaction, () => mailAnswer({ ...message, locale }, house));
      return message;
    }),
  closeContactMessage: ({ params }, { db, caller, clock }) =>
    handleContactMessage(db, params.id, { state: 'closed', by: caller.name, now: clock() }),
});
