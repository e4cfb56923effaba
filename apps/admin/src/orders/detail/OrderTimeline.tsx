import type { Order } from '@traiteur/contract/orders.ts';
import { orderActions, type OrderEventKind, orderLife } from '@traiteur/domain/order-life.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Timeline } from '@traiteur/kit/look/Timeline.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';

const grave: readonly OrderEventKind[] = [
  'allergy_overridden',
  ...orderActions.filter((action) => orderLife[action].exception).map((action) => orderLife[action].event),
];

/** Who did what and why, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const words = useTranslations('orders');
  const dates = useDates();
  return (
    <Card title={words('timeline')}>
      <Timeline
        items={order.events.toReversed().map(({ id, kind, at, by, reason }) => ({
          key: id,
          title: words(`event.${kind}`),
          detail: [by, dates.moment(at), reason].filter(Boolean).join(' · '),
          tone: grave.includes(kind) ? 'bad' : 'ok',
        }))}
      />
    </Card>
  );
}
