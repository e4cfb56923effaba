import type { SavedCard } from '@traiteur/contract/money/saved-cards.ts';
import { useTranslations } from 'use-intl';

/** Other brands keep Stripe's own word. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
};

/** Such as "Visa ending in 4242". */
export function useCardName() {
  const words = useTranslations('orders.online');
  return ({ brand, lastDigits }: SavedCard): string =>
    words('card', { brand: brands[brand] ?? brand, digits: lastDigits });
}
