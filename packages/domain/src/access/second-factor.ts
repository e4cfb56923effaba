import type { Role } from './scopes.ts';

/** Of whom the house may require a second factor. */
export const secondFactorGroups = ['nobody', 'owners', 'everybody'] as const;
export type SecondFactorGroup = (typeof secondFactorGroups)[number];

/** Whether the house requires a second factor of somebody in that role. */
export const isSecondFactorRequired = (requiredOf: SecondFactorGroup, role: Role): boolean =>
  requiredOf === 'everybody' || (requiredOf === 'owners' && role === 'owner');

/** Recovery codes stand in for these and are none themselves. */
export interface Factors {
  authenticator: boolean;
  /** How many. */
  passkeys: number;
}

const countOf = ({ authenticator, passkeys }: Factors) => Number(authenticator) + passkeys;

/** Whether there is any; recovery codes alone are none. */
export const hasSecondFactor = (factors: Factors): boolean => countOf(factors) > 0;

/** Whether one may go: the last one stays where one is required. */
export const isFactorSpare = (factors: Factors, isRequired: boolean): boolean => !isRequired || countOf(factors) > 1;

/** Wrong codes in a row that nobody waits for: people mistype. */
const patience = 5;
const [shortestPause, longestPause] = [30, 3600];

/** Seconds to wait after so many wrong codes in a row: none at first, then half a minute that doubles up to an hour. */
export const pauseAfterWrongCodes = (count: number): number =>
  count < patience ? 0 : Math.min(longestPause, shortestPause * 2 ** (count - patience));
