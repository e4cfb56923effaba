import { SignInFirst } from '../account/SignInFirst.tsx';
import { useAccount } from '../account/use-account.ts';
import { TryAgain } from '../form/TryAgain.tsx';
import { WaitingPanels } from '../form/Waiting.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { Notice } from '../errors/Notice.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import type { SellerFacts } from './Seller.tsx';
import { OwnOrder } from './OwnOrder.tsx';
import { useOwnOrder } from './use-own-order.ts';

interface OrderPageProps {
  id: number;
  /** Just placed. */
  isNew: boolean;
  isChanged: boolean;
  seller: SellerFacts;
  /** Whether the house takes payments online. */
  isOnline: boolean;
  /** Whether the house has a contact page. */
  hasContact: boolean;
}

export function OrderPage({ id, isNew, ...house }: OrderPageProps) {
  const words = useShopWords('ownOrders');
  const to = useTo();
  const { user, isKnown, isSomebody } = useAccount();
  const { value: order, isGone, failed, replace, tryAgain } = useOwnOrder(id, isSomebody);
  if (order)
    return (
      <>
        <OwnOrder order={order} isNew={isNew} {...house} onChanged={replace} />
        {isNew && <KeepAccount />}
      </>
    );
  return (
    <>
      <h1 className="headline">{words('one')}</h1>
      {isKnown && !user ? (
        <SignInFirst then={to('order', { id })} why={words('signInFirst')} />
      ) : isGone ? (
        <Notice title={words('gone')}>
          <a href={to('account')} className="button">
            {words('all')}
          </a>
        </Notice>
      ) : failed ? (
        <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>
      ) : (
        <WaitingPanels count={2} />
      )}
    </>
  );
}

export default OrderPage;
