import type { GroupOrder } from '@traiteur/contract/own/group-orders.ts';
import { useState } from 'react';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';

interface GroupOrderStepsProps {
  groupOrder: GroupOrder;
  onChange: (groupOrder: GroupOrder) => void;
  onEdit: () => void;
}

export function GroupOrderSteps({ groupOrder: { id, state }, onChange, onEdit }: GroupOrderStepsProps) {
  const words = useShopWords('groupOrders.host');
  const { call } = useAlive();
  const { send, busy, faults } = useSending();
  const [question, setQuestion] = useState<'close' | 'cancel'>();
  const act = (operation: 'closeGroupOrder' | 'cancelGroupOrder') =>
    send(async () => {
      onChange(await call('group-orders', operation, { id }));
      setQuestion(undefined);
    });
  return (
    <section className={`panel ${styles['card']}`}>
      {question ? (
        <>
          <p>
            <strong>{words(question === 'close' ? 'closeAsk' : 'cancelAsk')}</strong>
          </p>
          <div className={styles['actions']}>
            <button
              type="button"
              className="button primary"
              aria-busy={busy}
              onClick={() => void act(question === 'close' ? 'closeGroupOrder' : 'cancelGroupOrder')}
            >
              {words(question === 'close' ? 'closeYes' : 'cancelYes')}
            </button>
            <button type="button" className="button" onClick={() => setQuestion(undefined)}>
              {words('back')}
            </button>
          </div>
        </>
      ) : (
        <div className={styles['actions']}>
          {state === 'open' && (
            <button type="button" className="button primary" onClick={() => setQuestion('close')}>
              {words('close')}
            </button>
          )}
          <button type="button" className="button" onClick={onEdit}>
            {words('change')}
          </button>
          <button type="button" className="button" onClick={() => setQuestion('cancel')}>
            {words('cancel')}
          </button>
        </div>
      )}
      {faults.sentence && (
        <p role="alert" className={styles['fault']}>
          {Object.values(faults.fields)[0] ?? faults.sentence}
        </p>
      )}
    </section>
  );
}
