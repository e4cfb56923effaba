import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import type { PlacedPoint } from '@traiteur/kit/map/map-props.ts';
import { HouseMap } from '../../maps/HouseMap.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { keyOfPlace, type Place } from '../place.ts';
import type { KnownPlaces } from '../use-known-places.ts';
import { Legend } from '../../maps/Legend.tsx';
import { zoneMapQuery } from './zone-map-queries.ts';
import styles from './ZoneMap.module.css';

/** Of the codes of other zones. */
const otherColour = '#8f8a7a';

interface PlacesMapProps {
  places: readonly Place[];
  facts: KnownPlaces;
  zoneId: number | undefined;
  onChange: (places: readonly Place[]) => void;
}

/** The zone of the form among the other zones; a tap adds or removes a code. */
export default function PlacesMap({ places, facts, zoneId, onChange }: PlacesMapProps) {
  const api = useApi();
  const words = useTranslations('maps');
  const nameOf = useLocalName();
  const { data: map } = useQuery(zoneMapQuery(api));
  const colour = useWatch({ name: 'colour' }) as string;
  const ownPoints = places.flatMap((place) => {
    const fact = facts.get(keyOfPlace(place));
    return (fact?.points ?? []).map((point) => ({ ...point, place, city: fact?.city ?? '' }));
  });
  if (ownPoints.length === 0 && !map?.places.length) return null;
  const placeOf = new Map(ownPoints.map(({ postalCode, place }) => [postalCode, place]));
  const zones = new Map(map?.zones.map((zone) => [zone.id, zone]));
  const otherPoints = [...(map?.neighbours ?? []), ...(map?.places ?? [])].flatMap((place): PlacedPoint[] => {
    const { postalCode: code, city, point } = place;
    if (!point || placeOf.has(code)) return [];
    const zone = place.zoneId === null || place.zoneId === zoneId ? undefined : zones.get(place.zoneId);
    const name = zone ? words('inZone', { code, city, zone: nameOf(zone.name) }) : words('outside', { code, city });
    const isAround = ownPoints.length > 0 || !zone;
    return [{ key: code, name, label: code, isAround, ...point, ...(zone && { colour: otherColour }) }];
  });
  const points = [
    ...otherPoints,
    ...ownPoints.map(({ postalCode: code, city, latitude, longitude }) => ({
      key: code,
      name: words('inThisZone', { code, city }),
      label: code,
      latitude,
      longitude,
      colour,
    })),
  ];
  return (
    <div className={styles['map']}>
      <HouseMap
        label={words('places')}
        points={points}
        actions={(code) => {
          const place = placeOf.get(code);
          // The list holds a prefix, which covers more than the tapped code: it is removed in the list.
          if (place && place.postalCode !== code) return null;
          return place ? (
            <Button onClick={() => onChange(places.filter((otherPlace) => otherPlace !== place))}>
              {words('removeCode', { code })}
            </Button>
          ) : (
            <Button onClick={() => onChange([...places, { country: 'FR', postalCode: code }])}>
              {words('addCode', { code })}
            </Button>
          );
        }}
      />
      <Legend
        entries={[
          { key: 'own', name: words('thisZone'), colour },
          { key: 'others', name: words('otherZones'), colour: otherColour },
          { key: 'none', name: words('noZone') },
        ]}
      />
    </div>
  );
}
