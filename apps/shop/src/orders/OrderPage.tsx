import { useDates } from '@traiteur/front/language/use-dates.ts';
import { SignInFirst } from '../account/SignInFirst.tsx';
import { useAccount } from '../account/use-account.ts';
import { WaitingPanels } from '../form/Waiting.tsx';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import { useTo } from '../frame/language/use-to.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderConflicts } from './OrderConflicts.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import styles from './OrderPage.module.css';
import { OrderSteps } from './OrderSteps.tsx';
import { useOwnOrder } from './use-own-order.ts';

interface OrderPageProps {
  id: number;
  /** It was placed a moment ago. */
  isNew: boolean;
  /** Whether the house takes payments online. */
  isOnline: boolean;
}

/** What was ordered, when it comes, until when it can be taken back, and where it is on the day. */
export function OrderPage({ id, isNew, isOnline }: OrderPageProps) {
  const words = useShopWords('ownOrders');
  const error = useShopWords('front.error');
  const cart = useShopWords('cart');
  const to = useTo();
  const { long, span } = useDates();
  const { user, isKnown } = useAccount();
  const { order, failure, setOrder, read } = useOwnOrder(id, user !== undefined);
  if (isKnown && !user)
    return (
      <>
        <h1 className="headline">{words('all')}</h1>
        <SignInFirst then={to('order', { id })} />
      </>
    );
  if (!order)
    return (
      <>
        <h1 className="headline">{words('all')}</h1>
        {failure ? (
          <p role="alert">
            {error(failure === 'gone' ? 'unmatched' : 'unreachable')}{' '}
            {failure === 'unreachable' && (
              <button type="button" className="button" onClick={() => void read()}>
                {cart('tryAgain')}
              </button>
            )}
          </p>
        ) : (
          <WaitingPanels count={2} />
        )}
      </>
    );
  const { address } = order;
  return (
    <div className={styles['order']}>
      <h1 className="headline">{isNew ? words('thanks') : words('title', { number: order.number })}</h1>
      <p className={styles['when']}>
        {words('comes', { date: long(order.deliveryDate), span: span(order.slotStart, order.slotEnd) })}
      </p>
      {isNew && (
        <p className="hint">
          {words('title', { number: order.number })}. {words('mailed')}
        </p>
      )}
      <OrderConflicts order={order} />
      <OrderSteps order={order} />
      <OrderPayment order={order} isOnline={isOnline} isNew={isNew} />
      <div className={styles['columns']}>
        <OrderLines order={order} />
        <section className={`panel ${styles['card']}`}>
          {address && (
            <>
              <h2>{words('to')}</h2>
              <p>
                {address.address}
                <br />
                {address.postalCode} {address.city}
              </p>
            </>
          )}
          {!isNew && <OrderAgain lines={order.lines} />}
          <CancelOrder order={order} onCancelled={setOrder} />
        </section>
      </div>
    </div>
  );
}

export default OrderPage;
