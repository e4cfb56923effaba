import { useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { TryAgain } from '../form/TryAgain.tsx';
import { WaitingPanels } from '../form/Waiting.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { Notice } from '../errors/Notice.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { useAvoid } from '../avoiding/use-avoided.ts';
import styles from './AccountPage.module.css';
import { ConflictBand } from './allergies/ConflictBand.tsx';
import { OwnAddresses } from './address/OwnAddresses.tsx';
import { OwnAllergies } from './allergies/OwnAllergies.tsx';
import { OwnEaters } from './eaters/OwnEaters.tsx';
import { OwnCards } from './OwnCards.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnProfileForm } from './OwnProfileForm.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { useAccount } from './use-account.ts';
import { useOwnData } from './use-own-data.ts';
import { useOwnOrders } from './use-own-orders.ts';

interface AccountPageProps {
  hasContact: boolean;
}

export function AccountPage({ hasContact }: AccountPageProps) {
  const words = useShopWords('ownAccount');
  const cart = useShopWords('cart');
  const entrance = useShopWords('entrance');
  const error = useShopWords('front.error');
  const to = useTo();
  const { call, browser } = useAlive();
  const { user, isKnown, isSomebody, account } = useAccount();
  const { store } = useCart();
  const avoid = useAvoid();
  const { value: data, failed, tryAgain: read } = useOwnData(isSomebody);
  const orders = useOwnOrders(isSomebody);
  const site = useRead('site', () => call('site-texts', 'get'));
  const [isErased, setErased] = useState(false);
  if (isErased)
    return (
      <Notice title={words('erased')}>
        <a href={to('home')} className="button">
          {cart('toMenu')}
        </a>
      </Notice>
    );
  if (isKnown && !user) return <SignInFirst then={to('account')} />;
  if (!data && failed)
    return (
      <div className={styles['out']}>
        <TryAgain onAgain={read}>{error('unreachable')}</TryAgain>
      </div>
    );
  if (!data) return <WaitingPanels count={4} />;
  const signOut = async () => {
    await account?.auth.signOut();
    store.forget();
    avoid([]);
    browser?.leaveFor(to('home'));
  };
  /** Saving allergies also changes the conflicts of standing orders. */
  const readAll = () => Promise.all([read(), orders.tryAgain()]);
  return (
    <>
      <ConflictBand orders={orders.rows ?? []} hasContact={hasContact} isTable={data.eaters.length > 1} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <OwnOrders orders={orders} />
          <OwnInvoices />
          <OwnAddresses addresses={data.addresses} onChanged={read} />
          <OwnCards />
        </div>
        <div className={styles['column']}>
          {site.failed && <TryAgain onAgain={site.tryAgain}>{error('unreachable')}</TryAgain>}
          {site.value && <OwnAllergies profile={data.profile} site={site.value} onSaved={readAll} />}
          {site.value && <OwnEaters eaters={data.eaters} allergens={site.value.allergens} onChanged={readAll} />}
          <OwnProfileForm profile={data.profile} onSaved={read} />
          <OwnPassword
            email={data.profile.email || data.profile.unprovenEmail}
            hasPassword={data.profile.hasPassword}
            onChanged={read}
          />
          <OwnData
            onErased={() => {
              avoid([]);
              setErased(true);
            }}
          />
          <p>
            <button type="button" className="button" onClick={() => void signOut()}>
              {entrance('signOut')}
            </button>
          </p>
        </div>
      </div>
    </>
  );
}

export default AccountPage;
