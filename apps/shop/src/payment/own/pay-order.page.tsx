import { mostDays } from '@traiteur/contract/own/own-order-input.ts';
import { Island } from '../../site/island/Island.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { idsIn } from '../../site/visit/id-in.ts';
import { page } from '../../site/page.tsx';
import { formOpening } from '../stripe-opening.ts';
import styles from '../Payment.module.css';
import { PayOrder } from './PayOrder.tsx';

const titleOf = ({ ids }: { ids: readonly number[] }) => (ids.length > 1 ? 'titleDays' : 'title');

/** One order, or several (`12-13`) by one payment. Of the signed-in pages, only this one allows Stripe's script. */
export const payOrder = page({
  async read({ call, parameters, url }) {
    const ids = idsIn(parameters, mostDays);
    const { publishableKey } = await call('own-payments', 'getOnlinePayment');
    return {
      ids,
      publishableKey,
      isNew: url.searchParams.get('new') === '1',
      hasFailed: url.searchParams.get('redirect_status') === 'failed',
      returnUrl: url.origin + url.pathname,
    };
  },
  head: (data, { words }) => ({ title: words('payment')(titleOf(data)), isListed: false }),
  Body: ({ data }) => {
    const words = useShopWords('payment');
    return (
      <div className={styles['page']}>
        <h1 className="headline">{words(titleOf(data))}</h1>
        <Island name="payOrder" of={PayOrder} props={data} />
      </div>
    );
  },
  opening: ({ publishableKey }) => (publishableKey === null ? {} : formOpening),
});
