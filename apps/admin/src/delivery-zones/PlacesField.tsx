import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { PlainTextArea } from '@traiteur/kit/fields/PlainTextArea.tsx';
import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { mostPostalCodesOfZone } from '@traiteur/contract/delivery-zones.ts';
import { postalCodesTyped } from '@traiteur/domain/delivery/typed-postal-codes.ts';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './PlacesField.module.css';
import { PlaceList } from './PlaceList.tsx';
import { PlacesOfOthers } from './PlacesOfOthers.tsx';
import { isPlace, keyOfPlace, type Place } from './place.ts';
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
  const words = useTranslations('deliveryZones.places');
  const { value = [], change, ref, onBlur, error } = useField<(Place | string)[] | undefined>(name);
  const places = value.filter(isPlace);
  const unread = value.filter((entry): entry is string => !isPlace(entry));
  const [country, setCountry] = useState('FR');
  const [entry, setEntry] = useState({ text: '', before: places, ended: true });
  const text = entry.ended ? unread.join(', ') : entry.text;
  const { facts, holderOf } = useKnownPlaces(places, zoneId);

  function type(next: string) {
    const before = entry.text.trim() === '' ? places : entry.before;
    const typedCodes = postalCodesTyped(next, country);
    const present = new Map(places.map((place) => [keyOfPlace(place), place]));
    const addedPlaces = typedCodes.codes.map((postalCode) => {
      const place = { country, postalCode };
      return present.get(keyOfPlace(place)) ?? place;
    });
    const isAdded = new Set(addedPlaces.map(keyOfPlace));
    setEntry({ text: next, before, ended: false });
    change([...addedPlaces, ...before.filter((place) => !isAdded.has(keyOfPlace(place))), ...typedCodes.unread]);
  }
  /** Keeps only the text that is no code, to be corrected: the codes are in the list. */
  const leave = () => setEntry({ text: '', before: places, ended: true });
  /** Enter ends what is typed, rather than a line. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    leave();
  }
  const replace = (next: readonly Place[]) => change([...next, ...unread]);

  const tooMany = places.length > mostPostalCodesOfZone;
  const fault = tooMany
    ? words('tooMany', { most: mostPostalCodesOfZone, count: places.length })
    : (error || entry.ended) && unread.length > 0
      ? `${words('unread')} ${unread.slice(0, 20).join(', ')}`
      : error;
  return (
    <div data-field={name} className={styles['field']}>
      <div className={styles['entry']}>
        {/* It has lines: a field of one would run pasted ones together. */}
        <PlainTextArea
          ref={ref}
          lines={1}
          label={label}
          description={hint}
          error={fault}
          value={text}
          onChange={type}
          onKeyDown={press}
          onBlur={() => {
            leave();
            onBlur();
          }}
        />
        <PlainInput
          label={words('country')}
          value={country}
          onChange={(typedCountry) => setCountry(typedCountry.toUpperCase().slice(0, 2))}
        />
      </div>
      <PlacesOfOthers
        places={places}
        holderOf={holderOf}
        onMove={(movedPlaces) => {
          const keys = new Set(movedPlaces.map(keyOfPlace));
          replace(
            places.map((place) => {
              const holder = keys.has(keyOfPlace(place)) ? holderOf(place) : undefined;
              return holder ? { ...place, takenFrom: holder.id } : place;
            }),
          );
        }}
        onLeave={(leavingPlaces) => {
          const keys = new Set(leavingPlaces.map(keyOfPlace));
          replace(places.filter((place) => !keys.has(keyOfPlace(place))));
        }}
      />
      <PlaceList
        places={places}
        facts={facts}
        onRemove={(removedPlace) => replace(places.filter((place) => place !== removedPlace))}
      />
      <Suspense>
        <PlacesMap places={places} facts={facts} zoneId={zoneId} onChange={replace} />
      </Suspense>
    </div>
  );
}
