import type { Client } from '@traiteur/contract/clients/clients.ts';

type Person = Pick<Client, 'allergens'>;

/** Whether the other has an allergen that the client lacks, or has as an intolerance alone. */
export const lacksAllergyOf = (client: Person, other: Person): boolean =>
  other.allergens.some(
    ({ allergenId, severity }) =>
      !client.allergens.some((own) => own.allergenId === allergenId && [severity, 'allergy'].includes(own.severity)),
  );
