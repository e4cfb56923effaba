import type { Dashboard } from '@traiteur/contract/dashboard.ts';
import { dashboardEnd } from '@traiteur/domain/dashboard-period.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { EmptyState } from '@traiteur/kit/look/EmptyState.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
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
export function ToDo({ dashboard }: { dashboard: Dashboard }) {
  const words = useTranslations('dashboard');
  const tasks = useTasks(dashboard);
  return (
    <Card title={words('toDo')}>
      {tasks.length === 0 && <EmptyState>{words('allClear')}</EmptyState>}
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
    </Card>
  );
}

function useTasks({ today, allergies, unpaid, failed, soldOut, promiseAtRisk }: Dashboard): Task[] {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const unpaidQuery = new URLSearchParams({
    paymentStatus: 'unpaid',
    deliveryFrom: today,
    deliveryTo: dashboardEnd(today),
    sort: 'delivery',
  });
  return [
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
            link: `${to('orders')}?status=failed`,
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
            link: `${to('orders')}?${unpaidQuery}`,
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
