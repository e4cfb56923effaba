import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { forcedEvents } from '@traiteur/domain/orders/forced-rules.ts';
import { orderActions, type OrderEventKind, orderLife } from '@traiteur/domain/orders/order-life.ts';
import { disputeEvents, paymentFailureEvents } from '@traiteur/domain/money/online-payments.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Timeline } from '@traiteur/kit/look/Timeline.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useShortConflict } from '../allergies/use-short-conflict.ts';
import { nameBeside } from '@traiteur/domain/orders/eater-names.ts';
import styles from './OrderDetail.module.css';
import { EventMessage } from '../messages/EventMessage.tsx';
import { useChangeTexts } from './use-change-texts.ts';
import { useAnswerReason } from '../allergies/use-answer-reason.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';

const EventDelivery = lazyPart(() => import('../../delivery/rounds/EventDelivery.tsx'));

const grave: readonly OrderEventKind[] = [
  'allergy_overridden',
  'allergy_found',
  'batch_held',
  'delivery_uncounted',
  forcedEvents.place,
  forcedEvents.minimum,
  paymentFailureEvents.told,
  disputeEvents.open,
  disputeEvents.lost,
  ...orderActions.filter((action) => orderLife[action].exception).map((action) => orderLife[action].event),
];

/** The newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const words = useTranslations('orders');
  const dates = useDates();
  const short = useShortConflict();
  const changeTexts = useChangeTexts();
  const { formatMoney } = useKitSettings();
  const reasonText = useAnswerReason();
  const paymentText = ({ method, amount }: NonNullable<Order['events'][number]['payment']>) =>
    `${formatMoney(Math.abs(amount))} · ${words(`paymentMethod.${method}`)}`;
  const conflictText = ({ answeredBy, reason: why, ...event }: Order['events'][number]['conflicts'][number]) => {
    const conflict = short({
      ...event,
      person: nameBeside(order.client, { eaterId: event.eaterId, eater: event.eater ?? '' }) || undefined,
    });
    return answeredBy === null
      ? conflict
      : words('conflict.wasAnswered', { conflict, by: answeredBy, reason: reasonText(why) });
  };
  const nameOf = (id: number | null) =>
    order.events.filter((event) => event.id === id).map(({ kind }) => words(`event.${kind}`));
  return (
    <Card title={words('timeline')} className={styles['timeline']}>
      <Timeline
        items={order.events
          .toReversed()
          .map(({ id, kind, at, by, reason, conflicts, changes, undoes, payment, message, delivery }) => ({
            key: id,
            title: words(`event.${kind}`),
            detail: (
              <>
                {[
                  ...nameOf(undoes),
                  payment && paymentText(payment),
                  by,
                  dates.moment(at),
                  reasonText(reason),
                  ...conflicts.map(conflictText),
                  ...(changes ? changeTexts(changes) : []),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {message && <EventMessage message={message} />}
                {delivery && (
                  <Suspense>
                    <EventDelivery delivery={delivery} />
                  </Suspense>
                )}
              </>
            ),
            tone: grave.includes(kind) ? 'bad' : 'ok',
          }))}
      />
    </Card>
  );
}
