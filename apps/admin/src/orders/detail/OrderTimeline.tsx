import type { Order } from '@traiteur/contract/order-record.ts';
import { forcedEvents } from '@traiteur/domain/forced-rules.ts';
import { orderActions, type OrderEventKind, orderLife } from '@traiteur/domain/order-life.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Timeline } from '@traiteur/kit/look/Timeline.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useShortConflict } from '../allergies/use-short-conflict.ts';
import { useChangeTexts } from './use-change-texts.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';

const grave: readonly OrderEventKind[] = [
  'allergy_overridden',
  'allergy_found',
  forcedEvents.place,
  forcedEvents.minimum,
  ...orderActions.filter((action) => orderLife[action].exception).map((action) => orderLife[action].event),
];

/** Who did what and why, the newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const words = useTranslations('orders');
  const dates = useDates();
  const short = useShortConflict();
  const changeTexts = useChangeTexts();
  const { formatMoney } = useKitSettings();
  const paymentText = ({ method, amount }: NonNullable<Order['events'][number]['payment']>) =>
    `${formatMoney(Math.abs(amount))} · ${words(`paymentMethod.${method}`)}`;
  const nameOf = (id: number | null) =>
    order.events.filter((event) => event.id === id).map(({ kind }) => words(`event.${kind}`));
  return (
    <Card title={words('timeline')}>
      <Timeline
        items={order.events.toReversed().map(({ id, kind, at, by, reason, conflicts, changes, undoes, payment }) => ({
          key: id,
          title: words(`event.${kind}`),
          detail: [
            ...nameOf(undoes),
            payment && paymentText(payment),
            by,
            dates.moment(at),
            reason,
            ...conflicts.map(short),
            ...(changes ? changeTexts(changes) : []),
          ]
            .filter(Boolean)
            .join(' · '),
          tone: grave.includes(kind) ? 'bad' : 'ok',
        }))}
      />
    </Card>
  );
}
