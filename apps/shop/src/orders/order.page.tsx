import { Island } from '../site/island/Island.tsx';
import { page } from '../site/page.tsx';
import { isShown } from '../site/visit/shown-pages.ts';
import { readIsOnline } from './read-is-online.ts';
import { orderIdIn } from './order-id.ts';
import { OrderPage } from './OrderPage.tsx';

/** The server draws no part of the order: only the API knows whose it is. */
export const order = page({
  read: async ({ call, parameters, url, site }) => ({
    id: orderIdIn(parameters),
    isNew: url.searchParams.get('new') === '1',
    isOnline: await readIsOnline(call),
    hasContact: isShown('contact', site),
  }),
  head: (_, { words }) => ({ title: words('ownOrders')('one'), isListed: false }),
  Body: ({ data }) => <Island name="order" of={OrderPage} props={data} />,
});
