import type { PortionCost } from '@traiteur/contract/kitchen/portion-costs.ts';
import { withMinusSign } from '@traiteur/domain/money/money.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useFormatter, useTranslations } from 'use-intl';

export function useCostWords() {
  const words = useTranslations('dishCosts');
  const format = useFormatter();
  const { formatMoney } = useKitSettings();
  return {
    /** Of hundredths of a percent: "32,4 %"; a dash where it is not known. */
    percent: (hundredths: number | null) =>
      hundredths === null
        ? '–'
        : withMinusSign(
            format.number(hundredths / 10_000, {
              style: 'percent',
              minimumFractionDigits: 1,
              maximumFractionDigits: 1,
            }),
          ),
    money: (cents: number | null) => (cents === null ? '–' : formatMoney(cents)),
    /** "2,14 €", "au moins 1,80 €", "inconnu". */
    cost: ({ cost, isWhole }: Pick<PortionCost, 'cost' | 'isWhole'>) => {
      if (cost === null) return words('unknown');
      return isWhole ? formatMoney(cost) : words('atLeast', { cost: formatMoney(cost) });
    },
  };
}
