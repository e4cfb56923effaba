import type { CookedDish } from '@traiteur/contract/delivery/production.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

/** What labels say of what is cooked. */
export function BatchNote({ batch }: Pick<CookedDish, 'batch'>) {
  const words = useTranslations('production');
  const dates = useDates();
  if (!batch) return null;
  const { lot, useBy, isHeld } = batch;
  return (
    <>
      <small>{useBy ? words('lotUntil', { lot, date: dates.short(useBy) }) : lot}</small>
      {isHeld && <Chip tone="alarm">{words('held')}</Chip>}
    </>
  );
}
