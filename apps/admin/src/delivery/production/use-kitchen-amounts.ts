import type { Amount } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { readable } from '@traiteur/domain/kitchen/pots/production-needs.ts';
import { useTranslations } from 'use-intl';

/** Amounts as a cook reads them; where a part of them is not known, at least so much. */
export function useKitchenAmounts(): (amounts: readonly Amount[], isWhole?: boolean) => string {
  const words = useTranslations('production.amounts');
  return (amounts, isWhole = true) => {
    const text = amounts
      .map((amount) => {
        const { value, unit } = readable(amount);
        return words(unit, { value });
      })
      .join(' + ');
    if (!text) return isWhole ? words('g', { value: 0 }) : words('unknown');
    return isWhole ? text : words('atLeast', { amount: text });
  };
}
