import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { OwnData } from '../../account/use-own-data.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import styles from '../Checkout.module.css';
import { OrderNotes } from '../../orders/OrderNotes.tsx';
import { BeforeOrdering } from '../BeforeOrdering.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { CheckoutState } from '../use-checkout.ts';
import { usePlacing } from '../use-placing.ts';

interface CheckoutAsideProps {
  checkout: CheckoutState;
  site: SiteTexts;
  ofBrowser: readonly ClientAllergen[];
  /** See `avoidedBeyond`. */
  unkept: readonly ClientAllergen[];
  readAgain: () => Promise<OwnData | undefined>;
  onPlaced: (orders: OwnOrder[]) => void;
}

export function CheckoutAside({ checkout, site, ofBrowser, unkept, readAgain, onPlaced }: CheckoutAsideProps) {
  const words = useShopWords('checkout');
  const money = useMoney();
  const to = useTo();
  const { cart, driverNote } = useCart();
  const { quote, orders, table, complaint } = checkout;
  const { place, busy, sentence } = usePlacing({ checkout, unkept, readAgain, onPlaced });
  const shownSentence = complaint ? !complaint.step && complaint.sentence : sentence;
  const total = quote.isCurrent ? quote.value?.total : undefined;
  // While the total is being read, the button waits; it never shows an old total.
  const isAddingUp = total === undefined && (busy || !quote.failed);
  return (
    <section className={`panel ${styles['aside']}`} aria-labelledby="checkout-summary">
      <div className={styles['head']}>
        <h2 id="checkout-summary">{words('summary')}</h2>
        <a href={to('cart')} className={styles['change']}>
          {words('editCart')}
        </a>
      </div>
      <OrderSummary quote={quote} orders={orders} table={table} ofBrowser={ofBrowser} onEater={checkout.chooseEater} />
      <OrderNotes kitchenNote={cart.commentNote} driverNote={driverNote} />
      <BeforeOrdering site={site} />
      {shownSentence && (
        <p role="alert" className={styles['complaint']}>
          {shownSentence}
        </p>
      )}
      <button
        type="button"
        className={`button primary ${styles['submit']}`}
        aria-busy={busy || isAddingUp}
        onClick={() => void place()}
      >
        {isAddingUp && words('pay.waiting')}
        {!isAddingUp && busy && words('pay.sending')}
        {!isAddingUp &&
          !busy &&
          (total === undefined ? words('pay.submitPlain') : words('pay.submit', { amount: money(total) }))}
      </button>
    </section>
  );
}
