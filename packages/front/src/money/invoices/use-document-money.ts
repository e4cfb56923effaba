import { formatMoney } from '@traiteur/domain/money/money.ts';
import { useLocale } from 'use-intl';

/** Formats cents in the document's currency, which may differ from the house's current one. */
export function useDocumentMoney(currency: string): (cents: number) => string {
  const locale = useLocale();
  return (cents) => formatMoney(cents, currency, locale);
}
