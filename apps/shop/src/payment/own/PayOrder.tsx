import { SignInFirst } from '../../account/SignInFirst.tsx';
import { useAccount } from '../../account/use-account.ts';
import { Notice } from '../../errors/Notice.tsx';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import { NumberedText } from '../../texts/NumberedText.tsx';
import styles from '../Payment.module.css';
import { DaySums } from './DaySums.tsx';
import { isCancelled, OwnCardForm } from './OwnCardForm.tsx';
import { Thanks } from './Thanks.tsx';

interface PayOrderProps {
  /** Several are paid by one payment. */
  ids: readonly number[];
  /** Null if the house takes no payments online. */
  publishableKey: string | null;
  isNew: boolean;
  /** The bank sent the client back without a payment. */
  hasFailed: boolean;
  returnUrl: string;
}

/** Asks Stripe first: a client who comes back from the bank may have paid. */
export function PayOrder({ ids, publishableKey, isNew, hasFailed, returnUrl }: PayOrderProps) {
  const words = useShopWords('payment');
  const orderWords = useShopWords('ownOrders');
  const to = useTo();
  const { call } = useAlive();
  const { user, isKnown, isSomebody } = useAccount();
  const address = ids.join('-');
  const read = useRead(isSomebody ? address : undefined, () =>
    call('own-payments', 'hearOwnPayment', {}, { orderIds: [...ids] }),
  );
  if (isKnown && !user) return <SignInFirst then={to('payOrder', { id: address })} />;
  if (read.isGone)
    return (
      <Notice title={orderWords('gone')}>
        <a href={to('account')} className="button">
          {orderWords('all')}
        </a>
      </Notice>
    );
  if (read.failed) return <TryAgain onAgain={read.tryAgain}>{orderWords('unreachable')}</TryAgain>;
  if (!read.value) return <Waiting>{words('loading')}</Waiting>;
  const orders = read.value.items;
  const [first] = orders;
  if (!first) return null;
  const isOfDays = orders.length > 1;
  const { id, number } = first;
  const back = isOfDays ? to(isNew ? 'checkout' : 'account') : to('order', { id }) + (isNew ? '?new=1' : '');
  const isDue = orders.some(({ due }) => due > 0);
  return (
    <div className={styles['own']}>
      {isNew && (
        <p role="status">
          {isOfDays ? (
            words('placedDays', { count: String(orders.length) })
          ) : (
            <NumberedText number={number}>{words('placedFirst', { number })}</NumberedText>
          )}
        </p>
      )}
      {isOfDays && <DaySums orders={orders} />}
      {orders.every(isCancelled) ? (
        <p role="status">{words(isOfDays ? 'cancelledDays' : 'cancelled')}</p>
      ) : !isDue ? (
        <Thanks orders={orders} />
      ) : publishableKey === null ? (
        <p role="alert">{words('off')}</p>
      ) : (
        <OwnCardForm
          orders={orders}
          publishableKey={publishableKey}
          hasFailed={hasFailed}
          returnUrl={returnUrl}
          onPaid={read.tryAgain}
          back={back}
        />
      )}
      <p>
        <a href={back}>{isOfDays ? words(isDue ? 'laterDays' : 'toOrders') : words(isDue ? 'later' : 'toOrder')}</a>
      </p>
    </div>
  );
}

export default PayOrder;
