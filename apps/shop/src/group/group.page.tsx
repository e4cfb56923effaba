import { useLocale } from 'use-intl';
import { idIn } from '../site/visit/id-in.ts';
import { readIsOnline } from '../orders/read-is-online.ts';
import { Island } from '../site/island/Island.tsx';
import { texts } from '../site/language/texts.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { page } from '../site/page.tsx';
import { GroupOrder } from './host/GroupOrder.tsx';
import { GroupOrders } from './host/GroupOrders.tsx';
import { GroupMeal } from './guest/GroupMeal.tsx';

/** For guests: who they are stands in the fragment and in their browser, which the server does not see. */
export const groupMeal = page({
  read: async ({ site }) => ({ allergens: site.allergens, housePhone: site.contact.phone }),
  head: (_, { words }) => ({ title: words('groupOrders')('guest.plain'), isListed: false }),
  Body: ({ data }) => {
    const { groupOrders: ownTexts } = texts[useLocale()];
    return <Island name="groupMeal" of={GroupMeal} props={{ ...data, texts: ownTexts }} />;
  },
});

export const groupOrders = page({
  read: async ({ call, site }) => ({ isOnline: await readIsOnline(call), takesTransfers: site.takesTransfers }),
  head: (_, { words }) => ({ title: words('groupOrders')('title'), isListed: false }),
  Body: ({ data }) => {
    const words = useShopWords('groupOrders');
    const { groupOrders: ownTexts } = texts[useLocale()];
    return (
      <>
        <h1 className="headline">{words('title')}</h1>
        <p className="scripted">{words('subtitle')}</p>
        <Island name="groupOrders" of={GroupOrders} props={{ ...data, texts: ownTexts }} />
      </>
    );
  },
});

/** The server draws no part of it: only the API knows whose it is. */
export const groupOrder = page({
  read: async ({ call, site, parameters }) => ({
    id: idIn(parameters),
    isOnline: await readIsOnline(call),
    takesTransfers: site.takesTransfers,
  }),
  head: (_, { words }) => ({ title: words('groupOrders')('one'), isListed: false }),
  Body: ({ data }) => {
    const { groupOrders: ownTexts } = texts[useLocale()];
    return <Island name="groupOrder" of={GroupOrder} props={{ ...data, texts: ownTexts }} />;
  },
});
