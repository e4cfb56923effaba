import type { User } from '@traiteur/contract/access/sign-in.ts';

/** Whether somebody has to make their account safe before anything else: no screen and no menu is for them until then. */
export const isHeldBack = (user: User | undefined): boolean =>
  user !== undefined && (user.passwordOrigin === 'given' || user.secondFactorMissing);
