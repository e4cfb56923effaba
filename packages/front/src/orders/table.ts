import type { Client } from '@traiteur/contract/clients/clients.ts';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import type { Eater } from '@traiteur/domain/orders/allergies.ts';
import { nameBeside } from '@traiteur/domain/orders/eater-names.ts';

/** Somebody a dish can be for. */
export interface TableEater extends Eater {
  isClient: boolean;
  name: string;
  allergiesAsked: boolean;
}

/** Who eats with a client, the client themselves first and by their first name. */
export const tableOf = (client: Client | null): TableEater[] =>
  client
    ? [
        {
          id: client.eaterId,
          isClient: true,
          name: calledName(client),
          allergens: client.allergens,
          allergiesAsked: client.allergiesAsked,
        },
        ...client.eaters.map(({ id, name, allergens, allergiesAsked }) => ({
          id,
          isClient: false,
          name,
          allergens,
          allergiesAsked,
        })),
      ]
    : [];

/** Whom a sentence about an allergy names: the client by both names, anybody else at their table as they are called. */
export const reactingPerson = (
  { eaterId, eater = '' }: { eaterId?: number | null | undefined; eater?: string | undefined },
  { firstName, lastName, ...client }: { eaterId: number; firstName: string; lastName: string },
): string => nameBeside(client, { eaterId, eater }) || `${firstName} ${lastName}`;
