import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './OrderPage.module.css';

export function AddToCalendar({ order: { id, number } }: { order: OwnOrder }) {
  const words = useShopWords('ownOrders');
  const { call, browser } = useAlive();
  const { send, busy, faults } = useSending();
  const download = () =>
    send(async () => {
      const file = await call('own-orders', 'getOwnOrderCalendar', { id });
      browser?.download(`${number}.ics`, await file.blob());
    });
  return (
    <div className={styles['calendar']} data-screen-only>
      <button type="button" className="button" aria-busy={busy} onClick={() => void download()}>
        {words('addToCalendar')}
      </button>
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
    </div>
  );
}
