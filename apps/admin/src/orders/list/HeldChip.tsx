import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

/** A batch of one of its dishes is on hold. */
export function HeldChip({ isHeld }: { isHeld: boolean }) {
  const words = useTranslations('orders.hold');
  return isHeld && <Chip tone="alarm">{words('chip')}</Chip>;
}
