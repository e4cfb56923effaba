import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';

/**
 * Whether somebody must take care at a stop: a conflict stands in its order, or a dish holds what its client reacts
 * to, which they may have told after they ordered.
 */
export const hasAllergyAlert = ({ conflicts, clientAllergies }: Pick<Stop, 'conflicts' | 'clientAllergies'>): boolean =>
  conflicts.length > 0 || clientAllergies.some(({ presence }) => presence !== null);
