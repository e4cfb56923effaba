import type { Dashboard } from '@traiteur/contract/dashboard.ts';
import { orders } from '@traiteur/contract/orders.ts';
import { dashboardEnd } from '@traiteur/domain/dashboard-period.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { Shown, type ShownQuery } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { addressWithQuery, type QueryText } from '@traiteur/front/routing/use-query-in-address.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useShortConflict } from '../orders/allergies/use-short-conflict.ts';
import styles from './HomePage.module.css';
import { useTo } from '../use-to.ts';

interface Task {
  key: string;
  tone: Tone;
  chip: string;
  title: string;
  detail: string;
  link?: string;
}

/** What somebody has to look after, the most dangerous first. */
export function ToDo({ dashboard }: { dashboard: ShownQuery<Dashboard> }) {
  const words = useTranslations('dashboard');
  const tasksOf = useTasks();
  return (
    <Card title={words('toDo')}>
      <Shown
        query={{ ...dashboard, data: dashboard.data && tasksOf(dashboard.data) }}
        shape={<Skeleton width="100%" height={160} />}
        empty={(tasks) => tasks.length === 0 && words('allClear')}
      >
        {(tasks) => (
          <ul className={styles['todo']}>
            {tasks.map(({ key, tone, chip, title, detail, link }) => (
              <li key={key}>
                <Chip tone={tone}>{chip}</Chip>
                <div>
                  {link ? <OfferedLink to={link}>{title}</OfferedLink> : <strong>{title}</strong>}
                  <small>{detail}</small>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Card>
  );
}

function useTasks(): (dashboard: Dashboard) => Task[] {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const nameOf = useLocalName();
  const short = useShortConflict();
  const { formatMoney } = useKitSettings();
  const ordersQuery = orders.operations.list.query;
  const ordersWith = (query: QueryText<typeof ordersQuery>) => addressWithQuery(to('orders'), ordersQuery, query);
  return ({ today, unanswered, allergies, unpaid, failed, soldOut, promiseAtRisk }) => [
    ...unanswered.orders.map(
      ({ orderId, number, client, deliveryDate, conflicts }): Task => ({
        key: `unanswered ${orderId}`,
        tone: 'alarm',
        chip: words('toAnswer'),
        title: `${client} · ${conflicts.map(short).join(' · ')}`,
        detail: `${number}, ${dates.short(deliveryDate)}`,
        link: to('order', { id: orderId }),
      }),
    ),
    ...(unanswered.count > unanswered.orders.length
      ? [
          {
            key: 'unanswered',
            tone: 'alarm' as const,
            chip: words('toAnswer'),
            title: words('moreToAnswer', { count: unanswered.count - unanswered.orders.length }),
            detail: words('moreToAnswerWhere'),
            link: ordersWith({ allergy: 'unanswered' }),
          },
        ]
      : []),
    ...allergies.map(
      (conflict, index): Task => ({
        key: `allergy ${conflict.orderId} ${index}`,
        tone: conflict.mustOverride ? 'bad' : 'care',
        chip: words(conflict.mustOverride ? 'allergy' : 'caution'),
        title: `${conflict.client} · ${nameOf(conflict.allergen)}`,
        detail: `${nameOf(conflict.product)}, ${conflict.number}, ${dates.short(conflict.deliveryDate)}`,
        link: to('order', { id: conflict.orderId }),
      }),
    ),
    ...(failed > 0
      ? [
          {
            key: 'failed',
            tone: 'bad' as const,
            chip: words('failed'),
            title: words('failedOrders', { count: failed }),
            detail: words('failedNext'),
            link: ordersWith({ status: 'failed' }),
          },
        ]
      : []),
    ...(unpaid.orders > 0
      ? [
          {
            key: 'unpaid',
            tone: 'wait' as const,
            chip: words('unpaid'),
            title: words('unpaidOrders', { count: unpaid.orders }),
            detail: words('unpaidWhen', { amount: formatMoney(unpaid.amount) }),
            link: ordersWith({
              paymentStatus: 'unpaid',
              deliveryFrom: today,
              deliveryTo: dashboardEnd(today),
              sort: 'delivery',
            }),
          },
        ]
      : []),
    ...promiseAtRisk.map(
      ({ zoneId, name, nextSlot }): Task => ({
        key: `promise ${zoneId}`,
        tone: 'info',
        chip: words('promise'),
        title: words('promiseZone', { name: nameOf(name) }),
        detail: nextSlot
          ? words('promiseNext', { date: dates.short(nextSlot.date), start: dates.clock(nextSlot.start) })
          : words('promiseNone'),
      }),
    ),
    ...soldOut.map(
      ({ productId, name, sizeName, date, taken: portions, available }): Task => ({
        key: `sold out ${productId} ${date} ${sizeName.en}`,
        tone: 'mute',
        chip: words('soldOut'),
        title: `${nameOf(name)}, ${nameOf(sizeName).toLowerCase()}`,
        detail: words('soldOutOn', { date: dates.short(date), taken: portions, available }),
        link: to('productEdit', { id: productId }),
      }),
    ),
  ];
}
