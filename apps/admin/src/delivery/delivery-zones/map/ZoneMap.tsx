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
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Legend } from '../../maps/Legend.tsx';
import { WantedAreas } from './WantedAreas.tsx';
import { ZoneCodes } from './ZoneCodes.tsx';
import { zoneMapQuery } from './zone-map-queries.ts';

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

function ZonesOnMap({ map }: { map: Shape }) {
  const words = useTranslations('maps');
  const nameOf = useLocalName();
  const points = useMemo(() => {
    const zones = new Map(map.zones.map((zone) => [zone.id, zone]));
    const pointOf = (place: MapPlace): PlacedPoint[] => {
      const { postalCode, city, zoneId, point } = place;
      const zone = zoneId === null ? undefined : zones.get(zoneId);
      const text = { code: postalCode, city };
      const name = zone
        ? words(zone.active ? 'inZone' : 'inInactiveZone', { ...text, zone: nameOf(zone.name) })
        : words('outside', text);
      return point
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
    return [...map.neighbours, ...map.places].flatMap(pointOf);
  }, [map, words, nameOf]);
  const entries = map.zones.map(({ id, name, colour }) => ({ key: String(id), name: nameOf(name), colour }));
  return (
    <>
      <HouseMap label={words('zones')} points={points} />
      <Legend entries={[...entries, { key: 'none', name: words('noZone') }]} />
      <ZoneCodes map={map} />
    </>
  );
}
