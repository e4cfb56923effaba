import type { MapPlace, ZoneMap } from '@traiteur/contract/delivery/zone-maps.ts';
import { useTranslations } from 'use-intl';
import { ZoneChip } from '../ZoneChip.tsx';
import styles from './ZoneMap.module.css';

/** The map as text: the codes of each zone, those of none, and those without a point. */
export function ZoneCodes({ map }: { map: ZoneMap }) {
  const words = useTranslations('maps');
  const codesOf = Map.groupBy(map.places, ({ zoneId }) => zoneId);
  const listOf = (places: readonly MapPlace[]) =>
    places.map(({ postalCode, city }) => `${postalCode} ${city}`.trim()).join(', ');
  const placesOffMap = map.places.filter(({ point }) => point === null);
  return (
    <>
      {placesOffMap.length > 0 && <p className="hint">{words('withoutPoint', { codes: listOf(placesOffMap) })}</p>}
      {map.left > 0 && <p className="hint">{words('left', { count: map.left })}</p>}
      <details className={styles['codes']}>
        <summary>{words('codes')}</summary>
        <dl>
          {map.zones.map((zone) => (
            <div key={zone.id}>
              <dt>
                <ZoneChip zone={zone} />{' '}
                <small>{words('codeCount', { count: codesOf.get(zone.id)?.length ?? 0 })}</small>
              </dt>
              <dd>{listOf(codesOf.get(zone.id) ?? [])}</dd>
            </div>
          ))}
          {codesOf.has(null) && (
            <div>
              <dt>
                <ZoneChip zone={null} />
              </dt>
              <dd>{listOf(codesOf.get(null) ?? [])}</dd>
            </div>
          )}
        </dl>
      </details>
    </>
  );
}
