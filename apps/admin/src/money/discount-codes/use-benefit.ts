import type { DiscountCode } from '@traiteur/contract/money/discount-codes.ts';
import { asSpoken } from '@traiteur/domain/money/money.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useFormatter, useTranslations } from 'use-intl';

/** Such as "10 % de remise" or "Livraison offerte". */
export function useBenefit(): (code: Pick<DiscountCode, 'type' | 'value'>) => string {
  const words = useTranslations('discountCodes');
  const format = useFormatter();
  const { formatMoney } = useKitSettings();
  const percent = (basisPoints: number) =>
    format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return ({ type, value }) => {
    if (type === 'free_delivery' || value === null) return words('types.free_delivery');
    return words('off', { amount: type === 'percent' ? percent(value) : asSpoken(formatMoney(value)) });
  };
}
