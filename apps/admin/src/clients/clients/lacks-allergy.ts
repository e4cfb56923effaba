import type { Eater } from '@traiteur/contract/clients/clients.ts';

type Person = Pick<Eater, 'allergens'>;
type Table = Person & { eaters: readonly Pick<Eater, 'name' | 'allergens'>[] };

/**
 * Whether somebody at the double's table has an allergen that they lack at the client's, or have as an intolerance
 * alone. The others are told apart by name, accents and case aside.
 */
export const lacksAllergyOf = (client: Table, double: Table): boolean =>
  lacks(client, double) ||
  double.eaters.some((eater) =>
    lacks(client.eaters.find(({ name }) => isNamesake(name, eater.name)) ?? { allergens: [] }, eater),
  );

const isNamesake = (name: string, otherName: string) =>
  name.localeCompare(otherName, 'fr', { sensitivity: 'base' }) === 0;

const lacks = (person: Person, double: Person): boolean =>
  double.allergens.some(
    ({ allergenId, severity }) =>
      !person.allergens.some(
        (reaction) => reaction.allergenId === allergenId && [severity, 'allergy'].includes(reaction.severity),
      ),
  );
