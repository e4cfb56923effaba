import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { lazy, Suspense } from 'react';
import styles from './PlacesField.module.css';
import { PlaceEntry } from './PlaceEntry.tsx';
import { PlaceList } from './PlaceList.tsx';
import { PlacesOfOthers } from './PlacesOfOthers.tsx';
import { isPlace, placesTakenOver, placesWithout, type Place } from './place.ts';
import { useKnownPlaces } from './use-known-places.ts';

const PlacesMap = lazy(() => import('./map/PlacesMap.tsx'));

interface PlacesFieldProps extends FieldProps {
  /** The zone that is edited; none where it is still to be added. */
  zoneId: number | undefined;
}

/**
 * The postal codes of a zone, typed or pasted, each with its city; each can be taken out again. What is typed counts at once, and what of it is
 * no code is the form's too, so that it is not lost by saving. A code of another zone comes only once somebody says so.
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
