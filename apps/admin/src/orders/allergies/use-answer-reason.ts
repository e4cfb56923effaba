import { acceptedByClient } from '@traiteur/domain/orders/allergies.ts';
import { useTranslations } from 'use-intl';

/** The typed reason, or a sentence where the client accepted the dish on the site. */
export function useAnswerReason() {
  const words = useTranslations('orders.conflict');
  return (reason: string): string => (reason === acceptedByClient ? words('acceptedByClient') : reason);
}
