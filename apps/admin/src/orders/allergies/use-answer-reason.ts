import { acceptedByClient } from '@traiteur/domain/orders/allergies.ts';
import { useTranslations } from 'use-intl';

/** Why somebody answered for a conflict, as it was typed; in the reader's words where its client did on the site. */
export function useAnswerReason() {
  const words = useTranslations('orders.conflict');
  return (reason: string): string => (reason === acceptedByClient ? words('acceptedByClient') : reason);
}
