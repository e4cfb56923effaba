import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useState } from 'react';
import { FocusedText } from '../form/FocusedText.tsx';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './OrderPage.module.css';

interface CancelOrderProps {
  order: OwnOrder;
  onCancelled: (order: OwnOrder) => void;
}

export function CancelOrder({ order: { id, cancellableUntil }, onCancelled }: CancelOrderProps) {
  const words = useShopWords('ownOrders');
  const { moment } = useDates();
  const to = useTo();
  const { call } = useAlive();
  const [isAsked, setAsked] = useState(false);
  const { send, busy, faults } = useSending();
  if (!cancellableUntil) return null;
  const cancel = () => send(async () => onCancelled(await call('own-orders', 'cancelOwnOrder', { id })));
  return (
    <div className={styles['cancel']} data-screen-only>
      <p className="hint">{words('changeUntil', { moment: moment(cancellableUntil) })}</p>
      {isAsked ? (
        <>
          <FocusedText>
            <strong>{words('cancelAsk')}</strong>
          </FocusedText>
          <button type="button" className="button" aria-busy={busy} onClick={() => void cancel()}>
            {words('cancel')}
          </button>
          <button type="button" className="button" onClick={() => setAsked(false)}>
            {words('keep')}
          </button>
        </>
      ) : (
        <>
          <a href={to('changeOrder', { id })} className="button">
            {words('change.link')}
          </a>
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {words('cancel')}
          </button>
        </>
      )}
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
    </div>
  );
}
