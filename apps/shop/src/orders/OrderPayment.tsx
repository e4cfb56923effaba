import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { BankDetails } from './BankDetails.tsx';
import { NumberedText } from '../texts/NumberedText.tsx';
import styles from './OrderPage.module.css';

interface OrderPaymentProps {
  order: OwnOrder;
  isOnline: boolean;
  isNew: boolean;
}

export function OrderPayment({
  order: { id, number, status, due, paid, overpaid, paymentChoice, bankAccount, deliveryDate },
  isOnline,
  isNew,
}: OrderPaymentProps) {
  const words = useShopWords('ownOrders.payment');
  const ofOrder = useShopWords('ownOrders');
  const money = useMoney();
  const to = useTo();
  const { long } = useDates();
  const amount = money(due);
  if (overpaid > 0)
    return (
      <section className={`panel ${styles['pay']}`} aria-labelledby="order-overpaid">
        <div>
          <h2 id="order-overpaid">{ofOrder('overpaid', { amount: money(overpaid) })}</h2>
          <p>{ofOrder('overpaidHint')}</p>
        </div>
      </section>
    );
  if (status === 'cancelled') return null;
  if (due === 0) return paid > 0 && <p className={styles['paid']}>{words('paid', { amount: money(paid) })}</p>;
  const waits = paymentChoice === 'online' && isOnline;
  return (
    <section className={`panel ${styles['pay']}`} data-waits={waits} aria-labelledby="order-payment">
      <div>
        <h2 id="order-payment">{words('title', { amount })}</h2>
        {waits && <p>{words('unpaid')}</p>}
        {paymentChoice === 'transfer' &&
          (bankAccount ? (
            <p>{words('transferTo', { amount })}</p>
          ) : (
            <p>
              <NumberedText number={number}>{words('transfer', { amount, number })}</NumberedText>
            </p>
          ))}
        {bankAccount && <BankDetails account={bankAccount} reference={number} />}
        {(paymentChoice === 'on_delivery' || (!isOnline && paymentChoice !== 'transfer')) && (
          <p>{words('onDelivery', { date: long(deliveryDate) })}</p>
        )}
        {(waits || paymentChoice === 'transfer') && <p>{words('until', { date: long(deliveryDate) })}</p>}
      </div>
      {isOnline && (
        <a href={to('payOrder', { id }) + (isNew ? '?new=1' : '')} className={waits ? 'button primary' : 'button'}>
          {words('pay', { amount })}
        </a>
      )}
    </section>
  );
}
