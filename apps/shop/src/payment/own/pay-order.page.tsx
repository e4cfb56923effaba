import { Island } from '../../site/island/Island.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { idIn } from '../../site/visit/id-in.ts';
import { page } from '../../site/page.tsx';
import { formOpening } from '../stripe-opening.ts';
import styles from '../Payment.module.css';
import { PayOrder } from './PayOrder.tsx';

/** Of the signed-in pages, only this one allows Stripe's script. */
export const payOrder = page({
  async read({ call, parameters, url }) {
    const id = idIn(parameters);
    const { publishableKey } = await call('own-payments', 'getOnlinePayment');
    return {
      id,
      publishableKey,
      isNew: url.searchParams.get('new') === '1',
      hasFailed: url.searchParams.get('redirect_status') === 'failed',
      returnUrl: url.origin + url.pathname,
    };
  },
  head: (_, { words }) => ({ title: words('payment')('title'), isListed: false }),
  Body: ({ data }) => {
    const words = useShopWords('payment');
    return (
      <div className={styles['page']}>
        <h1 className="headline">{words('title')}</h1>
        <Island name="payOrder" of={PayOrder} props={data} />
      </div>
    );
  },
  opening: ({ publishableKey }) => (publishableKey === null ? {} : formOpening),
});
