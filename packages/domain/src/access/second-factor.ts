import type { Role } from './scopes.ts';

export const secondFactorGroups = ['nobody', 'owners', 'everybody'] as const;
export type SecondFactorGroup = (typeof secondFactorGroups)[number];

export const isSecondFactorRequired = (requiredOf: SecondFactorGroup, role: Role): boolean =>
  requiredOf === 'everybody' || (requiredOf === 'owners' && role === 'owner');

/** Recovery codes replace a factor and do not count as one. */
export interface Factors {
  authenticator: boolean;
  passkeys: number;
}

const countOf = ({ authenticator, passkeys }: Factors) => Number(authenticator) + passkeys;

export const hasSecondFactor = (factors: Factors): boolean => countOf(factors) > 0;

export const isFactorSpare = (factors: Factors, isRequired: boolean): boolean => !isRequired || countOf(factors) > 1;

/** Wrong codes in a row without a wait: people mistype. */
const patience = 5;
const [shortestPause, longestPause] = [30, 3600];

/** Seconds to wait after that many wrong codes in a row: 0 at first, then 30, doubling up to an hour. */
export const pauseAfterWrongCodes = (count: number): number =>
  count < patience ? 0 : Math.min(longestPause, shortestPause * 2 ** (count - patience));
