import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { useLocale, useTranslations } from 'use-intl';

/** "10 kg", "0,5 l", "180 pièces" */
export function usePackText(): (pack: { packQuantity: number; packUnit: Unit }) => string {
  const locale = useLocale();
  const words = useTranslations('ingredients');
  return ({ packQuantity, packUnit }) =>
    packUnit === 'piece'
      ? words('pieces', { count: packQuantity / 1000 })
      : `${new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(packQuantity / 1000)} ${words(`units.${packUnit}`)}`;
}
