import type { Client } from '@traiteur/contract/clients.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';

/** A client's allergies, in red, and intolerances. */
export function ClientAllergens({ reactions }: { reactions: Client['allergens'] }) {
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  return reactions.map(({ allergenId, severity }) => {
    const allergen = allergens.find(({ id }) => id === allergenId);
    return (
      <Chip key={allergenId} tone={severity === 'allergy' ? 'bad' : 'care'}>
        {allergen ? nameOf(allergen.name) : '…'}
      </Chip>
    );
  });
}
