import type { SavedCard } from '@traiteur/contract/money/saved-cards.ts';
import { useTranslations } from 'use-intl';

/** Brands as they write themselves; others by Stripe's own word. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
};

/** What tells a saved card from another one: "Visa ending in 4242". */
export function useCardName() {
  const words = useTranslations('orders.online');
  return ({ brand, lastDigits }: SavedCard): string =>
    words('card', { brand: brands[brand] ?? brand, digits: lastDigits });
}
