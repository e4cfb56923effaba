import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './OrderPage.module.css';
import { type AgainOutcome, useOrderAgain } from './use-order-again.ts';

export function OrderAgain({ order: { lines, status } }: { order: OwnOrder }) {
  const words = useShopWords('ownOrders');
  const { fill, busy, fault, outcome } = useOrderAgain(lines);
  return (
    <div className={styles['again']}>
      <button
        type="button"
        className={standingStatuses.includes(status) ? 'button' : 'button primary'}
        aria-busy={busy}
        onClick={() => void fill()}
      >
        {words('again')}
      </button>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
    </div>
  );
}

function Outcome({ outcome: { articles, faults, date, isTable } }: { outcome: AgainOutcome }) {
  const words = useShopWords('ownOrders');
  const cartWords = useShopWords('cart');
  const to = useTo();
  const nameOf = useLocalName();
  const { long } = useDates();
  return (
    <>
      <p>
        <strong>{date ? words('againDone', { count: articles.length, date: long(date) }) : words('againNoDay')}</strong>
      </p>
      <ul>
        {faults.map(({ name, fault }) => (
          <li key={`${nameOf(name)} ${fault}`}>
            {words(`${isTable ? 'againFaultsOfTable' : 'againFaults'}.${fault}`, { dish: nameOf(name) })}
          </li>
        ))}
      </ul>
      {articles.length > 0 && (
        <p>
          <a href={to('cart')} className="button">
            {cartWords('open')}
          </a>
        </p>
      )}
    </>
  );
}
