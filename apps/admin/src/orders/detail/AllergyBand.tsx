import type { Order } from '@traiteur/contract/orders.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useConflictSentence } from '@traiteur/front/orders/use-conflict-sentence.ts';

/** The conflicts of an order: person, allergen and dish, and who overrode it, when and why. It cannot be closed. */
export function AllergyBand({ order }: { order: Order }) {
  const words = useTranslations('orders.conflict');
  const dates = useDates();
  const sentence = useConflictSentence();
  const client = `${order.client.firstName} ${order.client.lastName}`;
  return order.conflicts.map((conflict) => (
    <Alarm
      key={`${conflict.line} ${conflict.allergenId}`}
      tone={conflict.mustOverride ? 'danger' : 'warning'}
      title={sentence(conflict, client, order.lines[conflict.line]?.name)}
    >
      {conflict.answeredBy !== null &&
        conflict.answeredAt !== null &&
        words('overridden', {
          by: conflict.answeredBy,
          at: dates.moment(conflict.answeredAt),
          reason: conflict.reason,
        })}
    </Alarm>
  ));
}
