import type { OwnOrder as Order } from '@traiteur/contract/own/own-orders.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useEffect } from 'react';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { NumberedText } from '../texts/NumberedText.tsx';
import { OrderConflicts } from './OrderConflicts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import styles from './OrderPage.module.css';
import { OrderSteps } from './OrderSteps.tsx';

interface OwnOrderProps {
  order: Order;
  isNew: boolean;
  isOnline: boolean;
  hasContact: boolean;
  onChanged: (order: Order) => void;
}

export function OwnOrder({ order, isNew, isOnline, hasContact, onChanged }: OwnOrderProps) {
  const words = useShopWords('ownOrders');
  const to = useTo();
  const mailsLeave = useMailsLeave();
  const { brand } = useKitSettings();
  const { long, span } = useDates();
  const { number, client, address, cancellableUntil, kitchenNote, driverNote } = order;
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
      <OrderConflicts order={order} hasContact={hasContact} />
      <OrderSteps order={order} />
      <OrderPayment order={order} isOnline={isOnline} isNew={isNew} />
      <div className={styles['columns']}>
        <OrderLines order={order} isNew={isNew} />
        {(address || cancellableUntil || kitchenNote || driverNote) && (
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
            <CancelOrder order={order} onCancelled={onChanged} />
          </section>
        )}
      </div>
      <p>
        <a href={to('account')} className="button">
          {words('all')}
        </a>
      </p>
    </div>
  );
}
