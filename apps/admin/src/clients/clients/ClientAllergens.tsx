import type { Client, Eater } from '@traiteur/contract/clients/clients.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';

interface ClientAllergensProps extends Pick<Client, 'allergens' | 'allergiesAsked'> {
  /** The others at the client's table, whose allergies stand with their names. */
  eaters?: readonly Eater[];
}

/** Allergies in red, and intolerances; says so where the client was not asked. */
export function ClientAllergens({ allergens: ofClient, allergiesAsked, eaters = [] }: ClientAllergensProps) {
  const words = useTranslations('clients');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const reactions = [
    ...ofClient.map((reaction) => ({ ...reaction, eaterId: 0, beside: '' })),
    ...eaters.flatMap(({ id: eaterId, name, allergens: ofEater }) =>
      ofEater.map((reaction) => ({ ...reaction, eaterId, beside: ` · ${name}` })),
    ),
  ];
  const isUnknown = ofClient.length === 0 && !allergiesAsked;
  return (
    <>
      {isUnknown && (
        <>
          <Chip tone="mute">{words('allergies.unknown')}</Chip>{' '}
        </>
      )}
      {reactions.map(({ eaterId, allergenId, severity, beside }) => {
        const allergen = allergens.find(({ id }) => id === allergenId);
        return (
          <Fragment key={`${eaterId} ${allergenId}`}>
            <Chip tone={severity === 'allergy' ? 'bad' : 'care'}>
              {allergen ? nameOf(allergen.name) : '…'}
              {beside}
            </Chip>{' '}
          </Fragment>
        );
      })}
    </>
  );
}
