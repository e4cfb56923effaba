import { Island } from '../frame/island/Island.tsx';
import { page } from '../page.tsx';
import { orderIdIn } from './order-id.ts';
import { OrderPage } from './OrderPage.tsx';

/** Whose order it is, the API knows: the page itself shows nothing of it. */
export const order = page({
  read: async ({ call, parameters, url }) => {
    const id = orderIdIn(parameters);
    const { publishableKey } = await call('own-payments', 'getOnlinePayment');
    return { id, isNew: url.searchParams.get('new') === '1', isOnline: publishableKey !== null };
  },
  head: (_, { words }) => ({ title: words('ownOrders')('one'), isListed: false }),
  Body: ({ data }) => <Island name="order" of={OrderPage} props={data} />,
});
