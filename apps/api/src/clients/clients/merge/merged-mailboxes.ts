/** A record of a merge, and what its e-mail address opens. */
export interface Mailbox {
  email: string;
  hasAccount: boolean;
  customer: string | null;
}

/** Whether a merge takes an account or cards away from their address, or brings together orders of two addresses. */
export function touchesMailboxes(mailboxes: readonly Mailbox[], mergedEmail: string): boolean {
  const opening = mailboxes.filter(({ hasAccount, customer }) => hasAccount || customer !== null);
  if (opening.length === 0) return false;
  return opening.some(({ email }) => !isSame(email, mergedEmail)) || mailboxes.every(({ email }) => email !== '');
}

/** Cards go to no other mailbox. Who proved the address has the cards of a record without one too. */
export const customerOf = (mailboxes: readonly Mailbox[], mergedEmail: string, isProven: boolean): string | null =>
  mailboxes
    .filter(({ email }) => isSame(email, mergedEmail) || (isProven && email === ''))
    .map(({ customer }) => customer)
    .find((customer) => customer !== null) ?? null;

const isSame = (email: string, otherEmail: string) => email.toLowerCase() === otherEmail.toLowerCase();
