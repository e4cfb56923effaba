import type { DeliveryZone } from '@traiteur/contract/delivery/delivery-zones.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './ZoneChip.module.css';

type Zone = Pick<DeliveryZone, 'name' | 'colour' | 'active'>;

/** `zone` is null where there is none. */
export function ZoneChip({ zone }: { zone: Zone | null }) {
  const words = useTranslations('postalCodes');
  const nameOf = useLocalName();
  if (!zone) return <Chip tone="mute">{words('noZone')}</Chip>;
  return (
    <span className={styles['zone']}>
      <i style={{ background: zone.colour }} aria-hidden />
      {nameOf(zone.name)}
      {!zone.active && <Chip tone="mute">{words('inactiveZone')}</Chip>}
    </span>
  );
}
