import type { Dashboard } from '@traiteur/contract/house/dashboard.ts';
import { listsBehind, ordersOfClosedDay, ordersOfHeldLot } from '@traiteur/contract/house/dashboard-lists.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Shown, type ShownQuery } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useOrdersLink } from '../../orders/use-orders-link.ts';
import styles from './HomePage.module.css';
import { OrderLinks } from './OrderLinks.tsx';
import { FailedPayments } from './FailedPayments.tsx';
import { countOfTasks, type Task, tasksOf } from './tasks.ts';
import { useDeadline } from './use-deadline.ts';
import { useReaction } from './use-reaction.ts';

/** The orders that need action before they go on, the most urgent first. */
export function ToDo({ dashboard }: { dashboard: ShownQuery<Dashboard> }) {
  const api = useApi();
  const words = useTranslations('dashboard');
  // Whoever may not confirm them has nothing to do with them yet.
  const confirms = api.offers('orders', 'confirmOrder');
  const seesPayments = api.offers('orders', 'acknowledgePaymentFailure');
  return (
    <Card title={words('toDo')}>
      <Shown
        query={dashboard}
        shape={<Skeleton width="100%" height={160} />}
        empty={(data) =>
          countOfTasks(data) + (confirms ? data.received.count : 0) + (seesPayments ? data.failedPayments.count : 0) ===
            0 && words('allClear')
        }
      >
        {(data) => (
          <>
            <ul className={styles['todo']}>
              {data.heldLots.map((lot) => (
                <HeldLot key={lot.lot} heldLot={lot} />
              ))}
              {data.closedDays.map((day) => (
                <ClosedDay key={day.date} day={day} />
              ))}
              {tasksOf(data).map((task) => (
                <TaskRow key={task.order.orderId} task={task} now={data} />
              ))}
              {seesPayments && <FailedPayments payments={data.failedPayments} />}
              {confirms && data.received.count > 0 && <ReceivedOrders dashboard={data} />}
            </ul>
            <WholeLists dashboard={data} />
          </>
        )}
      </Shown>
    </Card>
  );
}

function HeldLot({ heldLot }: { heldLot: Dashboard['heldLots'][number] }) {
  const words = useTranslations('dashboard');
  const dates = useDates();
  const nameOf = useLocalName();
  const linkTo = useOrdersLink();
  const { name, lot, date, orders, onTheRoad } = heldLot;
  return (
    <li>
      <div>
        <Chip tone="alarm">{words('heldLot')}</Chip>
      </div>
      <div>
        <OfferedLink to={linkTo(ordersOfHeldLot(heldLot))}>
          {words('heldLotOrders', { name: nameOf(name), date: dates.long(date), count: orders })}
        </OfferedLink>
        <small>{words('heldLotNext', { lot })}</small>
        {onTheRoad > 0 && (
          <small>
            <b>{words('heldLotOnTheRoad', { count: onTheRoad })}</b>
          </small>
        )}
      </div>
    </li>
  );
}

function ClosedDay({ day: { date, orders } }: { day: Dashboard['closedDays'][number] }) {
  const words = useTranslations('dashboard');
  const dates = useDates();
  const linkTo = useOrdersLink();
  return (
    <li>
      <div>
        <Chip tone="bad">{words('closedDay')}</Chip>
      </div>
      <div>
        <OfferedLink to={linkTo(ordersOfClosedDay(date))}>{words('closedDayOrders', { count: orders })}</OfferedLink>
        <small>{words('closedDayNext', { date: dates.long(date) })}</small>
      </div>
    </li>
  );
}

function ReceivedOrders({ dashboard: { received, today } }: { dashboard: Dashboard }) {
  const words = useTranslations('dashboard');
  const dates = useDates();
  const linkTo = useOrdersLink();
  const { count, nextDate } = received;
  return (
    <li>
      <div>
        <Chip tone="wait">{words('received')}</Chip>
      </div>
      <div>
        <OfferedLink to={linkTo(listsBehind(today).received)}>{words('receivedOrders', { count })}</OfferedLink>
        {nextDate && <small>{words('receivedNext', { date: dates.long(nextDate) })}</small>}
      </div>
    </li>
  );
}

function TaskRow({ task: { order, conflicts }, now }: { task: Task; now: Dashboard }) {
  const words = useTranslations('dashboard');
  const reaction = useReaction();
  const deadlineOf = useDeadline();
  const { status, phone } = order;
  const deadline = deadlineOf(order, now);
  return (
    <li>
      <div>
        {conflicts.length > 0 && <Chip tone="alarm">{words('toAnswer')}</Chip>}
        {status === 'failed' && <Chip tone="bad">{words('failed')}</Chip>}
      </div>
      <div>
        <OrderLinks order={order} />
        {conflicts.length > 0 && <small>{conflicts.map(reaction).join(' · ')}</small>}
        {status === 'failed' && <small>{words('failedNext')}</small>}
        <small>
          {deadline ? words('before', { before: deadline }) : words('now')}
          {phone && (
            <>
              {' · '}
              <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
            </>
          )}
        </small>
      </div>
    </li>
  );
}

function WholeLists({ dashboard: { today, unanswered, failed } }: { dashboard: Dashboard }) {
  const words = useTranslations('dashboard');
  const linkTo = useOrdersLink();
  const lists = listsBehind(today);
  return (
    <p className={styles['whole']}>
      {unanswered.count > 0 && (
        <OfferedLink to={linkTo(lists.unanswered)}>
          {words('unansweredOrders', { count: unanswered.count })}
        </OfferedLink>
      )}
      {failed.count > 0 && (
        <OfferedLink to={linkTo(lists.failed)}>{words('failedOrders', { count: failed.count })}</OfferedLink>
      )}
    </p>
  );
}
