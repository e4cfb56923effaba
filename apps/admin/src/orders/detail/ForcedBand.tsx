import type { Order, OrderForcedRule } from '@traiteur/contract/orders/order-record.ts';
import { forcedEvents } from '@traiteur/domain/orders/forced-rules.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';

/** The house rules set aside for an order: by whom, when and why. */
export function ForcedBand({ order: { forcedPlace, forcedMinimum, forcedCredit, forcedDish } }: { order: Order }) {
  return (
    <>
      {forcedPlace && <Forced event={forcedEvents.place} decision={forcedPlace} />}
      {forcedMinimum && <Forced event={forcedEvents.minimum} decision={forcedMinimum} />}
      {forcedCredit && <Forced event={forcedEvents.credit} decision={forcedCredit} />}
      {forcedDish && <Forced event={forcedEvents.dish} decision={forcedDish} />}
    </>
  );
}

interface ForcedProps {
  event: (typeof forcedEvents)[keyof typeof forcedEvents];
  decision: OrderForcedRule;
}

function Forced({ event, decision: { by, at, reason } }: ForcedProps) {
  const words = useTranslations('orders');
  const dates = useDates();
  return (
    <Alarm tone="warning" title={words(`event.${event}`)}>
      {words('forced.told', { by, at: dates.moment(at), reason })}
    </Alarm>
  );
}
