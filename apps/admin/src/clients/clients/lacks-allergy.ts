import type { Client } from '@traiteur/contract/clients/clients.ts';

type Person = Pick<Client, 'allergens'>;

/** Whether the double has an allergen that the client lacks, or has as an intolerance alone. */
export const lacksAllergyOf = (client: Person, double: Person): boolean =>
  double.allergens.some(
    ({ allergenId, severity }) =>
      !client.allergens.some(
        (reaction) => reaction.allergenId === allergenId && [severity, 'allergy'].includes(reaction.severity),
      ),
  );
