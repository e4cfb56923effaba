import type { EaterInput } from '@traiteur/contract/clients/eaters.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';

interface EaterFields {
  name: string;
  reactions: readonly ClientAllergen[];
  /** Whether the client has said that this person reacts to nothing. */
  hasNone: boolean;
  dietNote: string;
}

/** No allergy and no word about it means that nobody knows, which the kitchen is told. */
export const eaterInput = ({ name, reactions, hasNone, dietNote }: EaterFields): EaterInput => ({
  name,
  dietNote,
  allergens: [...reactions],
  allergiesAsked: hasNone || reactions.length > 0,
});
