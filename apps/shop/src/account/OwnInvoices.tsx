import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './AccountPage.module.css';

/** Those of one's own orders, and of the company whose invoices one receives; nothing without any. */
export function OwnInvoices() {
  const words = useShopWords('ownAccount.invoices');
  const to = useTo();
  const money = useMoney();
  const { short } = useDates();
  const { call } = useAlive();
  const { value, readWith } = useRead('own-invoices', () => call('own-invoices', 'listOwnInvoices', {}));
  if (!value || value.items.length === 0) return null;
  const { items, next } = value;
  const readMore = () =>
    readWith(async () => {
      const page = await call('own-invoices', 'listOwnInvoices', { ...(next !== null && { after: next }) });
      return { ...page, items: [...items, ...page.items] };
    });
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('title')}</h2>
      <ul>
        {items.map(({ id, kind, number, givenOn, dueOn, total, billedTo }) => (
          <li key={id} className={styles['row']}>
            <span>
              <a href={to('invoice', { id })}>{words(kind, { number })}</a>
              <small>
                {short(givenOn)} · {billedTo}
                {dueOn !== null && ` · ${words('due', { date: short(dueOn) })}`}
              </small>
            </span>
            <span>{money(kind === 'credit_note' ? -total : total)}</span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="button" onClick={() => void readMore()}>
          {words('more')}
        </button>
      )}
    </section>
  );
}
