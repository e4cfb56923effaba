import type { User } from '@traiteur/contract/access/sign-in.ts';

/** Until the user has secured the account, no screen and no menu is shown. */
export const isHeldBack = (user: User | undefined): boolean =>
  user !== undefined && (user.passwordOrigin === 'given' || user.secondFactorMissing);
