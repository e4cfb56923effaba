import type { OwnOrder as Order } from '@traiteur/contract/own/own-orders.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useEffect } from 'react';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { NumberedText } from '../texts/NumberedText.tsx';
import { OrderAllergies } from './OrderAllergies.tsx';
import { OrderConflicts } from './OrderConflicts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import styles from './OrderPage.module.css';
import { OrderSteps } from './OrderSteps.tsx';
import { Seller, type SellerFacts } from './Seller.tsx';

interface OwnOrderProps {
  order: Order;
  isNew: boolean;
  /** Just changed by its client. */
  isChanged: boolean;
  seller: SellerFacts;
  isOnline: boolean;
  hasContact: boolean;
  onChanged: (order: Order) => void;
}

export function OwnOrder({ order, isNew, isChanged, seller, isOnline, hasContact, onChanged }: OwnOrderProps) {
  const words = useShopWords('ownOrders');
  const to = useTo();
  const mailsLeave = useMailsLeave();
  const { brand } = useKitSettings();
  const { long, span } = useDates();
  const { number, client, address, kitchenNote, driverNote } = order;
  const title = words('title', { number });
  const isCancelled = order.status === 'cancelled';
  useEffect(() => {
    // The server draws the page without the order, which is the client's own.
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className={styles['order']}>
      <h1 className="headline">{isNew ? words('thanks') : <NumberedText number={number}>{title}</NumberedText>}</h1>
      <p className={isCancelled ? 'hint' : styles['when']}>
        {words(isCancelled ? 'wouldCome' : 'comes', {
          date: long(order.deliveryDate),
          span: span(order.slotStart, order.slotEnd),
        })}
      </p>
      {isNew && (
        <p className="hint">
          <NumberedText number={number}>{title}</NumberedText>. {words(mailsLeave ? 'mailed' : 'notMailed')}
        </p>
      )}
      {isChanged && (
        <p role="status" className={styles['paid']}>
          {words('changed')} {mailsLeave && words('mailed')}
        </p>
      )}
      {order.groupOrder && (
        <p>
          <a href={to('groupOrder', { id: order.groupOrder.id })}>{words('group')}</a>
        </p>
      )}
      <OrderConflicts order={order} hasContact={hasContact} />
      <OrderSteps order={order} />
      <OrderPayment order={order} isOnline={isOnline} isNew={isNew} />
      <div className={styles['columns']}>
        <OrderLines order={order} isNew={isNew} />
        <section className={`panel ${styles['card']}`}>
          {address && (
            <>
              <h2>{words('to')}</h2>
              <p>
                {client.firstName} {client.lastName}
                <br />
                {address.address}
                <br />
                {address.postalCode} {address.city}
                {client.phone && (
                  <>
                    <br />
                    {readablePhone(client.phone)}
                  </>
                )}
              </p>
            </>
          )}
          <OrderNotes kitchenNote={kitchenNote} driverNote={driverNote} />
          <OrderAllergies order={order} />
          {standingStatuses.includes(order.status) && <AddToCalendar order={order} />}
          <CancelOrder order={order} onCancelled={onChanged} />
          <Seller seller={seller} />
        </section>
      </div>
      <p data-screen-only>
        <a href={to('account')} className="button">
          {words('all')}
        </a>
      </p>
    </div>
  );
}
