import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import styles from './PlacesField.module.css';
import { PlaceEntry } from './PlaceEntry.tsx';
import { PlaceList } from './PlaceList.tsx';
import { PlacesOfOthers } from './PlacesOfOthers.tsx';
import { isPlace, placesTakenOver, placesWithout, type Place } from './place.ts';
import { useKnownPlaces } from './use-known-places.ts';

const PlacesMap = lazyPart(() => import('./map/PlacesMap.tsx'));

interface PlacesFieldProps extends FieldProps {
  /** Undefined for a new zone. */
  zoneId: number | undefined;
}

/**
 * The postal codes of a zone. Typed codes enter the form at once, and so does text that is no code: saving must
 * not lose it. A code of another zone comes only after an explicit answer.
 */
export function PlacesField({ name, label, hint, zoneId }: PlacesFieldProps) {
  const { value = [], ...field } = useField<(Place | string)[] | undefined>(name);
  const places = value.filter(isPlace);
  const unread = value.filter((entry): entry is string => !isPlace(entry));
  const { facts, holderOf } = useKnownPlaces(places, zoneId);
  const replace = (next: readonly Place[]) => field.change([...next, ...unread]);
  return (
    <div data-field={name} className={styles['field']}>
      <PlaceEntry label={label} hint={hint} places={places} unread={unread} field={field} />
      <PlacesOfOthers
        places={places}
        holderOf={holderOf}
        onMove={(movedPlaces) => replace(placesTakenOver(places, movedPlaces, (place) => holderOf(place)?.id))}
        onLeave={(leavingPlaces) => replace(placesWithout(places, leavingPlaces))}
      />
      <PlaceList places={places} facts={facts} onRemove={(place) => replace(placesWithout(places, [place]))} />
      <Suspense>
        <PlacesMap places={places} facts={facts} zoneId={zoneId} onChange={replace} />
      </Suspense>
    </div>
  );
}
