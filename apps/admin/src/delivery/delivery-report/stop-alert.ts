import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';

/** An order without a conflict may still hold what its client reacts to: the client may have said so after ordering. */
export const hasAllergyAlert = ({ conflicts, clientAllergies }: Pick<Stop, 'conflicts' | 'clientAllergies'>): boolean =>
  conflicts.length > 0 || clientAllergies.some(({ presence }) => presence !== null);
