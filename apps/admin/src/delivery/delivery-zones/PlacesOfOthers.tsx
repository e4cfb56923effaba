import type { KnownPostalCode } from '@traiteur/contract/delivery/postal-codes.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './PlacesField.module.css';
import { keyOfPlace, type Place } from './place.ts';

/** Up to this many codes are asked about one by one, more of them all together. */
const few = 20;

interface PlacesOfOthersProps {
  places: readonly Place[];
  holderOf: (place: Place) => KnownPostalCode['zone'] | undefined;
  onMove: (places: readonly Place[]) => void;
  onLeave: (places: readonly Place[]) => void;
}

/** Asks whether postal codes leave their other zones; without an answer none moves. */
export function PlacesOfOthers({ places, holderOf, onMove, onLeave }: PlacesOfOthersProps) {
  const words = useTranslations('deliveryZones.places');
  const nameOf = useLocalName();
  const to = useTo();
  const takenPlaces = places.flatMap((place) => {
    const zone = holderOf(place);
    return zone ? [{ place, zone }] : [];
  });
  if (takenPlaces.length === 0) return null;
  const allPlaces = takenPlaces.map(({ place }) => place);
  return (
    <Alarm title={words('ofOthers', { count: takenPlaces.length })} tone="warning">
      <ul className={styles['others']}>
        {takenPlaces.slice(0, few).map(({ place, zone }) => (
          <li key={keyOfPlace(place)}>
            <OfferedLink to={to('deliveryZoneEdit', { id: zone.id })} target="_blank">
              {words('ofOther', { code: place.postalCode, zone: nameOf(zone.name) })}
            </OfferedLink>
            <Button onClick={() => onMove([place])}>{words('move')}</Button>
            <Button variant="subtle" onClick={() => onLeave([place])}>
              {words('leave')}
            </Button>
          </li>
        ))}
      </ul>
      {takenPlaces.length > 1 && (
        <p className={styles['all']}>
          <Button onClick={() => onMove(allPlaces)}>{words('moveAll')}</Button>
          <Button variant="subtle" onClick={() => onLeave(allPlaces)}>
            {words('leaveAll')}
          </Button>
        </p>
      )}
    </Alarm>
  );
}
