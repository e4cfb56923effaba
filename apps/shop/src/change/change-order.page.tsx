import { idIn } from '../site/visit/id-in.ts';
import { readIsOnline } from '../orders/read-is-online.ts';
import { Island } from '../site/island/Island.tsx';
import { page } from '../site/page.tsx';
import { ChangeOrder } from './ChangeOrder.tsx';

/** Like the order itself, only drawn in the browser: only the API knows whose it is. */
export const changeOrder = page({
  read: async ({ call, parameters }) => ({ id: idIn(parameters), isOnline: await readIsOnline(call) }),
  head: (_, { words }) => ({ title: words('ownOrders')('change.one'), isListed: false }),
  Body: ({ data }) => <Island name="changeOrder" of={ChangeOrder} props={data} />,
});
