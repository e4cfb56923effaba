import { Island } from '../site/island/Island.tsx';
import { page } from '../site/page.tsx';
import { readIsOnline } from '../orders/read-is-online.ts';
import { Checkout } from './Checkout.tsx';

export const checkout = page({
  read: async ({ call }) => ({ isOnline: await readIsOnline(call) }),
  head: (_, { words }) => ({ title: words('checkout')('title'), isListed: false }),
  takesAddresses: true,
  Body: ({ data }) => <Island name="checkout" of={Checkout} props={data} />,
});
