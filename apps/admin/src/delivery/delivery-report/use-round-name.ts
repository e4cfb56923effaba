import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';

type Round = Pick<DeliveryReport['rounds'][number], 'zoneName' | 'start' | 'end'>;

export function useRoundName(): (round: Round) => string {
  const words = useTranslations('deliveryReport');
  const nameOf = useLocalName();
  const { span } = useDates();
  return ({ zoneName, start, end }) => words('round', { zone: nameOf(zoneName), span: span(start, end) });
}
