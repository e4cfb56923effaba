import { useQuery } from '@tanstack/react-query';
import type { MapPlace, ZoneMap as Shape } from '@traiteur/contract/delivery/zone-maps.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import type { PlacedPoint } from '@traiteur/kit/map/map-props.ts';
import { HouseMap } from '../../maps/HouseMap.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Legend } from '../../maps/Legend.tsx';
import { WantedAreas } from './WantedAreas.tsx';
import { ZoneCodes } from './ZoneCodes.tsx';
import { zoneMapQuery } from './zone-map-queries.ts';
import styles from './ZoneMap.module.css';

export default function ZoneMap() {
  const api = useApi();
  const words = useTranslations('maps');
  const query = useQuery(zoneMapQuery(api));
  if (query.data && query.data.places.length === 0) return <WantedAreas />;
  return (
    <Stack>
      <Card title={words('zones')}>
        <Shown query={query} shape={<Skeleton width="100%" height={320} />}>
          {(map) => <ZonesOnMap map={map} />}
        </Shown>
      </Card>
      <WantedAreas />
    </Stack>
  );
}

/** Unlike any zone's. */
const wantedColour = '#1f2a16';

const keyOf = ({ country, postalCode }: Pick<MapPlace, 'country' | 'postalCode'>) => `${country} ${postalCode}`;

function ZonesOnMap({ map }: { map: Shape }) {
  const words = useTranslations('maps');
  const nameOf = useLocalName();
  const [isWide, setWide] = useState(false);
  const points = useMemo(() => {
    const wantedCodes = new Set(map.wanted.map(keyOf));
    const zones = new Map(map.zones.map((zone) => [zone.id, zone]));
    const pointOf = (place: MapPlace): PlacedPoint[] => {
      const { postalCode, city, zoneId, point } = place;
      const zone = zoneId === null ? undefined : zones.get(zoneId);
      const text = { code: postalCode, city };
      const name = zone
        ? words(zone.active ? 'inZone' : 'inInactiveZone', { ...text, zone: nameOf(zone.name) })
        : words('outside', text);
      return point && !wantedCodes.has(keyOf(place))
        ? [
            {
              key: postalCode,
              name,
              label: postalCode,
              ...point,
              ...(zone ? { colour: zone.colour } : { isAround: true }),
            },
          ]
        : [];
    };
    const wishesOf = ({ postalCode: code, city, wishes, point }: Shape['wanted'][number]): PlacedPoint => ({
      key: code,
      name: words('wanted', { code, city, count: wishes }),
      badge: String(wishes),
      colour: wantedColour,
      isAround: !isWide,
      ...point,
    });
    // Drawn last, above the others.
    return [...[...map.neighbours, ...map.places].flatMap(pointOf), ...map.wanted.map(wishesOf)];
  }, [map, words, nameOf, isWide]);
  const entries = map.zones.map(({ id, name, colour }) => ({ key: String(id), name: nameOf(name), colour }));
  return (
    <>
      <HouseMap label={words('zones')} points={points} />
      <Legend
        entries={[
          ...entries,
          { key: 'none', name: words('noZone') },
          ...(map.wanted.length > 0 ? [{ key: 'wanted', name: words('wantedCodes'), ring: wantedColour }] : []),
        ]}
      />
      {map.wanted.length > 0 && (
        <label className={styles['wide']}>
          <input type="checkbox" checked={isWide} onChange={({ target }) => setWide(target.checked)} />{' '}
          {words('showWanted')}
        </label>
      )}
      <ZoneCodes map={map} />
    </>
  );
}
