import { formatMoney } from '@traiteur/domain/money/money.ts';
import { useLocale } from 'use-intl';

/** Cents as people read them in the currency of a document: the house may have another one now. */
export function useDocumentMoney(currency: string): (cents: number) => string {
  const locale = useLocale();
  return (cents) => formatMoney(cents, currency, locale);
}
