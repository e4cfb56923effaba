import { SignInFirst } from '../../account/SignInFirst.tsx';
import { useAccount } from '../../account/use-account.ts';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import { NumberedText } from '../../texts/NumberedText.tsx';
import styles from '../Payment.module.css';
import { OwnCardForm } from './OwnCardForm.tsx';

interface PayOrderProps {
  id: number;
  /** Null if the house takes no payments online. */
  publishableKey: string | null;
  isNew: boolean;
  /** The bank sent the client back without a payment. */
  hasFailed: boolean;
  returnUrl: string;
}

/** Asks Stripe first: a client who comes back from the bank may have paid. */
export function PayOrder({ id, publishableKey, isNew, hasFailed, returnUrl }: PayOrderProps) {
  const words = useShopWords('payment');
  const orders = useShopWords('ownOrders');
  const to = useTo();
  const { call } = useAlive();
  const { user, isKnown, isSomebody } = useAccount();
  const order = useRead(isSomebody ? String(id) : undefined, () => call('own-payments', 'hearOwnPayment', { id }));
  const back = to('order', { id }) + (isNew ? '?new=1' : '');
  if (isKnown && !user) return <SignInFirst then={to('payOrder', { id })} />;
  if (order.failed) return <TryAgain onAgain={order.tryAgain}>{orders('unreachable')}</TryAgain>;
  if (!order.value) return <Waiting>{words('loading')}</Waiting>;
  const { number, due, total, status } = order.value;
  return (
    <div className={styles['own']}>
      {isNew && (
        <p role="status">
          <NumberedText number={number}>{words('placedFirst', { number })}</NumberedText>
        </p>
      )}
      {status === 'cancelled' ? (
        <p role="status">{words('cancelled')}</p>
      ) : due === 0 ? (
        <p role="status" className={styles['thanks']}>
          <NumberedText number={number}>{words('paid', { number })}</NumberedText>
        </p>
      ) : publishableKey === null ? (
        <p role="alert">{words('off')}</p>
      ) : (
        <OwnCardForm
          order={{ id, number, due, total }}
          publishableKey={publishableKey}
          hasFailed={hasFailed}
          returnUrl={returnUrl}
          onPaid={order.tryAgain}
          back={back}
        />
      )}
      <p>
        <a href={back}>{words(due > 0 && status !== 'cancelled' ? 'later' : 'toOrder')}</a>
      </p>
    </div>
  );
}

export default PayOrder;
