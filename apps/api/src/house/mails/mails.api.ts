import { mails } from '@traiteur/contract/house/mails.ts';
import { handlersFor } from '../../http/handlers.ts';
import { listKeptLetters } from './kept-letters.ts';
import { listMails, resendMail } from './mail-rows.ts';
import { getMailSettings, updateMailSettings } from './mail-settings-rows.ts';
import { previewMail, previewOrderMessage } from './write-letter.ts';

export const mailsApi = handlersFor(mails, {
  list: ({ query }, { db }) => listMails(db, query),
  listKeptLetters: (_, services) => listKeptLetters(services),
  resendMail: ({ params }, { db, clock }) => resendMail(db, params.id, clock()),
  previewMail: ({ query }, services) => previewMail(query, services),
  previewOrderMessage: ({ params, body }, services) => previewOrderMessage(params.id, body, services),
  getMailSettings: (_, { db, mailer }) => getMailSettings(db, mailer.leaves),
  updateMailSettings: ({ body }, { db, mailer }) => updateMailSettings(db, body, mailer.leaves),
});
