import type { Dashboard } from '@traiteur/contract/house/dashboard.ts';
import type { OpenMoney } from '@traiteur/contract/money/open-money.ts';
import { products } from '@traiteur/contract/catalogue/products.ts';
import { contactMessages } from '@traiteur/contract/clients/contact-messages.ts';
import { listsBehind } from '@traiteur/contract/house/dashboard-lists.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AllergyChip } from '@traiteur/front/orders/order-chips.tsx';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type OrdersQuery, useOrdersLink } from '../../orders/use-orders-link.ts';
import { useTo } from '../../use-to.ts';
import styles from './HomePage.module.css';
import { PromiseNotices } from './PromiseNotices.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import { useReaction } from './use-reaction.ts';

interface NoticesProps {
  dashboard: Dashboard;
  /** Whether this user looks after payments. */
  withMoney: boolean;
}

/** Facts of the next days that stop no order: messages, answered allergies, open payments, sold-out dishes. */
export function Notices({ dashboard, withMoney }: NoticesProps) {
  const words = useTranslations('dashboard');
  const orderWords = useTranslations('orders');
  const api = useApi();
  const { today, messages, answered, unpaid, deliveredUnpaid, overpaid, promiseAtRisk, soldOut } = dashboard;
  const undeclaredDishes = api.offers('products', 'list') ? dashboard.undeclaredDishes : 0;
  const lists = listsBehind(today);
  const hasOpenMoney = withMoney && [unpaid, deliveredUnpaid, overpaid].some(({ orders }) => orders > 0);
  const openMessages = api.offers('contact-messages', 'list') ? messages : 0;
  if (answered.count + openMessages + undeclaredDishes + promiseAtRisk.length + soldOut.length === 0 && !hasOpenMoney)
    return null;
  return (
    <Card title={words('notices')}>
      <ul className={styles['todo']}>
        {undeclaredDishes > 0 && <UndeclaredNotice count={undeclaredDishes} />}
        {openMessages > 0 && <MessagesNotice count={openMessages} />}
        <AnsweredOrders answered={answered} list={lists.answered} />
        {withMoney && (
          <OpenMoneyNotice money={deliveredUnpaid} chip={words('deliveredUnpaid')} list={lists.deliveredUnpaid} />
        )}
        {withMoney && (
          <OpenMoneyNotice money={unpaid} chip={words('unpaid')} detail={words('unpaidWhen')} list={lists.unpaid} />
        )}
        {withMoney && <OpenMoneyNotice money={overpaid} chip={orderWords('payment.overpaid')} list={lists.overpaid} />}
        <PromiseNotices zones={promiseAtRisk} />
        <SoldOut offers={soldOut} />
      </ul>
    </Card>
  );
}

function AnsweredOrders({ answered, list }: { answered: Dashboard['answered']; list: OrdersQuery }) {
  const words = useTranslations('dashboard');
  const dates = useDates();
  const reaction = useReaction();
  const linkTo = useOrdersLink();
  return (
    <>
      {answered.orders.map(({ deliveryDate, slotStart, alert, conflicts, ...order }) => (
        <li key={order.orderId}>
          <AllergyChip alert={alert} />
          <div>
            <OrderLinks order={order} />
            <small>{conflicts.map(reaction).join(' · ')}</small>
            <small>{words('dateAt', { date: dates.short(deliveryDate), time: dates.clock(slotStart) })}</small>
          </div>
        </li>
      ))}
      {answered.count > answered.orders.length && (
        <Notice tone="mute" chip={words('allergy')}>
          <OfferedLink to={linkTo(list)}>{words('answeredOrders', { count: answered.count })}</OfferedLink>
        </Notice>
      )}
    </>
  );
}

function UndeclaredNotice({ count }: { count: number }) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const list = { status: 'published', undeclared: 'true' } as const;
  return (
    <Notice tone="bad" chip={words('undeclared')}>
      <OfferedLink to={addressWithQuery(to('products'), products.operations.list.query, list)}>
        {words('undeclaredDishes', { count })}
      </OfferedLink>
    </Notice>
  );
}

function MessagesNotice({ count }: { count: number }) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const { query } = contactMessages.operations.list;
  return (
    <Notice tone="wait" chip={words('messages')}>
      <OfferedLink to={addressWithQuery(to('contactMessages'), query, { state: 'open' })}>
        {words('openMessages', { count })}
      </OfferedLink>
    </Notice>
  );
}

interface OpenMoneyNoticeProps {
  money: OpenMoney;
  chip: string;
  detail?: string;
  list: OrdersQuery;
}

function OpenMoneyNotice({ money: { orders, amount }, chip, detail, list }: OpenMoneyNoticeProps) {
  const words = useTranslations('dashboard');
  const linkTo = useOrdersLink();
  const { formatMoney } = useKitSettings();
  if (orders === 0) return null;
  return (
    <Notice tone="wait" chip={chip}>
      <OfferedLink to={linkTo(list)}>{words('due', { count: orders, amount: formatMoney(amount) })}</OfferedLink>
      {detail && <small>{detail}</small>}
    </Notice>
  );
}

function SoldOut({ offers }: { offers: Dashboard['soldOut'] }) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  const nameOf = useLocalName();
  return offers.map(({ productId, name, sizeName, date, taken: portions, available }) => (
    <Notice key={`${productId} ${date} ${sizeName.en}`} tone="mute" chip={words('soldOut')}>
      <OfferedLink to={to('product', { id: productId })}>
        {nameOf(name)}, {nameOf(sizeName).toLowerCase()}
      </OfferedLink>
      <small>{words('soldOutOn', { date: dates.short(date), taken: portions, available })}</small>
    </Notice>
  ));
}

const Notice = ({ tone, chip, children }: { tone: Tone; chip: string; children: ReactNode }) => (
  <li>
    <Chip tone={tone}>{chip}</Chip>
    <div>{children}</div>
  </li>
);
