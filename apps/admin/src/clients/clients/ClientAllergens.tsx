import type { Client } from '@traiteur/contract/clients/clients.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';

/** Allergies in red, and intolerances; says so where the client was not asked. */
export function ClientAllergens({
  allergens: reactions,
  allergiesAsked,
}: Pick<Client, 'allergens' | 'allergiesAsked'>) {
  const words = useTranslations('clients');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  if (reactions.length === 0) return allergiesAsked ? null : <Chip tone="mute">{words('allergies.unknown')}</Chip>;
  return reactions.map(({ allergenId, severity }) => {
    const allergen = allergens.find(({ id }) => id === allergenId);
    return (
      <Chip key={allergenId} tone={severity === 'allergy' ? 'bad' : 'care'}>
        {allergen ? nameOf(allergen.name) : '…'}
      </Chip>
    );
  });
}
