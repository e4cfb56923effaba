import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';

type Told = Pick<Delivery, 'outcome' | 'leftWith' | 'amount'>;

/** "Remis à : gardien · 12,00 €" */
export function useDeliveryText() {
  const words = useTranslations('rounds');
  const { formatMoney } = useKitSettings();
  return ({ outcome, leftWith, amount }: Told): string => {
    const text =
      outcome !== 'delivered'
        ? words('done.failed', { reason: words(`failing.reasons.${outcome}`).toLowerCase() })
        : leftWith
          ? words('done.leftWith', { place: leftWith })
          : words('done.delivered');
    return amount > 0 ? `${text} · ${formatMoney(amount)}` : text;
  };
}
