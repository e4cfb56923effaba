import type { AllergyAlert } from './allergies.ts';

export type OrderStop = 'allergy' | 'batch';

interface Standing {
  allergyAlert: AllergyAlert | null;
  /** A batch of one of its dishes is on hold. */
  isHeld: boolean;
}

/** A batch before an allergy: no answer lets the order go on. */
export function stopOf({ allergyAlert, isHeld }: Standing): OrderStop | null {
  if (isHeld) return 'batch';
  return allergyAlert === 'unanswered' ? 'allergy' : null;
}
