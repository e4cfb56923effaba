import { createContext, use } from 'react';

export const MailsLeaveContext = createContext(true);

/** Without a mail server the site promises no mail. */
export const useMailsLeave = (): boolean => use(MailsLeaveContext);
