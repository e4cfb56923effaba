import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useState } from 'react';
import { useAccount } from '../account/use-account.ts';
import { useOwnData } from '../account/use-own-data.ts';
import { CartNews } from '../cart/CartNews.tsx';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { useCart } from '../cart/use-cart.ts';
import { TryAgain } from '../form/TryAgain.tsx';
import { Waiting } from '../form/Waiting.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useOwn } from '../site/island/use-own.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './Checkout.module.css';
import { CheckoutEntrance } from './CheckoutEntrance.tsx';
import { forgetDraft } from './checkout-draft.ts';
import { forgetOrderKey } from './order-key.ts';
import { addressOfDays, type PlacedDay, readPlacedDays, savePlacedDays } from './placed-days.ts';
import { useLastOrder } from './use-last-order.ts';
import { usePlacedOrders } from './use-placed-order.ts';

interface CheckoutProps {
  /** Whether the house takes payments online. */
  isOnline: boolean;
}

/** Its heading goes with it once several days are ordered: they are thanked for here. */
export function Checkout({ isOnline }: CheckoutProps) {
  const words = useShopWords('checkout');
  const { browser } = useAlive();
  const { portions } = useCart();
  const [keptDays, setPlacedDays] = useState<PlacedDay[]>(() => readPlacedDays(browser?.tabStorage));
  // Only once the page is as the server drew it.
  const placedDays = useOwn(() => true, false) ? keptDays : [];
  const PlacedDays = useRead(placedDays.length > 0 ? 'placed-days' : undefined, () => import('./PlacedDays.tsx')).value
    ?.PlacedDays;
  if (portions === 0 && placedDays.length > 0)
    return PlacedDays ? <PlacedDays days={placedDays} /> : <p role="status">{words('placed')}</p>;
  return (
    <>
      <h1 className="headline">{words('title')}</h1>
      <p className="scripted">{words('subtitle')}</p>
      <CartCheckout isOnline={isOnline} onDaysPlaced={setPlacedDays} />
    </>
  );
}

interface CartCheckoutProps extends CheckoutProps {
  onDaysPlaced: (days: PlacedDay[]) => void;
}

/** A client who is signed out signs in first and comes back here. */
function CartCheckout({ isOnline, onDaysPlaced }: CartCheckoutProps) {
  const words = useShopWords('checkout');
  const to = useTo();
  const { call, browser } = useAlive();
  const { user, isKnown, isSomebody } = useAccount();
  const { store, portions } = useCart();
  const [isPlaced, setPlaced] = useState(false);
  const { value: data, failed, tryAgain: read } = useOwnData(isSomebody);
  const site = useRead('site', () => call('site-texts', 'get'));

  // Beside the data, and not at all for who signs in first.
  const steps = useRead(isSomebody ? 'checkout-steps' : undefined, () => import('./steps/CheckoutSteps.tsx'));
  const { lastOrder } = useLastOrder(isSomebody);
  const isFindingOut = usePlacedOrders(isSomebody, leave);

  function leave(orders: OwnOrder[]): void {
    const [order, ...otherOrders] = orders;
    if (!browser || !order) return;
    if (otherOrders.length > 0) {
      savePlacedDays(browser.tabStorage, orders, isOnline);
      const days = readPlacedDays(browser.tabStorage);
      const unpaidDays = days.filter(({ isToPay }) => isToPay);
      if (unpaidDays.length > 0) {
        setPlaced(true);
        browser.leaveFor(`${to('payOrder', { id: addressOfDays(unpaidDays) })}?new=1`);
      } else onDaysPlaced(days);
    } else {
      setPlaced(true);
      const { id, paymentChoice, due } = order;
      const isPaidNow = isOnline && paymentChoice === 'online' && due > 0;
      browser.leaveFor(`${to(isPaidNow ? 'payOrder' : 'order', { id })}?new=1`);
    }
    forgetOrderKey(browser.storage);
    forgetDraft(browser.tabStorage);
    store.empty();
  }

  function tryAgain(): void {
    void read();
    if (site.failed) void site.tryAgain();
    if (steps.failed) void steps.tryAgain();
  }

  if (isPlaced) return <p role="status">{words('placed')}</p>;
  if (portions === 0) return <EmptyCart />;
  if (isKnown && !user) return <CheckoutEntrance />;
  if ((failed && !data) || site.failed || steps.failed)
    return <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!data || !site.value || !steps.value || isFindingOut || lastOrder === undefined)
    return (
      <div className={`panel ${styles['step']} ${styles['waiting']}`}>
        <Waiting lines={4}>{words('loading')}</Waiting>
      </div>
    );
  const { CheckoutSteps } = steps.value;
  return (
    <>
      <CartNews />
      <CheckoutSteps
        data={data}
        site={site.value}
        isOnline={isOnline}
        lastOrder={lastOrder}
        readAgain={read}
        onPlaced={leave}
      />
    </>
  );
}

export default Checkout;
