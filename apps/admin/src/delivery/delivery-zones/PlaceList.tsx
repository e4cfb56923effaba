import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { RemovableChips } from '@traiteur/kit/form/RemovableChips.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyOfPlace, type Place } from './place.ts';
import type { KnownPlaces } from './use-known-places.ts';

/** How many are drawn before the button that shows all. */
const few = 80;

interface PlaceListProps {
  places: readonly Place[];
  facts: KnownPlaces;
  onRemove: (place: Place) => void;
}

/** Postal codes with their cities, and the zone that a code is taken from. */
export function PlaceList({ places, facts, onRemove }: PlaceListProps) {
  const words = useTranslations('deliveryZones.places');
  const nameOf = useLocalName();
  const [areAllShown, showAll] = useState(false);
  const shownPlaces = areAllShown ? places : places.slice(0, few);
  return (
    <>
      <RemovableChips
        chips={shownPlaces.map((place) => {
          const fact = facts.get(keyOfPlace(place));
          return {
            key: keyOfPlace(place),
            content: (
              <>
                <b>{place.postalCode}</b> {place.country === 'FR' ? '' : `(${place.country}) `}
                {fact?.city}
                {place.takenFrom && fact?.zone && <small> {words('from', { zone: nameOf(fact.zone.name) })}</small>}
              </>
            ),
            removeLabel: words('remove', { code: place.postalCode }),
            onRemove: () => onRemove(place),
          };
        })}
      />
      {shownPlaces.length < places.length && (
        <Button variant="subtle" onClick={() => showAll(true)}>
          {words('all', { count: places.length })}
        </Button>
      )}
    </>
  );
}
