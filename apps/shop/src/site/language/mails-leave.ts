import { createContext, use } from 'react';

export const MailsLeaveContext = createContext(true);

/** Whether the house has a mail server: without one nothing is promised by mail. */
export const useMailsLeave = (): boolean => use(MailsLeaveContext);
