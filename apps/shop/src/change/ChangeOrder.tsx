import { SignInFirst } from '../account/SignInFirst.tsx';
import { useAccount } from '../account/use-account.ts';
import { useOwnData } from '../account/use-own-data.ts';
import { Notice } from '../errors/Notice.tsx';
import { TryAgain } from '../form/TryAgain.tsx';
import { WaitingPanels } from '../form/Waiting.tsx';
import { useOwnOrder } from '../orders/use-own-order.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { ChangeForm } from './ChangeForm.tsx';

interface ChangeOrderProps {
  id: number;
  /** Whether the house takes payments online. */
  isOnline: boolean;
}

export function ChangeOrder({ id, isOnline }: ChangeOrderProps) {
  const words = useShopWords('ownOrders');
  const to = useTo();
  const { call } = useAlive();
  const { user, isKnown, isSomebody } = useAccount();
  const { value: order, isGone, failed, tryAgain } = useOwnOrder(id, isSomebody);
  const ownData = useOwnData(isSomebody);
  const site = useRead('site', () => call('site-texts', 'get'));
  if (order?.cancellableUntil && ownData.value && site.value)
    return <ChangeForm order={order} own={ownData.value} most={site.value.largestLineQuantity} isOnline={isOnline} />;
  return (
    <>
      <h1 className="headline">{words('change.one')}</h1>
      {isKnown && !user ? (
        <SignInFirst then={to('changeOrder', { id })} why={words('signInFirst')} />
      ) : isGone ? (
        <Notice title={words('gone')}>
          <a href={to('account')} className="button">
            {words('all')}
          </a>
        </Notice>
      ) : order && !order.cancellableUntil ? (
        <Notice title={words('change.tooLate')} hint={words('change.tooLateHint')}>
          <a href={to('order', { id })} className="button">
            {words('change.back')}
          </a>
        </Notice>
      ) : failed || ownData.failed || site.failed ? (
        <TryAgain onAgain={() => Promise.all([tryAgain(), ownData.tryAgain(), site.tryAgain()])}>
          {words('unreachable')}
        </TryAgain>
      ) : (
        <WaitingPanels count={2} />
      )}
    </>
  );
}

export default ChangeOrder;
