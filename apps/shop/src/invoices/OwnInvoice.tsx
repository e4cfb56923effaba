import type { OwnInvoice as Invoice } from '@traiteur/contract/own/own-invoices.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { InvoicePaper } from '@traiteur/front/money/invoices/InvoicePaper.tsx';
import { Sheet } from '@traiteur/front/paper/Paper.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { NumberedText } from '../texts/NumberedText.tsx';
import styles from './OwnInvoice.module.css';

export function OwnInvoice({ invoice }: { invoice: Invoice }) {
  const words = useShopWords('ownInvoice');
  const { kind, number, orderId } = invoice;
  const title = useShopWords('ownInvoice.onPaper.invoices.one')(kind, { number });
  const to = useTo();
  const { browser } = useAlive();
  const { brand } = useKitSettings();
  useEffect(() => {
    // The server draws the page without the invoice, which is the client's own.
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className={styles['invoice']}>
      <div className={styles['head']} data-screen-only>
        <h1 className="headline">
          <NumberedText number={number}>{title}</NumberedText>
        </h1>
        {kind === 'invoice' && <Open invoice={invoice} />}
        <div className={styles['ways']}>
          <button type="button" className="button primary" onClick={() => browser?.print()}>
            {words('print')}
          </button>
          {orderId !== null && (
            <a href={to('order', { id: orderId })} className="button">
              {words('order')}
            </a>
          )}
          <a href={to('account')} className="button">
            {words('account')}
          </a>
        </div>
      </div>
      <Sheet>
        <InvoicePaper invoice={invoice} />
      </Sheet>
    </div>
  );
}

/** The paper says what was open when it was written; this, what is open today. */
function Open({ invoice: { open, dueOn, document: copy } }: { invoice: Invoice }) {
  const words = useShopWords('ownInvoice');
  const locale = useLocale();
  const { date } = useDates();
  const amount = formatMoney(open, copy.currency, locale);
  if (open === 0) return <p className={styles['settled']}>{words('settled')}</p>;
  return (
    <p className={styles['open']}>
      {dueOn === null ? words('open', { amount }) : words('openUntil', { amount, date: date(dueOn) })}
    </p>
  );
}
